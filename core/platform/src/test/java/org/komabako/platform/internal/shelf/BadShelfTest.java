package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.platform.VariantShelf.Trust;
import org.komabako.platform.internal.TestServer;

/** Shelves that are wrong, by mistake or on purpose. */
class BadShelfTest {
  private static final Duration SOON = Duration.ofMillis(300);
  private static final String DIGEST = "0".repeat(64);

  @TempDir
  Path folder;

  private static byte[] index(String name, String size, String digest) {
    return """
        <repository xmlns="http://www.osgi.org/xmlns/repository/v1.0.0"><resource>
        <capability namespace="osgi.identity"><attribute name="osgi.identity" value="%s"/>
        <attribute name="type" value="komabako.variant"/>
        <attribute name="version" type="Version" value="1.0"/></capability>
        <capability namespace="osgi.content"><attribute name="osgi.content" value="%s"/>
        <attribute name="url" value="a.variant"/>
        <attribute name="size" type="Long" value="%s"/></capability>
        </resource></repository>
        """.formatted(name, digest, size).getBytes(StandardCharsets.UTF_8);
  }

  private static String problem(byte[] index) {
    IndexReader.Index read = IndexReader.read(index);
    assertEquals(List.of(), read.resources());
    return read.problems().get(0).in(java.util.Locale.ENGLISH);
  }

  @Test
  void whatCannotBeUsedIsLeftOutWithItsReason() {
    assertEquals(1, IndexReader.read(index("duel", "5", DIGEST)).resources().size());
    assertTrue(problem(index("../../duel", "5", DIGEST)).contains("no name of a bundle"));
    assertTrue(problem(index("duel", "10000000000", DIGEST)).contains("larger than"));
    assertTrue(problem(index("duel", "-1", DIGEST)).contains("no size"));
    assertTrue(problem(index("duel", "5", "beef")).contains("no SHA-256"));
  }

