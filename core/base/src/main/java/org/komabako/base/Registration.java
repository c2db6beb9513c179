package org.komabako.base;

/** What was added somewhere, until it is closed. Closing it again does nothing. */
@FunctionalInterface
public interface Registration extends AutoCloseable {
  @Override
  void close();
}
