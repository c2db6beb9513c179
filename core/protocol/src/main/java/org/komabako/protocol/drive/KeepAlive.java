package org.komabako.protocol.drive;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;

/**
 * Keeps a line open, and notices that it is dead where the engine answers: run again and again. What was sent the last time
 * must have been answered by anything at all by now.
 */
final class KeepAlive implements Runnable {
  private final Supplier<@Nullable ProtocolDriver> line;
  private final LineTimeouts patience;
  private @Nullable ProtocolDriver asked;
  private long at;

  /** @param line the conversation that is held now */
  KeepAlive(Supplier<@Nullable ProtocolDriver> line, LineTimeouts patience) {
    this.line = line;
    this.patience = patience;
  }

  @Override
  public void run() {
    ProtocolDriver now = line.get();
    if (now == null) {
      return;
    }
    if (now == asked && now.heardAt() - at < 0) {
      asked = null;
      now.end(Sentence.of(
          KeepAlive.class, "keepAlive.silent", Math.max(1, patience.keepAlive().toSeconds())));
      return;
    }
    at = System.nanoTime();
    asked = now.keepAlive() ? now : null;
  }
}
