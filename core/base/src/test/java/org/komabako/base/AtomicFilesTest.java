package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that are there wholly or not at all, and for whom. */
@Timeout(30)
class AtomicFilesTest {
  @TempDir
  private Path folder;

  @BeforeAll
  static void permissions() {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
  }

  @Test
  void aPrivateFileAndItsNewFoldersAreForTheUserOnly() throws IOException {
    Path file = folder.resolve("a/b/file");
    AtomicFiles.writePrivate(file, bytes("one"));
    assertEquals("rw-------", permissions(file));
    assertEquals("rwx------", permissions(folder.resolve("a/b")));
    assertEquals("rwx------", permissions(folder.resolve("a")));
    assertEquals("one", Files.readString(file));
  }

  @Test
  void aPrivateFileThatOthersCouldReadIsForTheUserOnlyWhenItIsWrittenAgain() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    AtomicFiles.writePrivate(file, bytes("after"));
    assertEquals("rw-------", permissions(file));
  }

  @Test
  void aDocumentKeepsThePermissionsThatItHad() throws IOException {
    Path file = folder.resolve("file");
    AtomicFiles.write(file, bytes("before"));
    String usual = permissions(Files.createFile(folder.resolve("usual")));
    assertEquals(usual, permissions(file));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    AtomicFiles.write(file, bytes("after"));
    assertEquals("rw-rw----", permissions(file));
  }

  @Test
  void whereTheContentFailsWhatWasThereStaysAndNothingIsLeftBeside() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");
    for (Throwable each :
        List.of(new IOException("io"), new IllegalStateException("state"), new AssertionError())) {
      Throwable thrown = assertThrows(
          each.getClass(),
          () -> AtomicFiles.write(file, out -> {
            out.write(1);
            if (each instanceof IOException e) {
              throw e;
            }
            if (each instanceof Error e) {
              throw e;
            }
            throw (RuntimeException) each;
          }));
      assertEquals(each, thrown);
    }
    assertEquals("before", Files.readString(file));
    assertEquals(List.of("file"), names());
  }

  @Test
  void whatAKilledProcessHasLeftBesideIsWrittenOverAndGone() throws IOException {
    Files.writeString(folder.resolve(".file.part"), "half of a longer text");
    AtomicFiles.write(folder.resolve("file"), bytes("new"));
    assertEquals("new", Files.readString(folder.resolve("file")));
    assertEquals(List.of("file"), names());
  }

  @Test
  void aLinkThatSomebodyPutInTheWayIsNotFollowed() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim"), "mine");
    Files.createSymbolicLink(folder.resolve(".file.part"), victim);
    AtomicFiles.write(folder.resolve("file"), bytes("new"));
    assertEquals("mine", Files.readString(victim));
    assertFalse(Files.isSymbolicLink(folder.resolve("file")));
  }

  @Test
  void aLinkOfTheUserStaysALink() throws IOException {
    Path real = Files.writeString(folder.resolve("real"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
    AtomicFiles.write(link, bytes("after"));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("after", Files.readString(real));
    Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
    assertThrows(FileSystemException.class, () -> AtomicFiles.write(circle, bytes("x")));
  }

  @Test
  void noFileTakesThePlaceOfAFolderOrADevice() throws IOException {
    Path taken = Files.createDirectories(folder.resolve("taken"));
    assertThrows(FileSystemException.class, () -> AtomicFiles.write(taken, bytes("x")));
    assertThrows(
        FileSystemException.class, () -> AtomicFiles.write(Path.of("/dev/null"), bytes("x")));
    assertEquals(List.of("taken"), names());
  }

  @Test
  void aNameAsLongAsNamesMayBeIsWritten() throws IOException {
    Path file = folder.resolve("駒".repeat(84) + ".kf");
    AtomicFiles.write(file, bytes("x"));
    assertEquals("x", Files.readString(file));
  }

  @Test
  void threadsThatWriteOneFileLeaveTheWholeOfOneOfThem() throws Exception {
    Path file = folder.resolve("file");
    CountDownLatch go = new CountDownLatch(1);
    List<Thread> threads = Stream.of("a", "b", "c", "d")
        .map(letter -> new Thread(() -> {
          try {
            go.await();
            for (int i = 0; i < 10; i++) {
              AtomicFiles.write(file, bytes(letter.repeat(100_000)));
            }
          } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }))
        .toList();
    threads.forEach(Thread::start);
    go.countDown();
    for (Thread each : threads) {
      each.join();
    }
    String text = Files.readString(file);
    assertEquals(text.substring(0, 1).repeat(100_000), text);
    assertEquals(List.of("file"), names());
  }

  @Test
  void anInterruptWaitsUntilAllIsDone() throws IOException {
    Path file = folder.resolve("file");
    Thread.currentThread().interrupt();
    AtomicFiles.write(file, bytes("one"));
    AtomicFiles.append(file, 3, bytes(" two"));
    AtomicFiles.cut(file, 5);
    AtomicFiles.force(file);
    assertTrue(Thread.interrupted());
    assertEquals("one t", Files.readString(file));
  }

  @Test
  void aPipeIsNotWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    assertThrows(FileSystemException.class, () -> AtomicFiles.append(pipe, 0, bytes("x")));
    assertThrows(FileSystemException.class, () -> AtomicFiles.write(pipe, bytes("x")));
  }

  @Test
  void movingAndDeletingSayWhatTheyDid() throws IOException {
    Path from = Files.writeString(folder.resolve("from"), "x");
    Path to = Files.writeString(folder.resolve("to"), "y");
    AtomicFiles.move(from, to);
    assertEquals("x", Files.readString(to));
    assertFalse(Files.exists(from));
    assertTrue(AtomicFiles.delete(to));
    assertFalse(AtomicFiles.delete(to));
  }

  @Test
  void whatOthersCouldReadIsMadePrivate() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Path inner = Files.createDirectories(folder.resolve("inner"));
    Files.setPosixFilePermissions(inner, PosixFilePermissions.fromString("rwxr-xr-x"));
    AtomicFiles.makePrivate(file);
    AtomicFiles.makePrivate(inner);
    assertEquals("rw-------", permissions(file));
    assertEquals("rwx------", permissions(inner));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
    AtomicFiles.makePrivate(file);
    assertEquals("r--------", permissions(file), "less stays less");
    AtomicFiles.makePrivate(folder.resolve("missing"));
  }

  @Test
  void anEmptyFileForTheUserIsMadeAndOneThatIsThereIsMadePrivate() throws IOException {
    Path file = folder.resolve("file");
    AtomicFiles.createPrivate(file);
    assertEquals("rw-------", permissions(file));
    Files.writeString(file, "content");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    AtomicFiles.createPrivate(file);
    assertEquals("rw-------", permissions(file));
    assertEquals("content", Files.readString(file));
  }

  @Test
  void muchIsWrittenAsItIs() throws IOException {
    byte[] much = new byte[300_000];
    for (int i = 0; i < much.length; i++) {
      much[i] = (byte) (i * 31);
    }
    AtomicFiles.writePrivate(folder.resolve("much"), much);
    assertArrayEquals(much, Files.readAllBytes(folder.resolve("much")));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
