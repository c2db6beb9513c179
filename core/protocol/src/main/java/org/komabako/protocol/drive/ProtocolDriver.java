package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;
import org.komabako.position.Rules;

/**
 * The conversation with one process in its protocol. One thread asks, the process' own thread brings
 * what it says; {@link #stop} and {@link #ponderHit} may come from anywhere.
 */
abstract class ProtocolDriver {
  private static final int MOST_LINES = 5_000;

  /** A question whose answer ends with a certain line. */
  private record Question(
      Predicate<String> last, List<String> heard, CompletableFuture<List<String>> answer) {
    void hear(String line) {
      if (heard.size() < MOST_LINES) {
        heard.add(line);
      }
      if (last.test(line)) {
        answer.complete(heard);
      }
    }
  }

  private final EngineProcess process;
  private volatile @Nullable Question question;
  private volatile @Nullable Thought thought;
  private volatile long heardAt = System.nanoTime();

  ProtocolDriver(EngineProcess process) {
    this.process = process;
  }

  /** Begins; what the program says of itself. */
  final List<String> begin(Duration patience) {
    process.listen(this::hear);
    return greet(patience);
  }

  private void hear(String line) {
    heardAt = System.nanoTime();
    Question open = question;
    Thought current = thought;
    try {
      if (open != null) {
        open.hear(line);
      }
      heard(line, current);
    } catch (Throwable e) {
      // Nobody is to wait for ever for what this line was to answer; the next line is read.
      if (open != null) {
        open.answer().completeExceptionally(e);
      }
      if (current != null) {
        current.answer().completeExceptionally(e);
      }
    }
  }

  final void send(String line) {
    process.send(line);
  }

  /** Says something and waits for the line that ends the answer; all lines up to it. */
  final List<String> ask(Duration patience, Predicate<String> last, String... lines) {
    Question asked = new Question(last, new ArrayList<>(), new CompletableFuture<>());
    question = asked;
    failAtTheEnd(asked.answer);
    for (String line : lines) {
      send(line);
    }
    try {
      return asked.answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw EngineDiedException.hangs(
          "protocolDriver.didNotAnswerWithin", lines[lines.length - 1], patience.toMillis());
    } catch (ExecutionException e) {
      throw new EngineDiedException(UserMessage.of(Objects.requireNonNull(e.getCause())));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw EngineDiedException.of("protocolDriver.wasNotWaitedAny");
    } finally {
      question = null;
    }
  }

  /** Begins to think; what comes is handed to the thought. */
  final void think(Thought next) {
    thought = next;
    failAtTheEnd(next.answer());
    go(next);
  }

  private void failAtTheEnd(CompletableFuture<?> answer) {
    var unused = process
        .ended()
        .thenAccept(how -> answer.completeExceptionally(new EngineDiedException(how)));
  }

  /** Asks it to end and waits until it has, or ends it. */
  final void close(Duration patience) {
    process.close(goodbye(), patience);
  }

  final void kill() {
    process.kill();
    process.close(goodbye(), Duration.ZERO);
  }

  /** Ends it, because it is of no use any more; who waits for it is told why. */
  final void end(LocalizedText why) {
    process.end(why);
  }

  /** Completed with a sentence of how, when its process has ended. */
  final CompletableFuture<LocalizedText> ended() {
    return process.ended();
  }

  /** When it said something last, as {@link System#nanoTime} tells. */
  final long heardAt() {
    return heardAt;
  }

  /** Whether it does not think as far as we know. */
  final boolean isIdle() {
    Thought current = thought;
    return current == null || current.answer().isDone();
  }

  /** Has it find out in {@link #begin} whether {@link #keepAlive} is answered. */
  void probe() {}

  /** Sends what keeps a line open and disturbs nothing, if there is something; whether an answer must come. */
  boolean keepAlive() {
    return false;
  }

  /** Greets it; what it says of itself. */
  abstract List<String> greet(Duration patience);

  /** Tells it the game and what was chosen, and waits until it is ready. */
  abstract void prepare(
      Rules rules, EngineIdentity greeting, Map<String, String> values, Duration patience);

  /** Says that it has to think. */
  abstract void go(Thought next);

  /** Says that it has to answer now. */
  abstract void stop();

  /** Says that the move that it ponders about was made. */
  abstract void ponderHit();

  /** A line that it said, and what it thinks about or thought about last. */
  abstract void heard(String line, @Nullable Thought current);

  /** The word that ends it. */
  String goodbye() {
    return "quit";
  }
}
