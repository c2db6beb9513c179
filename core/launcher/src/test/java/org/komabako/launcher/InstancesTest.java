package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A first start and second ones that reach it. */
@Timeout(60)
class InstancesTest {
  @TempDir
  Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final List<String> complaints = new ArrayList<>();
  private final List<Server> servers = new ArrayList<>();
  private InputStream in = new ByteArrayInputStream("typed".getBytes(StandardCharsets.UTF_8));

  @AfterEach
  void end() {
    servers.forEach(Server::close);
    servers.forEach(Server::release);
  }

  private Path data() {
    return folder.resolve("data");
  }

  private Instances.Result start(Path data, String version, RemoteRequest request)
      throws Exception {
    SecondStart client =
        new SecondStart(in, new PrintStream(out, true), new PrintStream(err, true));
    InstanceFolder place = new InstanceFolder(data, folder);
    return new Instances(place, client, version, complaints::add)
        .meet(request == null ? null : () -> request);
  }

  private static RemoteRequest commands(String text, String... arguments) {
    return new RemoteRequest(
        RemoteRequest.Kind.COMMANDS,
        "-c",
        text,
        List.of(arguments),
        "/a folder",
        Map.of("LANG", "ja_JP.UTF-8"));
  }

  private Server first(Path data, ServedBy served) throws Exception {
    Instances.Result met = start(data, "1", commands("first"));
    assertEquals(OptionalInt.empty(), met.status());
    Server server = Objects.requireNonNull(met.server(), "the first is the instance");
    servers.add(server);
    if (served != null) {
      server.ready(served);
    }
    return server;
  }

  /** Serves by a function of the call. */
  private record By(
      Optional<ToIntFunction<Map<String, Object>>> commands, Optional<Consumer<List<Path>>> files)
      implements ServedBy {
    static By commands(Work work) {
      return new By(
          Optional.of(call -> {
            try {
              return work.run(call);
            } catch (IOException e) {
              throw new IllegalStateException(e);
            }
          }),
          Optional.empty());
    }
  }

  /** The folder of the instance is not there yet, and all of them would make it. */
  @Test
  void firstStartsAtTheSameMomentAgreeOnOne() throws Exception {
    ExecutorService starts = Executors.newFixedThreadPool(4);
    try {
      for (int round = 0; round < 200; round++) {
        Path data = folder.resolve("data" + round);
        CyclicBarrier together = new CyclicBarrier(4);
        Callable<Optional<InstanceFolder.Held>> start = () -> {
          together.await();
          return new InstanceFolder(data, folder).claim();
        };
        List<InstanceFolder.Held> held = new ArrayList<>();
        for (var claimed : starts.invokeAll(List.of(start, start, start, start))) {
          claimed.get().ifPresent(held::add);
        }
        assertEquals(1, held.size());
        held.get(0).release();
      }
    } finally {
      starts.shutdownNow();
    }
  }

  private interface Work {
    int run(Map<String, Object> call) throws IOException;
  }

