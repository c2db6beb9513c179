package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;

/** Files that are there wholly or not at all. */
class WholeFileTest {
  @TempDir
  private Path folder;

  @Test
  void theFileIsThereWithItsFoldersAndNothingBeside() throws IOException {
    Path file = folder.resolve("a/b/file");
    WholeFile.write(file, new byte[] {1});
    WholeFile.write(file, new byte[] {2, 3});
    assertArrayEquals(new byte[] {2, 3}, Files.readAllBytes(file));
    try (var all = Files.list(file.resolveSibling("."))) {
      assertEquals(1, all.count());
    }
  }

  @Test
  void whatIsNotToldToItsEndLeavesWhatWasThere() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");
    var e = assertThrows(
        IllegalStateException.class,
        () -> WholeFile.write(file, out -> {
          out.write(1);
          throw new IllegalStateException("gone");
        }));
    assertEquals("gone", e.getMessage());
    assertEquals("before", Files.readString(file));
    try (var all = Files.list(folder)) {
      assertEquals(List.of(file), all.toList());
    }
  }

  @Test
  void whatCannotBeWrittenIsNamedAndLeavesNothing() throws IOException {
    Path taken = Files.createDirectories(folder.resolve("taken/inside"));
    Path file = folder.resolve("taken");
    var e = assertThrows(FileException.class, () -> WholeFile.write(file, new byte[] {1}));
    assertTrue(e.getMessage().contains(file.toString()), e.getMessage());
    assertTrue(Files.isDirectory(taken));
    try (var all = Files.list(folder)) {
      assertEquals(List.of(file), all.toList());
    }
  }

  @Test
  void propertiesOfTheUserAreReadByNobodyElse() throws IOException {
    Path file = folder.resolve("private");
    Properties written = new Properties();
    written.setProperty("name", "駒箱");
    WholeFile.writePrivate(file, written);
    Properties read = new Properties();
    try (var in = Files.newBufferedReader(file)) {
      read.load(in);
    }
    assertEquals(written, read);
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }
  }

  @Test
  void whatIsPrivateAndCannotBeWrittenIsNamed() throws IOException {
    Path file = Files.createDirectories(folder.resolve("taken/inside")).getParent();
    var e = assertThrows(FileException.class, () -> WholeFile.writePrivate(file, new byte[] {1}));
    assertTrue(e.getMessage().startsWith(file + " cannot be written: "), e.getMessage());
  }
}
