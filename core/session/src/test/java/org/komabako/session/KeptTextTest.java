package org.komabako.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.FileException;

class KeptTextTest {
  @TempDir
  Path folder;

  private Path file = Path.of("");

  @BeforeEach
  void keep() {
    file = folder.resolve("text");
    KeptText kept = KeptText.create(file);
    kept.keep("one\n");
    kept.keep("one\ntwo\n");
  }

  @Test
  void itIsThereAgain() {
    assertEquals("one\ntwo\n", KeptText.read(file));
    KeptText again = KeptText.open(file);
    again.keep(again.text() + "three\n");
    assertEquals("one\ntwo\nthree\n", KeptText.read(file));
  }

  @Test
  void whatWasNeverFinishedIsCutOff() throws Exception {
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - 1));
    assertEquals("one\n", KeptText.read(file));
    assertEquals(whole.length - 1, Files.size(file));
    KeptText again = KeptText.open(file);
    again.keep("one\nother\n");
    assertEquals("one\nother\n", KeptText.read(file));
  }

  @Test
  void damageIsKeptAside() throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] ^= 3;
    Files.write(file, bytes);
    assertEquals("one\n", KeptText.open(file).text());
    assertEquals("one\n", KeptText.read(file));
    assertTrue(Files.exists(folder.resolve("text.damaged")));
  }

  @Test
  void whatIsNoTextIsSaid() throws Exception {
    Files.writeString(file, "something else\n");
    assertThrows(FileException.class, () -> KeptText.open(file));
    assertThrows(FileException.class, () -> KeptText.read(folder.resolve("nothing")));
  }
}
