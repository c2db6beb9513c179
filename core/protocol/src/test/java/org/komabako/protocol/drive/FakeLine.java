package org.komabako.protocol.drive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The other end of a line, with an engine behind it that speaks USI and thinks until the test lets it answer. The test cuts
 * the line, has it stall, refuses it and brings it back.
 */
final class FakeLine implements AutoCloseable {
  /** One connection. */
  final class Connection {
    private final Socket socket;
    final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    volatile int kept;
    volatile boolean stalls = FakeLine.this.stalls;
    volatile boolean ended;

    Connection(Socket socket) {
      this.socket = socket;
    }

    private void run() {
      try (BufferedReader in = new BufferedReader(
          new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          take(line);
        }
      } catch (IOException e) {
        // It was cut.
      }
      ended = true;
    }

    private void take(String line) {
      if (stalls) {
        return;
      }
      switch (line.split(" ")[0]) {
        case "" -> {
          kept++;
          if (echoes) {
            say("");
          }
        }
        case "usi" -> {
          options.forEach(this::say);
          say("usiok");
        }
        case "isready" -> say("readyok");
        case "position", "go", "stop" -> {
          heard.add(line);
          if (line.startsWith("go") && diesThinking) {
            cut();
          }
        }
        default -> {
          // setoption, usinewgame and the like
        }
      }
    }

    void say(String line) {
      try {
        socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
      } catch (IOException e) {
        // Nobody is there any more.
      }
    }

    /** The next that it was told of a position, or to go or stop. */
    String next() throws InterruptedException {
      String line = heard.poll(20, TimeUnit.SECONDS);
      return line == null ? "nothing" : line;
    }

    /** Waits until it has to think; what it was told then. */
    String go() throws InterruptedException {
      String line = next();
      return line.startsWith("position") ? next() : line;
    }

    void cut() {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  final List<Connection> connections = new CopyOnWriteArrayList<>();
  private final BlockingQueue<Connection> fresh = new LinkedBlockingQueue<>();
  final int port;
  volatile boolean echoes = true;
  volatile boolean stalls;
  volatile boolean diesThinking;
  volatile List<String> options =
      List.of("id name Far", "option name USI_Variant type combo default tiny var tiny");
  private ServerSocket server;

  FakeLine() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    port = server.getLocalPort();
    accept();
  }

  private void accept() {
    ServerSocket mine = server;
    Thread thread = new Thread(() -> {
      try {
        while (true) {
          Connection connection = new Connection(mine.accept());
          connections.add(connection);
          fresh.add(connection);
          Thread each = new Thread(connection::run, "fake-line");
          each.setDaemon(true);
          each.start();
        }
      } catch (IOException e) {
        // It is refused from now on.
      }
    });
    thread.setDaemon(true);
    thread.start();
  }

  /** The next connection that is made. */
  Connection next() throws InterruptedException {
    Connection connection = fresh.poll(20, TimeUnit.SECONDS);
    if (connection == null) {
      throw new AssertionError("nobody has connected");
    }
    return connection;
  }

  /** From now on nobody can connect. */
  void refuse() throws IOException {
    server.close();
  }

  /** Who connects is answered again. */
  void comesBack() throws IOException {
    server = new ServerSocket();
    server.setReuseAddress(true);
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    accept();
  }

  @Override
  public void close() throws IOException {
    server.close();
    connections.forEach(Connection::cut);
  }
}
