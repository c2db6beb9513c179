package org.komabako.launcher;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * At a start: whether this process becomes the running instance of its data, or has the one that runs do the work. Two
 * starts at once do not race: one holds the lock, the other waits for its socket; and while an instance ends, the next
 * waits for the lock.
 */
final class Instances {
  /** An instance that ends keeps its lock until the platform has stopped. */
  private static final long PATIENCE_SECONDS = 15;

  private static final long PAUSE_MILLIS = 20;

  private final InstanceFolder folder;
  private final SecondStart client;
  private final String version;
  private final Consumer<String> complain;

  Instances(InstanceFolder folder, SecondStart client, String version, Consumer<String> complain) {
    this.folder = folder;
    this.client = client;
    this.version = version;
    this.complain = complain;
  }

  /**
   * What a start comes to.
   *
   * @param status the exit status if the running instance has done the work
   * @param server listens if this process is the instance now; null if it is alone
   */
  record Result(OptionalInt status, @Nullable Server server) {
    /** A process for itself. */
    static final Result ALONE = new Result(OptionalInt.empty(), null);
  }

  /**
   * Finds the running instance and has it do something, or becomes it.
   *
   * @param request what to ask, made only when there is an instance; null to ask nothing
   */
  Result meet(@Nullable Callable<RemoteRequest> request) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (true) {
      Optional<SocketChannel> running = request == null ? Optional.empty() : folder.connect();
      if (running.isPresent() && request != null) {
        return ask(running.get(), request);
      }
      Optional<InstanceFolder.Held> held;
      try {
        held = folder.claim();
      } catch (IOException e) {
        // On a disk that cannot be written nobody is reached.
        return Result.ALONE;
      }
      if (held.isPresent()) {
        return new Result(OptionalInt.empty(), new Server(held.get(), hello()));
      }
      if (request == null) {
        return Result.ALONE;
      }
      if (System.nanoTime() > end) {
        complain.accept("the komabako that runs on this data cannot be reached; this one is alone");
        return Result.ALONE;
      }
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
  }

  private Result ask(SocketChannel channel, Callable<RemoteRequest> request) throws Exception {
    OptionalInt status = client.run(channel, request.call(), version, PATIENCE_SECONDS);
    if (status.isEmpty()) {
      complain.accept("the komabako that runs on this data cannot do that; this one is alone");
    }
    return new Result(status, null);
  }

  private byte[] hello() {
    String text = "protocol=" + Wire.PROTOCOL + "\nversion=" + version + "\nprocess="
        + ProcessHandle.current().pid() + "\n";
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
