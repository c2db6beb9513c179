package org.komabako.base;

import org.osgi.annotation.versioning.ConsumerType;

/** What was added somewhere, until it is closed. Closing it again does nothing. */
@FunctionalInterface
@ConsumerType
public interface Registration extends AutoCloseable {
  @Override
  void close();
}
