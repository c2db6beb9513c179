package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.FileException;

class NameFileTest {
  @TempDir
  private Path folder;

  @Test
  void namesComeAndGo() {
    NameFile names = new NameFile(folder.resolve("deep/names"));
    assertEquals(Set.of(), names.read());
    names.set("a", true);
    names.set("b", true);
    names.set("a", false);
    assertEquals(Set.of("b"), new NameFile(folder.resolve("deep/names")).read());
  }

  @Test
  void aFileThatCannotBeReadForAMomentIsNotWrittenOver() throws IOException {
    Path file = Files.createDirectories(folder.resolve("names"));
    NameFile names = new NameFile(file);
    assertEquals(Set.of(), names.read());
    assertThrows(FileException.class, () -> names.set("a", true));
    Files.delete(file);
    Files.writeString(file, "b\n");
    names.set("a", true);
    assertEquals(Set.of("a", "b"), names.read());
  }
}
