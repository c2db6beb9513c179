package org.komabako.base.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What is said of a file that cannot be used. */
class FileExceptionTest {
  private static final Path FILE = Path.of("/somewhere");

  @Test
  void whatTheSystemOftenSaysIsInBothLanguages() {
    FileException told = FileException.unwritable("/x", new IOException("No space left on device"));
    assertEquals("/x cannot be written: the disk is full", told.text().in(Locale.ENGLISH));
    assertEquals("/x に書けません。ディスクがいっぱいです", told.text().in(Locale.JAPANESE));
  }

  @Test
  void aHostWithoutAnAddressIsSaidInWords() {
    assertEquals(
        "no address is known of example.invalid; is there a network?",
        UserMessage.of(new java.net.UnknownHostException("example.invalid")).in(Locale.ENGLISH));
  }

  @Test
  void aBareExceptionOfTheFileSystemIsPutInWords() {
    FileException e = FileException.unreadable(FILE, new NoSuchFileException("/somewhere"));
    assertEquals(
        "/somewhere cannot be read: there is no such file or folder", e.text().in(Locale.ENGLISH));
    assertEquals("/somewhere を読めません。そのファイルやフォルダーはありません", e.text().in(Locale.JAPANESE));
    assertEquals(e.text().in(Locale.ENGLISH), e.getMessage());
    assertEquals(
        "/somewhere cannot be written: access is denied",
        FileException.unwritable(FILE, new AccessDeniedException("/somewhere")).getMessage());
  }

  @Test
  void anotherFileThanTheOneMeantIsNamed() {
    assertEquals(
        "/somewhere cannot be written: /some: it is no folder",
        FileException.unwritable(FILE, new NotDirectoryException("/some")).getMessage());
  }

  @Test
  void whatTheSystemSaysIsSaidOn() {
    assertEquals(
        "/somewhere cannot be written: the disk is full",
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
        UserMessage.of(new UncheckedIOException(new NoSuchFileException("/some")))
            .in(Locale.ENGLISH));
    assertEquals(
        "the list cannot be read",
        UserMessage.of(new UncheckedIOException("the list cannot be read", new IOException("x")))
            .in(Locale.ENGLISH));
  }

  @Test
  void eachTroubleHasItsWords() {
    String file = "/somewhere";
    assertWords("it is already there", new FileAlreadyExistsException(file));
    assertWords("the folder is not empty", new DirectoryNotEmptyException(file));
    assertWords("it is no folder", new NotDirectoryException(file));
    assertWords("NotLinkException", new NotLinkException(file));
    assertEquals(
        "/somewhere cannot be removed: access is denied",
        FileException.unremovable(FILE, new AccessDeniedException(file)).getMessage());
  }

  private static void assertWords(String words, FileSystemException problem) {
    assertEquals(
        "/somewhere cannot be read: " + words,
        FileException.unreadable(FILE, problem).getMessage());
    assertEquals("/somewhere: " + words, UserMessage.of(problem).in(Locale.ENGLISH));
  }

  @Test
  void aProblemWithoutAMessageSaysWhatItIs() {
    assertEquals("java.io.IOException", UserMessage.of(new IOException()).in(Locale.ENGLISH));
    assertEquals("lost", UserMessage.of(new IOException("lost")).in(Locale.JAPANESE));
    LocalizedText text = LocalizedText.of("it stands", "止まっています");
    assertEquals(text, UserMessage.of(new StateException(text)));
    assertEquals(text, UserMessage.of(new RequestException(text, new IOException("x"))));
  }
}
