package org.komabako.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;

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
    try (var files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList(), "a beginning is no damage");
    }
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
    assertTold("its first line is not that of a journal", () -> KeptText.open(file));
    Files.write(file, Arrays.copyOf(bytes("komabako journal 1\nxyz"), 19));
    assertTold("it is empty", () -> KeptText.read(file));
    assertTold("nothing", () -> KeptText.read(folder.resolve("nothing")));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void assertTold(String words, Executable action) {
    String message = String.valueOf(assertThrows(FileException.class, action).getMessage());
    assertTrue(message.contains(words), message);
  }

  @Test
  void whatCannotBeKeptIsToldAndTheTextIsAsItWas() throws Exception {
    KeptText kept = KeptText.open(file);
    Files.delete(file);
    Files.createDirectories(file.resolve("in the way"));
    assertTold(file.toString(), () -> kept.keep("other\n"));
    assertEquals("one\ntwo\n", kept.text());
  }
}
