package org.komabako.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The standard input of a client. It is asked for more only when somebody reads here. */
final class ClientInput extends InputStream {
  private final Runnable want;
  private final BlockingQueue<byte[]> arrived = new LinkedBlockingQueue<>();
  private byte[] current = {};
  private int position;
  private boolean ended;

  /** @param want asks the client for more */
  ClientInput(Runnable want) {
    this.want = want;
  }

  /** What has come; nothing for the end. */
  void add(byte[] bytes) {
    arrived.add(bytes);
  }

  private synchronized boolean more() throws IOException {
    while (position == current.length && !ended) {
      want.run();
      try {
        current = arrived.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException();
      }
      position = 0;
      ended = current.length == 0;
    }
    return !ended;
  }

  @Override
  public synchronized int read() throws IOException {
    return more() ? current[position++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!more()) {
      return -1;
    }
    int count = Math.min(length, current.length - position);
    System.arraycopy(current, position, bytes, offset, count);
    position += count;
    return count;
  }

  @Override
  public synchronized int available() {
    return current.length - position;
  }
}
