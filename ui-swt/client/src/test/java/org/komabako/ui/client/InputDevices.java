package org.komabako.ui.client;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * The mouse and the keyboard of an X server, moved from outside of the program that is tested: a
 * client of the server's XTEST extension, which takes what it is told for movements of the devices.
 */
public final class InputDevices implements AutoCloseable {
  /** Shift at the left, on every keyboard that Xvfb knows. */
  static final int SHIFT = 50;

  private static final byte QUERY_EXTENSION = 98;
  private static final byte FAKE_INPUT = 2;
  private static final byte KEY_PRESS = 2;
  private static final byte BUTTON_PRESS = 4;
  private static final byte MOTION = 6;
  private static final byte RELEASE = 1;

  private final SocketChannel server;
  private final byte xtest;

  /**
   * Connects.
   *
   * @param display the number of the server
   */
  public InputDevices(String display) throws IOException {
    server = SocketChannel.open(UnixDomainSocketAddress.of("/tmp/.X11-unix/X" + display));
    send(request(12).put((byte) 'l').position(2).putShort((short) 11));
    ByteBuffer welcome = receive(8);
    if (welcome.get(0) != 1) {
      throw new IOException("the X server :" + display + " refuses the connection");
    }
    ByteBuffer unused = receive(4 * Short.toUnsignedInt(welcome.getShort(6)));
    byte[] name = "XTEST".getBytes(StandardCharsets.US_ASCII);
    send(request(16)
        .put(QUERY_EXTENSION)
        .position(2)
        .putShort((short) 4)
        .putShort((short) name.length)
        .position(8)
        .put(name));
    ByteBuffer extension = receive(32);
    if (extension.get(8) == 0) {
      throw new IOException("the X server :" + display + " has no XTEST");
    }
    xtest = extension.get(9);
  }

  /** Moves the pointer to a point of the screen. */
  public void move(int x, int y) throws IOException {
    fake(MOTION, 0, x, y);
  }

  /** Presses or releases a button of the mouse, from 1. */
  public void button(boolean down, int button) throws IOException {
    fake(down ? BUTTON_PRESS : BUTTON_PRESS + RELEASE, button, 0, 0);
  }

  /** Presses or releases a key, by the server's code. */
  public void key(boolean down, int code) throws IOException {
    fake(down ? KEY_PRESS : KEY_PRESS + RELEASE, code, 0, 0);
  }

  private void fake(int type, int detail, int x, int y) throws IOException {
    send(request(36)
        .put(xtest)
        .put(FAKE_INPUT)
        .putShort((short) 9)
        .put((byte) type)
        .put((byte) detail)
        .position(24)
        .putShort((short) x)
        .putShort((short) y));
  }

  private static ByteBuffer request(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void send(ByteBuffer request) throws IOException {
    request.clear();
    while (request.hasRemaining()) {
      server.write(request);
    }
  }

  private ByteBuffer receive(int length) throws IOException {
    ByteBuffer answer = request(length);
    while (answer.hasRemaining()) {
      if (server.read(answer) < 0) {
        throw new IOException("the X server has closed the connection");
      }
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
