package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;

/** A program that was started and greeted in a protocol, and is waited for. */
final class HandshakeAttempt {
  /** How much longer a protocol is waited for when another has been answered that stands behind it in the order. */
  private static final Duration AHEAD = Duration.ofSeconds(1);

  private final Protocol protocol;
  private final ProtocolDriver talk;
  private final Duration quit;
  private final CompletableFuture<List<String>> answer;

  /**
   * Starts a program and greets it.
   *
   * @throws org.komabako.engine.EngineException if it cannot be started
   */
  HandshakeAttempt(Protocol protocol, Program program, Timeouts patience) {
    this.protocol = protocol;
    talk = protocol.start(program, new EngineLog());
    quit = patience.quit();
    answer = CompletableFuture.supplyAsync(() -> talk.begin(patience.start(program)), task -> {
      Thread thread = new Thread(task, "komabako-engine-handshake-" + protocol.text());
      thread.setDaemon(true);
      thread.start();
    });
  }

  /** Waits until one was answered or all have failed; the first in the order that was answered by then, or soon after. */
  static Optional<HandshakeAttempt> firstAnswered(List<HandshakeAttempt> attempts) {
    CountDownLatch unsettled = new CountDownLatch(1);
    attempts.forEach(each -> each.answer.thenRun(unsettled::countDown));
    CompletableFuture.allOf(
            attempts.stream().map(each -> each.answer).toArray(CompletableFuture[]::new))
        .whenComplete((said, problem) -> unsettled.countDown());
    try {
      unsettled.await();
      long until = System.nanoTime() + AHEAD.toNanos();
      for (HandshakeAttempt each : attempts) {
        if (each.isAnswered(until - System.nanoTime())) {
          return Optional.of(each);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      attempts.forEach(each -> each.answer.completeExceptionally(
          EngineDiedException.of("protocolDriver.wasNotWaitedAny")));
    }
    return Optional.empty();
  }

  private boolean isAnswered(long nanos) throws InterruptedException {
    try {
      answer.get(Math.max(0, nanos), TimeUnit.NANOSECONDS);
      return true;
    } catch (ExecutionException | TimeoutException e) {
      return false;
    }
  }

  Protocol protocol() {
    return protocol;
  }

  /** What the program said of itself, when it has answered. */
  List<String> said() {
    return answer.join();
  }

  /** What happened, when it has not answered. */
  LocalizedText problem() {
    try {
      var unused = said();
      return LocalizedText.NONE;
    } catch (CompletionException e) {
      return UserMessage.of(Objects.requireNonNull(e.getCause()));
    }
  }

  /** Asks the program to end if it has answered, else ends it. */
  void close() {
    if (answer.isDone() && !answer.isCompletedExceptionally()) {
      talk.close(quit);
    } else {
      talk.kill();
    }
  }
}
