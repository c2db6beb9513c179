package org.komabako.platform.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A web server that gives one answer, the same to all, as often as it is asked. */
public final class TestServer implements AutoCloseable {
  private final ServerSocket socket;

  /** What stands behind the head of the answer. */
  @FunctionalInterface
  public interface Body {
    void write(OutputStream out) throws IOException;
  }

  /**
   * Begins to answer.
   *
   * @param status number and words, like {@code 404 Not Found}
   * @param length what the head says of the length of the body; negative if it says nothing
   */
  public TestServer(String status, long length, Body body) throws IOException {
    this(out -> {
      String head = "HTTP/1.1 " + status + "\r\nConnection: close\r\n"
          + (length < 0 ? "" : "Content-Length: " + length + "\r\n") + "\r\n";
      out.write(head.getBytes(StandardCharsets.ISO_8859_1));
      body.write(out);
    });
  }

  /** Begins to answer with all that this writes, the head too. */
  public TestServer(Body answer) throws IOException {
    socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread thread = new Thread(() -> serve(answer), "test-server");
    thread.setDaemon(true);
    thread.start();
  }

  private void serve(Body answer) {
    while (!socket.isClosed()) {
      try (Socket client = socket.accept()) {
        BufferedReader in = new BufferedReader(
            new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
        String line = in.readLine();
        while (line != null && !line.isEmpty()) {
          line = in.readLine();
        }
        answer.write(client.getOutputStream());
      } catch (IOException e) {
        // Whoever asked does not read on, or this is closed.
        continue;
      }
    }
  }

  /** An address on it. */
  public URI address(String path) {
    return URI.create("http://127.0.0.1:" + socket.getLocalPort() + path);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
