package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;

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

  @Test
  void eachNameStandsOnALineInOrder() throws IOException {
    Path file = folder.resolve("names");
    NameFile names = new NameFile(file);
    names.write(Set.of("c", "a", "b"));
    assertEquals("a\nb\nc\n", Files.readString(file));
    Files.writeString(file, "a\n\n  \nb\n");
    assertEquals(Set.of("a", "b"), names.read());
  }

  @Test
  void whatChangesNothingIsNotWritten() throws IOException {
    Path file = folder.resolve("names");
    NameFile names = new NameFile(file);
    names.set("a", false);
    assertFalse(Files.exists(file));
    Files.writeString(file, "b\na\n");
    names.set("a", true);
    assertEquals("b\na\n", Files.readString(file));
  }

  @Test
  void whatCannotBeWrittenIsTold() throws IOException {
    Path file = Files.createDirectories(folder.resolve("names/in-the-way")).getParent();
    FileException told =
        assertThrows(FileException.class, () -> new NameFile(file).write(Set.of("a")));
    assertTrue(told.getMessage().contains(file + " cannot be written"), told.getMessage());
  }
}
