package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.platform.internal.RunningFolders.names;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.mockStatic;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;

/** What is fetched lies in the folder and is whole; what cannot be had leaves nothing, and is named. */
class FetchedTest {
  @TempDir
  Path folder;

  private Path user;
  private @Nullable TestServer server;

  @BeforeEach
  void start() {
    user = folder.resolve("data/variants");
  }

  @AfterEach
  void stop() throws IOException {
    if (server != null) {
      server.close();
    }
  }

  private URI answer(String path, String status, byte[] content) throws IOException {
    return answer(path, status, content.length, out -> out.write(content));
  }

  private URI answer(String path, String status, long length, TestServer.Body body)
      throws IOException {
    server = new TestServer(status, length, body);
    return server.address(path);
  }

  private String refused(URI source) throws IOException {
    RequestException told = assertThrows(RequestException.class, () -> Fetched.from(source, user));
    assertEquals(List.of(), Files.exists(user) ? names(user) : List.of());
    return told.getMessage();
  }

  private String failed(URI source) throws IOException {
    FileException told = assertThrows(FileException.class, () -> Fetched.from(source, user));
    assertEquals(List.of(), names(user));
    return told.getMessage();
  }

  /** It takes the place of what is in use, and a power cut may follow. */
  @Test
  void whatWasFetchedIsForcedToTheDisk() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    List<Long> forced = new ArrayList<>();
    try (var disk = mockStatic(AtomicFiles.class, CALLS_REAL_METHODS)) {
      disk.when(() -> AtomicFiles.force(any())).thenAnswer(call -> {
        forced.add(Files.size(call.getArgument(0)));
        return null;
      });
      var unused = Fetched.from(given.toUri(), user);
    }
    assertEquals(List.of(Files.size(given)), forced, "when all of it was written");
  }

  @Test
  void thatTheFolderCannotBeWrittenIsNoFaultOfTheFile() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    Path taken = Files.writeString(folder.resolve("taken"), "");
    FileException told = assertThrows(
        FileException.class, () -> Fetched.from(given.toUri(), taken.resolve("variants")));
    assertTrue(
        told.getMessage().startsWith(taken.resolve("variants") + " cannot be written: "),
        told.getMessage());
  }

  @Test
  void aFileIsCopied() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    Fetched<JarInspector> fetched = Fetched.from(given.toUri(), user);
    assertEquals("a.b", fetched.jar().symbolicName());
    assertEquals(JarInspector.digest(given), JarInspector.digest(fetched.part()));
    assertEquals(user, fetched.part().getParent());
    String name = fetched.part().getFileName().toString();
    assertTrue(name.startsWith("new-") && name.endsWith(".part"), "it is not watched: " + name);
  }

  @Test
  void anAddressIsFetched() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    Fetched<JarInspector> fetched =
        Fetched.from(answer("/tiny.jar", "200 OK", Files.readAllBytes(given)), user);
    assertEquals(JarInspector.digest(given), fetched.jar().digest());
    assertEquals(List.of(fetched.part().getFileName().toString()), names(user));
  }

  @ParameterizedTest
  @ValueSource(strings = {"404 Not Found", "300 Multiple Choices", "500 Internal Server Error"})
  void anotherAnswerOfAServerIsTold(String status) throws Exception {
    URI address = answer("/tiny.jar", status, "no such file".getBytes(StandardCharsets.UTF_8));
    assertEquals(address + " cannot be read: the server answered " + status, failed(address));
  }

  @Test
  void aServerThatIsNotThereIsTold() throws Exception {
    URI address = answer("/tiny.jar", "200 OK", new byte[0]);
    stop();
    String told = failed(address);
    assertTrue(told.startsWith(address + " cannot be read: "), told);
  }

  @Test
  void anAnswerThatEndsTooEarlyIsTold() throws Exception {
    byte[] whole = Files.readAllBytes(TestVariant.of("1.0").build(folder.resolve("given.jar")));
    URI address = answer("/tiny.jar", "200 OK", whole.length, out -> out.write(whole, 0, 100));
    assertTrue(refused(address).contains("is damaged or not complete"));
  }

  @Test
  void whatIsNoJarIsToldByTheNameInTheAddress() throws Exception {
    URI address = answer("/x/tiny.jar", "200 OK", "good morning".getBytes(StandardCharsets.UTF_8));
    assertTrue(refused(address).startsWith("tiny.jar is no jar"));
  }

  @Test
  void whatIsTooLargeIsNotFetchedToItsEnd() throws Exception {
    byte[] piece = new byte[1 << 20];
    URI address = answer("/large.jar", "200 OK", -1, out -> {
      for (int i = 0; i <= JarInspector.LARGEST_JAR / piece.length; i++) {
        out.write(piece);
      }
    });
    assertEquals(address + " is larger than the 64 MB that a variant may have", refused(address));
  }

  @Test
  void onlyFilesAndTheWebAreAsked() throws Exception {
    assertEquals("'tiny.jar' is no URL", refused(URI.create("tiny.jar")));
    assertEquals(
        "variants are fetched from files, http and https, not from 'ftp'",
        refused(URI.create("ftp://example.org/tiny.jar")));
    assertEquals(folder + " is no file", refused(folder.toUri()).replaceAll("/ is", " is"));
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    assertEquals(
        "a.b",
        Fetched.from(URI.create("FILE://" + given), user).jar().symbolicName(),
        "a scheme has no case");
  }

  @Test
  void aFileThatIsNotThereIsNamed() throws Exception {
    Path missing = folder.resolve("missing.jar");
    String told = failed(missing.toUri());
    assertTrue(told.startsWith(missing + " cannot be read: "), told);
  }

  @Test
  void whoIsInterruptedHasNothing() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    Thread.currentThread().interrupt();
    try {
      StateException told =
          assertThrows(StateException.class, () -> Fetched.from(given.toUri(), user));
      assertEquals(given + " was not fetched: the command was interrupted", told.getMessage());
    } finally {
      assertTrue(Thread.interrupted(), "whoever else waits is to know it too");
    }
    assertEquals(List.of(), names(user));
  }

  @Test
  void aListOfVariantsIsToldHowOneOfThemIsHad() throws Exception {
    Path list = Files.writeString(folder.resolve("variants.ini"), "[mini:minishogi]");
    String told = refused(list.toUri());
    assertTrue(told.contains("variant:new NAME --from " + list + "#SECTION"), told);
    assertTrue(told.startsWith(list + " is a list of variants"), told);
  }
}
