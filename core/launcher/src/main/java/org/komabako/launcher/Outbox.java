package org.komabako.launcher;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Frames on their way to a client, sent by a thread of their own: one that is interrupted in a channel would close it.
 * Who puts more than the client takes waits; when the client has left, frames go nowhere.
 */
final class Outbox {
  private static final int ROOM = 256;
  private static final long LAST_WORDS = 5;
  private static final char END = 0;

  private final Wire wire;
  private final BlockingQueue<Wire.Frame> frames = new LinkedBlockingQueue<>(ROOM);
  private final Thread sender = new Thread(this::send, "komabako-sender");
  private volatile boolean gone;

  Outbox(Wire wire) {
    this.wire = wire;
    sender.setDaemon(true);
    sender.start();
  }

  /** Sends a frame, also for a thread that is interrupted. */
  void put(char kind, byte... bytes) {
    Wire.Frame frame = new Wire.Frame(kind, bytes);
    boolean interrupted = false;
    boolean done = gone;
    while (!done) {
      try {
        done = frames.offer(frame, 1, TimeUnit.SECONDS) || gone;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void send() {
    try {
      for (Wire.Frame frame = frames.take(); frame.kind() != END; frame = frames.take()) {
        wire.write(frame.kind(), frame.bytes());
      }
    } catch (IOException | InterruptedException e) {
      // The client has left.
    }
    gone = true;
    frames.clear();
  }

  /** Waits until all is sent. */
  void finish() {
    put(END);
    try {
      sender.join(TimeUnit.SECONDS.toMillis(LAST_WORDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
