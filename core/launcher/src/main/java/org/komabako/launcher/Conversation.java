package org.komabako.launcher;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The running instance and one client: its request, the frames until the status, and the end by either side. */
final class Conversation {
  private static final int FAILURE = 1;
  private static final int INTERRUPTED = 130;

  private final Wire wire;
  private final byte[] hello;
  private final CompletableFuture<ServedBy> services;
  private final Outbox outbox;
  private final ClientInput input;

  Conversation(Wire wire, byte[] hello, CompletableFuture<ServedBy> services) {
    this.wire = wire;
    this.hello = hello.clone();
    this.services = services;
    this.outbox = new Outbox(wire);
    this.input = new ClientInput(() -> outbox.put(Wire.WANT));
  }

  /** Serves the client to its end. */
  void run() {
    try (wire) {
      outbox.put(Wire.HELLO, hello);
      Wire.Frame first = wire.read();
      if (first == null || first.kind() != Wire.REQUEST) {
        return;
      }
      RemoteRequest request = RemoteRequest.of(first.bytes());
      Thread worker = new Thread(() -> work(request), "komabako-served");
      worker.setDaemon(true);
      worker.start();
      listen(worker);
      worker.join();
      outbox.finish();
    } catch (IOException e) {
      // The client has left, or is none.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      outbox.finish();
    }
  }

  /** Follows the client until it leaves; then, and when it says so, its commands are interrupted. */
  private void listen(Thread worker) {
    Thread listener = new Thread(
        () -> {
          try {
            for (Wire.Frame frame = wire.read(); frame != null; frame = wire.read()) {
              if (frame.kind() == Wire.IN) {
                input.add(frame.bytes());
              } else if (frame.kind() == Wire.INTERRUPT) {
                worker.interrupt();
              }
            }
          } catch (IOException e) {
            // It has left.
          }
          worker.interrupt();
        },
        "komabako-listener");
    listener.setDaemon(true);
    listener.start();
  }

  private void work(RemoteRequest request) {
    try {
      ServedBy found = services.get();
      Optional<Integer> status = request.kind() == RemoteRequest.Kind.FILES
          ? open(found, request)
          : commands(found, request);
      // The last word of what was interrupted is still to be sent.
      boolean unused = Thread.interrupted();
      if (status.isPresent()) {
        outbox.put(Wire.STATUS, Wire.number(status.get()));
      } else {
        outbox.put(Wire.NOT_SERVED);
      }
    } catch (InterruptedException e) {
      outbox.put(Wire.STATUS, Wire.number(INTERRUPTED));
    } catch (ExecutionException | RuntimeException | Error e) {
      complain(e.toString());
      outbox.put(Wire.STATUS, Wire.number(FAILURE));
    }
  }

  private Optional<Integer> commands(ServedBy found, RemoteRequest request)
      throws InterruptedException {
    Optional<ToIntFunction<Map<String, Object>>> service = found.commands();
    Map<String, Object> call = new HashMap<>();
    call.put("name", request.name());
    call.put("text", request.text());
    call.put("arguments", request.arguments());
    call.put("folder", Path.of(request.folder()));
    call.put("environment", request.environment());
    call.put("in", input);
    call.put("out", new FrameStream(outbox, Wire.OUT));
    call.put("err", new FrameStream(outbox, Wire.ERR));
    return service.map(each -> each.applyAsInt(call));
  }

  private Optional<Integer> open(ServedBy found, RemoteRequest request)
      throws InterruptedException {
    Optional<Consumer<List<Path>>> service = found.files();
    List<Path> files = request.arguments().stream().map(Path::of).toList();
    return service.map(each -> {
      try {
        each.accept(files);
        return 0;
      } catch (IllegalArgumentException | IllegalStateException e) {
        complain(e.getMessage());
        return FAILURE;
      }
    });
  }

  private void complain(@Nullable String sentence) {
    String line = "komabako: " + sentence + "\n";
    outbox.put(Wire.ERR, line.getBytes(StandardCharsets.UTF_8));
  }

  /** The instance ends; the client sees it. */
  void close() {
    try {
      wire.close();
    } catch (IOException e) {
      // Closed it is.
    }
  }

  /** A stream whose bytes become frames. */
  private static final class FrameStream extends OutputStream {
    private final Outbox outbox;
    private final char kind;

    FrameStream(Outbox outbox, char kind) {
      this.outbox = outbox;
      this.kind = kind;
    }

    @Override
    public void write(int oneByte) {
      outbox.put(kind, (byte) oneByte);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      outbox.put(kind, java.util.Arrays.copyOfRange(bytes, offset, offset + length));
    }
  }
}
