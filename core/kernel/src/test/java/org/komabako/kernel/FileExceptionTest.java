package org.komabako.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is said of a file that cannot be used. */
class FileExceptionTest {
  private static final Path FILE = Path.of("/somewhere");

  @Test
  void aBareExceptionOfTheFileSystemIsPutInWords() {
    FileException e = FileException.unreadable(FILE, new NoSuchFileException("/somewhere"));
    assertEquals(
        "/somewhere cannot be read: there is no such file or folder", e.text().english());
    assertEquals("/somewhere を読めません。そのファイルやフォルダーはありません", e.text().japanese());
    assertEquals(e.text().english(), e.getMessage());
    assertEquals(
        "/somewhere cannot be written: access is denied",
        FileException.unwritable(FILE, new AccessDeniedException("/somewhere")).getMessage());
  }

  @Test
  void anotherFileThanTheOneMeantIsNamed() {
    assertEquals(
        "/somewhere cannot be written: /some: it is no folder",
        FileException.unwritable(FILE, new java.nio.file.NotDirectoryException("/some"))
            .getMessage());
  }

  @Test
  void whatTheSystemSaysIsSaidOn() {
    assertEquals(
        "/somewhere cannot be written: No space left on device",
        FileException.unwritable(
                FILE, new FileSystemException("/somewhere", null, "No space left on device"))
            .getMessage());
    assertEquals(
        "/somewhere cannot be read: it is not UTF-8 text",
        FileException.unreadable(FILE, new MalformedInputException(1)).getMessage());
    assertEquals(
        "/somewhere cannot be written: Disk full",
        FileException.unwritable(FILE, new IOException("Disk full")).getMessage());
  }

  @Test
  void aWrapperWithoutWordsSaysWhatItsCauseSays() {
    assertEquals(
        "/some: there is no such file or folder",
        Told.of(new UncheckedIOException(new NoSuchFileException("/some"))).english());
    assertEquals(
        "the list cannot be read",
        Told.of(new UncheckedIOException("the list cannot be read", new IOException("x")))
            .english());
  }
}
