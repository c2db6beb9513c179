package org.komabako.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A second start: has the running instance do what is wanted, and passes on what it prints. */
final class SecondStart {
  private static final int FAILURE = 1;
  private static final int MOST_INPUT = 8192;
  private static final long LAST_WORDS = 3;

  private final InputStream in;
  private final PrintStream out;
  private final PrintStream err;
  private final CountDownLatch ended = new CountDownLatch(1);

  /** The streams of this process. */
  SecondStart(InputStream in, PrintStream out, PrintStream err) {
    this.in = in;
    this.out = out;
    this.err = err;
  }

  /**
   * Has a request done.
   *
   * @param version of this program; the instance must be the same
   * @param patience seconds until the instance must have said who it is
   * @return the exit status; empty if the instance does not answer, or has nothing that serves the request
   */
  OptionalInt run(SocketChannel channel, RemoteRequest request, String version, long patience) {
    try (Wire wire = new Wire(channel)) {
      Wire.Frame hello = hello(wire, patience);
      if (hello == null || hello.kind() != Wire.HELLO) {
        return OptionalInt.empty();
      }
      Map<String, String> who = lines(hello.bytes());
      String running = who.getOrDefault("version", "of unknown version");
      if (!running.equals(version) || !Wire.PROTOCOL.equals(who.get("protocol"))) {
        complain("komabako " + running + " runs on this data (process " + who.get("process")
            + "), and this is " + version + "; end that one first, or start this with --alone");
        return OptionalInt.of(FAILURE);
      }
      Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(wire), "komabako-interrupt"));
      wire.write(Wire.REQUEST, request.toBytes());
      return follow(wire);
    } catch (IOException e) {
      return told();
    } finally {
      ended.countDown();
    }
  }

  /** A process that is stopped accepts connections and says nothing. */
  private static Wire.@Nullable Frame hello(Wire wire, long patience) {
    ScheduledExecutorService alarm =
        Executors.newSingleThreadScheduledExecutor(SecondStart::daemon);
    try {
      var unused = alarm.schedule(
          () -> {
            wire.close();
            return true;
          },
          patience,
          TimeUnit.SECONDS);
      return wire.read();
    } catch (IOException e) {
      return null;
    } finally {
      alarm.shutdownNow();
    }
  }

  static Map<String, String> lines(byte[] text) {
    Map<String, String> values = new HashMap<>();
    new String(text, StandardCharsets.UTF_8).lines().forEach(line -> {
      int equals = line.indexOf('=');
      values.put(line.substring(0, Math.max(0, equals)), line.substring(equals + 1));
    });
    return values;
  }

  private OptionalInt follow(Wire wire) throws IOException {
    for (Wire.Frame frame = wire.read(); frame != null; frame = wire.read()) {
      switch (frame.kind()) {
        case Wire.OUT -> pass(out, frame.bytes());
        case Wire.ERR -> pass(err, frame.bytes());
        case Wire.WANT -> daemon(() -> input(wire)).start();
        case Wire.STATUS -> {
          return OptionalInt.of(Wire.number(frame.bytes()));
        }
        case Wire.NOT_SERVED -> {
          return OptionalInt.empty();
        }
        default -> throw new IOException("a frame " + frame.kind());
      }
    }
    return told();
  }

  private OptionalInt told() {
    complain("the running komabako ended before it had answered");
    return OptionalInt.of(FAILURE);
  }

  private static void pass(PrintStream stream, byte[] bytes) {
    stream.write(bytes, 0, bytes.length);
    stream.flush();
  }

  /** Nothing is read from standard input before a command wants it: it may be another program's. */
  private void input(Wire wire) {
    byte[] buffer = new byte[MOST_INPUT];
    try {
      int count = in.read(buffer);
      wire.write(Wire.IN, Arrays.copyOf(buffer, Math.max(0, count)));
    } catch (IOException e) {
      // The instance has left; that is told where its frames are read.
    }
  }

  /** At an interrupt, and at any other end of this process: the commands end too, and may say a last word. */
  private void interrupt(Wire wire) {
    if (ended.getCount() == 0) {
      return;
    }
    try {
      wire.write(Wire.INTERRUPT);
      var unused = ended.await(LAST_WORDS, TimeUnit.SECONDS);
    } catch (IOException e) {
      // The instance has left.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void complain(String line) {
    err.println("komabako: " + line);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "komabako-input");
    thread.setDaemon(true);
    return thread;
  }
}
