package org.komabako.launcher;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.jspecify.annotations.Nullable;

/**
 * What goes between a client and the running instance: frames of a letter, the number of bytes behind it in four
 * bytes, and these bytes. One thread may read while another writes. The channel is used directly: streams over a
 * channel would lock one direction while the other waits.
 */
final class Wire implements Closeable {
  /** The version of the protocol; both must speak the same. */
  static final String PROTOCOL = "1";

  /** Server: who it is; the first frame. Text of lines {@code name=value}. */
  static final char HELLO = 'H';
  /** Client: what to do; see {@link RemoteRequest}. */
  static final char REQUEST = 'Q';
  /** Server: bytes for standard output. */
  static final char OUT = 'O';
  /** Server: bytes for the error stream. */
  static final char ERR = 'E';
  /** Server: a command wants to read from standard input. */
  static final char WANT = 'R';
  /** Client: bytes from standard input; none at its end. */
  static final char IN = 'I';
  /** Client: the user has interrupted. */
  static final char INTERRUPT = 'C';
  /** Server: the exit status in four bytes; the last frame. */
  static final char STATUS = 'X';
  /** Server: this instance has nothing that serves the request. Also a last frame. */
  static final char NOT_SERVED = 'N';

  private static final int HEAD = 5;
  /** More than any script; what claims to be larger is no frame of ours. */
  private static final int MOST = 64 << 20;

  /**
   * A frame.
   *
   * @param kind one of the letters above
   * @param bytes what it holds
   */
  record Frame(char kind, byte[] bytes) {}

  private final SocketChannel channel;

  Wire(SocketChannel channel) {
    this.channel = channel;
  }

  /** The next frame, or null at the end. */
  @Nullable
  Frame read() throws IOException {
    ByteBuffer head = ByteBuffer.allocate(HEAD);
    if (!fill(head)) {
      return null;
    }
    char kind = (char) head.get(0);
    int length = head.getInt(1);
    if (length < 0 || length > MOST) {
      throw new IOException("a frame of " + length + " bytes");
    }
    ByteBuffer body = ByteBuffer.allocate(length);
    return fill(body) ? new Frame(kind, body.array()) : null;
  }

  private boolean fill(ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Sends a frame whole. */
  synchronized void write(char kind, byte... bytes) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(HEAD + bytes.length);
    frame.put((byte) kind).putInt(bytes.length).put(bytes).flip();
    while (frame.hasRemaining()) {
      channel.write(frame);
    }
  }

  static byte[] number(int value) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
  }

  static int number(byte[] bytes) throws IOException {
    if (bytes.length != Integer.BYTES) {
      throw new IOException("a number of " + bytes.length + " bytes");
    }
    return ByteBuffer.wrap(bytes).getInt();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