  @Test
  void whatIsNoIndexIsRefused() {
    for (String text : List.of(
        "",
        "<html></html>",
        "<repository>",
        "<!DOCTYPE r [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><repository>&e;</repository>")) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      assertThrows(RequestException.class, () -> IndexReader.read(bytes), text);
    }
  }

  private Download files() {
    return new Download(slash(folder.resolve("shelf")), SOON);
  }

  private static URI slash(Path path) {
    String uri = path.toUri().toString();
    return URI.create(uri.endsWith("/") ? uri : uri + "/");
  }

  private String refused(Download download, URI place, long most) {
    return assertThrows(RequestException.class, () -> download.bytes(place, most))
        .getMessage();
  }

  @Test
  void filesComeOnlyFromTheFolderAndAreNoLongerThanTheIndexSays() throws Exception {
    Path shelf = Files.createDirectories(folder.resolve("shelf"));
    Path inside = Files.writeString(shelf.resolve("a.variant"), "12345");
    Path outside = Files.writeString(folder.resolve("secret"), "12345");
    Path link = Files.createSymbolicLink(shelf.resolve("link"), outside);
    assertArrayEquals("12345".getBytes(StandardCharsets.UTF_8), files().bytes(inside.toUri(), 5));
    assertTrue(refused(files(), inside.toUri(), 4).contains("longer than the 4 bytes"));
    assertTrue(refused(files(), outside.toUri(), 5).contains("not a part of it"));
    assertTrue(refused(files(), link.toUri(), 5).contains("not a part of it"));
    assertTrue(refused(files(), URI.create("https://example.org/a"), 5).contains("not a part"));
  }

  @Test
  void aServerThatSendsElsewhereOrForeverIsLeft() throws Exception {
    try (TestServer server =
        new TestServer("302 Found\r\nLocation: http://localhost:1/a.variant", 0, out -> {})) {
      Download download = new Download(server.address("/"), SOON);
      assertTrue(refused(download, server.address("/a.variant"), 5).contains("not a part of it"));
    }
    try (TestServer server = new TestServer("200 OK", -1, out -> {
      while (true) {
        out.write(new byte[1 << 16]);
      }
    })) {
      Download download = new Download(server.address("/"), Duration.ofMinutes(1));
      assertTrue(refused(download, server.address("/a"), 1 << 20).contains("longer than"));
      Download hasty = new Download(server.address("/"), Duration.ofMillis(50));
      assertTrue(refused(hasty, server.address("/a"), Long.MAX_VALUE).contains("took longer"));
    }
  }

  @Test
  void aServerThatKeepsOneWaitingIsLeftWhenTheTimeIsOver() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    // Each byte comes soon enough for a connection that only waits for the next one.
    try (TestServer server = new TestServer(out -> {
      out.write("HTTP/1.1 200 OK\r\nX-Long: ".getBytes(StandardCharsets.US_ASCII));
      while (over.getCount() > 0) {
        out.write('x');
        out.flush();
        pause(over);
      }
    })) {
      Download download = new Download(server.address("/"), SOON);
      String said = assertTimeoutPreemptively(
          Duration.ofSeconds(5), () -> refused(download, server.address("/a"), 5));
      assertTrue(said.contains("took longer"), said);
    } finally {
      over.countDown();
    }
  }

  private static void pause(CountDownLatch over) {
    var unused = pause(over, Duration.ofMillis(20));
  }

  @Test
  void whoIsInterruptedWaitsForNoServer() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    try (TestServer server = new TestServer("200 OK", 5, out -> {
      asked.countDown();
      while (over.getCount() > 0) {
        pause(over);
      }
    })) {
      Download download = new Download(server.address("/"), Duration.ofMinutes(1));
      Thread waiting = Thread.currentThread();
      Thread user = new Thread(() -> {
        if (pause(asked, Duration.ofSeconds(5))) {
          waiting.interrupt();
        }
      });
      user.start();
      // A server that says nothing more is read from for 20 seconds.
      String said = assertTimeout(
              Duration.ofSeconds(8),
              () ->
                  assertThrows(StateException.class, () -> download.bytes(server.address("/a"), 5)))
          .getMessage();
      assertTrue(said.contains("interrupted"), said);
      assertTrue(Thread.interrupted(), "whoever else waits knows of it");
    } finally {
      over.countDown();
    }
  }

  private static boolean pause(CountDownLatch latch, Duration longest) {
    try {
      return latch.await(longest.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Opened opened(List<String> keys) {
    return Opened.open(
        slash(folder.resolve("shelf")),
        new KnownKeys(Optional.empty(), Optional.empty(), keys),
        SOON);
  }

  @Test
  void aSignatureSaysWhoseShelfItIs() throws Exception {
    Path shelf = Files.createDirectories(folder.resolve("shelf"));
    KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    Path key = Files.writeString(
        folder.resolve("key.pem"),
        pem("PRIVATE", pair.getPrivate().getEncoded())
            + pem("PUBLIC", pair.getPublic().getEncoded()));
    byte[] index = IndexWriter.write(shelf, List.of());
    assertEquals(Trust.UNSIGNED, opened(List.of()).source().trust());
    IndexWriter.sign(shelf, index, key);
    Opened foreign = opened(List.of());
    assertEquals(Trust.FOREIGN, foreign.source().trust());
    assertEquals(
        Trust.TRUSTED,
        opened(Collections.singletonList(foreign.source().key())).source().trust());
    URI other = URI.create("https://example.org/");
    KnownKeys ours =
        new KnownKeys(Optional.of(slash(shelf)), Opened.signer(slash(shelf), SOON), List.of());
    assertEquals(Trust.OURS, ours.of(slash(shelf), Optional.empty()));
    assertEquals(Trust.OURS, ours.of(other, Optional.of(foreign.source().key())));
    assertEquals(Trust.UNSIGNED, ours.of(other, Optional.empty()));
    Files.writeString(
        shelf.resolve(IndexWriter.INDEX), "\n", java.nio.file.StandardOpenOption.APPEND);
    Opened changed = opened(List.of(foreign.source().key()));
    assertTrue(changed.source().trust().asks());
    assertTrue(changed
        .source()
        .problems()
        .get(0)
        .in(java.util.Locale.ENGLISH)
        .contains("the signature does not fit"));
    assertEquals(List.of(), changed.resources());
  }

  private static String pem(String kind, byte[] bytes) {
    return "-----BEGIN " + kind + " KEY-----\n" + Base64.getMimeEncoder().encodeToString(bytes)
        + "\n-----END " + kind + " KEY-----\n";
  }
}
