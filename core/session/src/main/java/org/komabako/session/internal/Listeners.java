package org.komabako.session.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Who wants to be told of something. One that fails keeps the others from nothing. */
final class Listeners<T> {
  private static final Logger LOG = System.getLogger(Listeners.class.getName());

  /** Its own object for each registration, so that the same listener may come twice. */
  private static final class Registration<T> implements AutoCloseable {
    private final Consumer<T> listener;
    private final List<Registration<T>> all;

    Registration(Consumer<T> listener, List<Registration<T>> all) {
      this.listener = listener;
      this.all = all;
    }

    @Override
    public void close() {
      all.remove(this);
    }
  }

  private final List<Registration<T>> registrations = new CopyOnWriteArrayList<>();

  AutoCloseable add(Consumer<T> listener) {
    Registration<T> registration = new Registration<>(listener, registrations);
    registrations.add(registration);
    return registration;
  }

  void tell(T news) {
    for (Registration<T> each : registrations) {
      try {
        each.listener.accept(news);
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "a listener failed: {0}", e.toString());
        LOG.log(Level.DEBUG, "a listener failed", e);
      }
    }
  }

  boolean isEmpty() {
    return registrations.isEmpty();
  }

  void clear() {
    registrations.clear();
  }
}
