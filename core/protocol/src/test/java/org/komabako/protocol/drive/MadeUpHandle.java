package org.komabako.protocol.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** A process that is only a number; who has ended has no children any more, as the system sees it. */
final class MadeUpHandle implements ProcessHandle {
  final List<MadeUpHandle> started = new ArrayList<>();
  boolean alive = true;
  int destroyed;

  private final long number;

  MadeUpHandle(long number) {
    this.number = number;
  }

  /** Starts a child. */
  MadeUpHandle start(long child) {
    MadeUpHandle handle = new MadeUpHandle(child);
    started.add(handle);
    return handle;
  }

  @Override
  public long pid() {
    return number;
  }

  @Override
  public Optional<ProcessHandle> parent() {
    return Optional.empty();
  }

  @Override
  public Stream<ProcessHandle> children() {
    return alive ? started.stream().map(each -> each) : Stream.empty();
  }

  @Override
  public Stream<ProcessHandle> descendants() {
    return children().flatMap(child -> Stream.concat(Stream.of(child), child.descendants()));
  }

  @Override
  public Info info() {
    throw new UnsupportedOperationException();
  }

  @Override
  public CompletableFuture<ProcessHandle> onExit() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean supportsNormalTermination() {
    return true;
  }

  @Override
  public boolean destroy() {
    return destroyForcibly();
  }

  @Override
  public boolean destroyForcibly() {
    destroyed++;
    alive = false;
    return true;
  }

  @Override
  public boolean isAlive() {
    return alive;
  }

  @Override
  public int compareTo(ProcessHandle other) {
    return Long.compare(number, other.pid());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }
}
