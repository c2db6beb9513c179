package org.komabako.protocol.drive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code ssh -T} is to an engine: a program of its own that hands on lines between its own streams and the other end, a
 * {@link FakeLine}; {@code java LineClient PORT [COMPLAINT]}. Ends with 255 and a sentence where the line does.
 */
public final class LineClient {
  private static final int LINE_IS_LOST = 255;

  private LineClient() {}

  /** Runs it. */
  public static void main(String[] arguments) throws IOException {
    int port = Integer.parseInt(arguments[0]);
    try {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      Thread up = new Thread(() -> {
        try {
          pump(System.in, socket.getOutputStream());
          System.exit(0);
        } catch (IOException e) {
          lost("client_loop: send disconnect: Broken pipe");
        }
      });
      up.setDaemon(true);
      up.start();
      pump(socket.getInputStream(), System.out);
      lost("Connection to 127.0.0.1 closed by remote host.");
    } catch (IOException e) {
      System.err.println("Warning: this is not what is wrong");
      lost(
          arguments.length > 1
              ? arguments[1].replace("ESC", "\u001b")
              : "ssh: connect to host 127.0.0.1 port " + port + ": Connection refused");
    }
  }

  private static void pump(InputStream in, OutputStream out) throws IOException {
    byte[] bytes = new byte[4096];
    for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
      out.write(bytes, 0, count);
      out.flush();
    }
  }

  private static void lost(String words) {
    System.err.println(words);
    System.err.flush();
    System.exit(LINE_IS_LOST);
  }

  /** How it is started with the JVM of the test. */
  static Program program(int port, String... complaint) {
    List<String> command = new java.util.ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx16m",
        "-Xshare:auto",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        FakeEngine.folder(),
        LineClient.class.getName(),
        String.valueOf(port)));
    command.addAll(List.of(complaint));
    return new Program(command, Optional.empty(), true);
  }
}
