package org.komabako.launcher;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The running instance listens for second starts, each of which is served by threads of its own. It listens before the
 * platform has started, so that two starts at once do not both become the instance; who comes so early waits.
 */
final class Server {
  private final InstanceFolder.Held held;
  private final byte[] hello;
  private final CompletableFuture<ServedBy> services = new CompletableFuture<>();
  private final Set<Conversation> conversations = new HashSet<>();
  private boolean closed;

  /**
   * Begins to listen.
   *
   * @param hello tells clients who this is: lines {@code name=value}
   */
  Server(InstanceFolder.Held held, byte[] hello) {
    this.held = held;
    this.hello = hello.clone();
    Thread thread = new Thread(this::accept, "komabako-socket");
    thread.setDaemon(true);
    thread.start();
  }

  /** What serves is there. */
  void ready(ServedBy found) {
    services.complete(found);
  }

  private void accept() {
    ServerSocketChannel socket = held.socket();
    try {
      while (socket.isOpen()) {
        serve(socket.accept());
      }
    } catch (IOException e) {
      // Closed: the instance ends.
    }
  }

  private synchronized void serve(SocketChannel channel) throws IOException {
    if (closed) {
      channel.close();
      return;
    }
    Conversation conversation = new Conversation(new Wire(channel), hello, services);
    conversations.add(conversation);
    Thread thread = new Thread(
        () -> {
          conversation.run();
          left(conversation);
        },
        "komabako-client");
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void left(Conversation conversation) {
    conversations.remove(conversation);
    notifyAll();
  }

  /** Waits until nobody is served any more; from then on nobody is. */
  synchronized void finish() throws InterruptedException {
    while (!conversations.isEmpty()) {
      wait();
    }
    closed = true;
    held.deafen();
  }

  /** Ends all that is served; the clients are told. */
  synchronized void close() {
    closed = true;
    held.deafen();
    conversations.forEach(Conversation::close);
  }

  /** After the platform has ended: the next start may be the instance. */
  void release() {
    held.release();
  }
}
