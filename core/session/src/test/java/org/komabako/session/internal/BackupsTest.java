package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {
  @TempDir
  private Path folder;

  private Path file;
  private Backups backups;

  @BeforeEach
  void begin() {
    file = folder.resolve("game.kif");
    backups = new Backups(folder.resolve("backups"));
  }

  private List<Path> kept() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("backups"))) {
      return files.sorted().toList();
    }
  }

  @Test
  void whatAFileHeldIsKeptUnderItsName() throws IOException {
    backups.keep(file);
    assertFalse(Files.exists(folder.resolve("backups")), "there was no such file yet");
    Files.writeString(file, "first");
    backups.keep(file);
    assertEquals("first", Files.readString(kept().get(0)));
    assertTrue(kept().get(0).toString().endsWith(" game.kif"));
  }

  @Test
  void theNewestAreKept() throws IOException {
    for (int number = 0; number < Backups.MOST + 5; number++) {
      Files.writeString(file, String.valueOf(number));
      backups.keep(file);
    }
    assertTrue(kept().size() <= Backups.MOST);
    assertEquals(
        String.valueOf(Backups.MOST + 4), Files.readString(kept().get(kept().size() - 1)));
  }

  @Test
  void aFolderThatCannotBeMadeHindersNobody() throws IOException {
    Files.writeString(folder.resolve("backups"), "a file");
    Files.writeString(file, "first");
    backups.keep(file);
    assertEquals("first", Files.readString(file));
  }
}