  private static void print(Map<String, Object> call, String stream, String text)
      throws IOException {
    ((OutputStream) Objects.requireNonNull(call.get(stream)))
        .write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void theSecondHasTheFirstDoIt() throws Exception {
    first(data(), By.commands(call -> {
      print(call, "out", call.get("text") + " " + call.get("arguments") + " " + call.get("folder"));
      print(call, "err", " " + call.get("environment"));
      return 5;
    }));
    Instances.Result second = start(data(), "1", commands("echo", "a b", "c"));
    assertEquals(OptionalInt.of(5), second.status());
    assertEquals("echo [a b, c] /a folder", out.toString(StandardCharsets.UTF_8));
    assertEquals(" {LANG=ja_JP.UTF-8}", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void standardInputIsReadOnlyWhenItIsWanted() throws Exception {
    first(data(), By.commands(call -> {
      if ("cat".equals(call.get("text"))) {
        InputStream input = (InputStream) Objects.requireNonNull(call.get("in"));
        print(call, "out", new String(input.readAllBytes(), StandardCharsets.UTF_8));
      }
      return 0;
    }));
    in = new InputStream() {
      @Override
      public int read() {
        throw new AssertionError("nobody wanted it");
      }
    };
    assertEquals(OptionalInt.of(0), start(data(), "1", commands("echo")).status());
    in = new ByteArrayInputStream("typed 駒".getBytes(StandardCharsets.UTF_8));
    assertEquals(OptionalInt.of(0), start(data(), "1", commands("cat")).status());
    assertEquals("typed 駒", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void onlyTheUserCanReachIt() throws Exception {
    first(data(), null);
    Path run = data().resolve("run");
    assertEquals("rwx------", permissions(run));
    assertEquals("rw-------", permissions(run.resolve("socket")));
    assertEquals("rw-------", permissions(run.resolve("lock")));
  }

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void twoFoldersHaveTwoInstances() throws Exception {
    first(data(), null);
    first(folder.resolve("other"), null);
  }

  @Test
  void aLongPathHasItsSocketElsewhere() throws Exception {
    Path deep = folder.resolve("駒".repeat(60)).resolve("data");
    first(deep, By.commands(call -> 4));
    Path socket = Path.of(Files.readString(deep.resolve("run/socket.path")).strip());
    assertTrue(socket.startsWith(folder), socket.toString());
    assertEquals("rwx------", permissions(Objects.requireNonNull(socket.getParent())));
    assertEquals(OptionalInt.of(4), start(deep, "1", commands("x")).status());
    servers.get(0).close();
    assertFalse(Files.exists(socket), "nothing is left behind");
    assertFalse(Files.exists(socket.getParent()), "nothing is left behind");
  }

  @Test
  void whatAKilledOneLeftIsTakenAway() throws Exception {
    Path run = Files.createDirectories(data().resolve("run"));
    try (ServerSocketChannel dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      dead.bind(UnixDomainSocketAddress.of(run.resolve("socket")));
    }
    assertTrue(Files.exists(run.resolve("socket")), "a socket without anybody behind it");
    first(data(), By.commands(call -> 3));
    assertEquals(OptionalInt.of(3), start(data(), "1", commands("x")).status());
  }

  @Test
  void anotherVersionIsNotAsked() throws Exception {
    first(data(), By.commands(call -> 0));
    assertEquals(OptionalInt.of(1), start(data(), "2", commands("x")).status());
    assertTrue(
        err.toString(StandardCharsets.UTF_8)
            .matches("komabako: komabako 1 runs on this data \\(process [0-9]+\\), and this is 2;"
                + " end that one first, or start this with --alone\\R"),
        err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void theEndOfTheFirstEndsTheSecondWithASentence() throws Exception {
    CountDownLatch serving = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    Server server = first(data(), By.commands(call -> {
      serving.countDown();
      awaitInterrupt();
      interrupted.countDown();
      return 0;
    }));
    Thread ender = new Thread(() -> {
      try {
        serving.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      server.close();
    });
    ender.start();
    assertEquals(OptionalInt.of(1), start(data(), "1", commands("x")).status());
    assertEquals(
        "komabako: the running komabako ended before it had answered\n",
        err.toString(StandardCharsets.UTF_8));
    assertTrue(interrupted.await(10, TimeUnit.SECONDS), "and its commands are interrupted");
  }

  private static void awaitInterrupt() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anInterruptGoesToTheCommandsWhichMayHaveALastWord() throws Exception {
    CountDownLatch serving = new CountDownLatch(1);
    first(data(), By.commands(call -> {
      serving.countDown();
      awaitInterrupt();
      print(call, "err", "a last word");
      return 130;
    }));
    InstanceFolder place = new InstanceFolder(data(), folder);
    try (Wire wire = new Wire(place.connect().orElseThrow())) {
      assertEquals(Wire.HELLO, Objects.requireNonNull(wire.read()).kind());
      wire.write(Wire.REQUEST, commands("x").toBytes());
      assertTrue(serving.await(10, TimeUnit.SECONDS));
      wire.write(Wire.INTERRUPT);
      Wire.Frame word = Objects.requireNonNull(wire.read());
      assertEquals("a last word", new String(word.bytes(), StandardCharsets.UTF_8));
      Wire.Frame status = Objects.requireNonNull(wire.read());
      assertEquals(130, Wire.number(status.bytes()));
      assertNull(wire.read());
    }
  }

  @Test
  void whatNobodyServesIsDoneAlone() throws Exception {
    first(data(), By.commands(call -> 0));
    RemoteRequest files =
        new RemoteRequest(RemoteRequest.Kind.FILES, "", "", List.of("/a.kif"), "/", Map.of());
    Instances.Result second = start(data(), "1", files);
    assertEquals(OptionalInt.empty(), second.status());
    assertNull(second.server());
    assertEquals(
        List.of("the komabako that runs on this data cannot do that; this one is alone"),
        complaints);
  }

  @Test
  void filesAreOpenedInTheWindowThatRuns() throws Exception {
    List<Path> opened = new ArrayList<>();
    first(data(), new By(Optional.empty(), Optional.of(opened::addAll)));
    RemoteRequest files = new RemoteRequest(
        RemoteRequest.Kind.FILES, "", "", List.of("/a.kif", "/b 駒.kif"), "/", Map.of());
    assertEquals(OptionalInt.of(0), start(data(), "1", files).status());
    assertEquals(List.of(Path.of("/a.kif"), Path.of("/b 駒.kif")), opened);
  }

  @Test
  void aScriptThatHasEndedServesTheOthersToTheirEnd() throws Exception {
    CountDownLatch serving = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    Server server = first(data(), By.commands(call -> {
      serving.countDown();
      try {
        go.await();
      } catch (InterruptedException e) {
        return 130;
      }
      return 7;
    }));
    Thread finishing = new Thread(() -> {
      try {
        serving.await();
        go.countDown();
        server.finish();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    finishing.start();
    assertEquals(OptionalInt.of(7), start(data(), "1", commands("x")).status());
    finishing.join(10_000);
    assertFalse(finishing.isAlive());
    assertFalse(Files.exists(data().resolve("run/socket")), "and nobody else is served");
  }

  @Test
  void theNextStartWaitsForOneThatEnds() throws Exception {
    Server server = first(data(), null);
    server.finish();
    Thread starting = Thread.currentThread();
    AtomicBoolean waited = new AtomicBoolean();
    Thread releasing = new Thread(() -> {
      Awaitility.await().until(() -> pauses(starting));
      waited.set(true);
      server.release();
    });
    releasing.start();
    assertNotNull(first(data(), null));
    assertTrue(waited.get());
  }

  /** Whether a thread waits between two looks whether another instance runs. */
  private static boolean pauses(Thread starting) {
    return starting.getState() == Thread.State.TIMED_WAITING
        && Stream.of(starting.getStackTrace())
            .anyMatch(call -> call.getClassName().equals(Instances.class.getName()));
  }

  @Test
  void aFolderThatCannotBeWrittenIsUsedAlone() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    Instances.Result met = start(file.resolve("data"), "1", commands("x"));
    assertEquals(OptionalInt.empty(), met.status());
    assertNull(met.server());
  }

  @Test
  void whatIsNoFrameEndsTheConversation() throws Exception {
    first(data(), By.commands(call -> 0));
    InstanceFolder place = new InstanceFolder(data(), folder);
    try (Wire wire = new Wire(place.connect().orElseThrow())) {
      assertEquals(Wire.HELLO, Objects.requireNonNull(wire.read()).kind());
      wire.write(Wire.REQUEST, (byte) 1, (byte) 2);
      assertNull(wire.read());
    }
    assertEquals(OptionalInt.of(0), start(data(), "1", commands("x")).status());
  }
}
