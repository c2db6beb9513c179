package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.platform.internal.RunningFolders.names;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.FileException;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.StateException;

/** What is fetched lies in the folder and is whole; what cannot be had leaves nothing, and is named. */
class FetchedTest {
  @TempDir
  Path folder;

  private Path user;
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    user = folder.resolve("data/variants");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private URI address(String path) {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
  }

  private void answer(String path, int status, byte[] content) {
    server.createContext(path, exchange -> {
      exchange.sendResponseHeaders(status, content.length);
      exchange.getResponseBody().write(content);
      exchange.close();
    });
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

  @Test
  void aFileIsCopied() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    Fetched fetched = Fetched.from(given.toUri(), user);
    assertEquals("a.b", fetched.jar().symbolicName());
    assertEquals(JarInspector.digest(given), JarInspector.digest(fetched.part()));
    assertEquals(user, fetched.part().getParent());
    String name = fetched.part().getFileName().toString();
    assertTrue(name.startsWith("new-") && name.endsWith(".part"), "it is not watched: " + name);
  }

  @Test
  void anAddressIsFetched() throws Exception {
    Path given = TestVariant.of("1.0").build(folder.resolve("given.jar"));
    answer("/tiny.jar", 200, Files.readAllBytes(given));
    Fetched fetched = Fetched.from(address("/tiny.jar"), user);
    assertEquals(JarInspector.digest(given), fetched.jar().digest());
    assertEquals(List.of(fetched.part().getFileName().toString()), names(user));
  }

  @ParameterizedTest
  @CsvSource({"404, Not Found", "300, Multiple Choices", "500, Internal Server Error"})
  void anotherAnswerOfAServerIsTold(int status, String words) throws Exception {
    answer("/tiny.jar", status, "no such file".getBytes());
    assertEquals(
        address("/tiny.jar") + " cannot be read: the server answered " + status + " " + words,
        failed(address("/tiny.jar")));
  }

  @Test
  void aServerThatIsNotThereIsTold() throws Exception {
    server.stop(0);
    String told = failed(address("/tiny.jar"));
    assertTrue(told.startsWith(address("/tiny.jar") + " cannot be read: "), told);
  }

  @Test
  void anAnswerThatEndsTooEarlyIsTold() throws Exception {
    byte[] whole = Files.readAllBytes(TestVariant.of("1.0").build(folder.resolve("given.jar")));
    server.createContext("/tiny.jar", exchange -> {
      exchange.sendResponseHeaders(200, whole.length);
      exchange.getResponseBody().write(whole, 0, 100);
      exchange.close();
    });
    assertTrue(refused(address("/tiny.jar")).contains("is damaged or not complete"));
  }

  @Test
  void whatIsNoJarIsToldByTheNameInTheAddress() throws Exception {
    answer("/x/tiny.jar", 200, "good morning".getBytes());
    assertTrue(refused(address("/x/tiny.jar")).startsWith("tiny.jar is no jar"));
  }

  @Test
  void whatIsTooLargeIsNotFetchedToItsEnd() throws Exception {
    server.createContext("/large.jar", exchange -> {
      exchange.sendResponseHeaders(200, 0);
      byte[] piece = new byte[1 << 20];
      try (var out = exchange.getResponseBody()) {
        for (int i = 0; i <= JarInspector.LARGEST_JAR / piece.length; i++) {
          out.write(piece);
        }
      } catch (IOException e) {
        // Nobody reads on.
        exchange.close();
      }
    });
    assertEquals(
        address("/large.jar") + " is larger than the 64 MB that a variant may have",
        refused(address("/large.jar")));
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
}
