package org.komabako.base;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of listeners. One that throws is logged and keeps the others, and the caller, from nothing. Safe for
 * several threads; listeners are called in the thread that tells, in the order in which they were added.
 *
 * @param <L> the type of a listener, such as {@link Runnable}
 */
public final class Listeners<L> {
  private static final Logger LOG = System.getLogger(Listeners.class.getName());

  /** Its own object for each registration, so that the same listener may come twice. */
  private static final class Entry<L> {
    final L listener;

    Entry(L listener) {
      this.listener = listener;
    }
  }

  private final List<Entry<L>> entries = new CopyOnWriteArrayList<>();

  /** Adds a listener until the answer is closed. */
  public Registration add(L listener) {
    Entry<L> entry = new Entry<>(listener);
    entries.add(entry);
    return () -> entries.remove(entry);
  }

  /**
   * Calls all of them.
   *
   * @param call how one is called, such as {@code Runnable::run}
   * @throws VirtualMachineError if one has thrown what {@link Failures#isFatal} names, after the others were called
   */
  public void tell(Consumer<? super L> call) {
    VirtualMachineError fatal = null;
    for (Entry<L> each : entries) {
      VirtualMachineError thrown = guarded(call, each.listener);
      fatal = fatal == null ? thrown : fatal;
    }
    if (fatal != null) {
      throw fatal;
    }
  }

  private static <L> @Nullable VirtualMachineError guarded(Consumer<? super L> call, L listener) {
    try {
      call.accept(listener);
    } catch (Throwable e) {
      if (Failures.isFatal(e)) {
        return (VirtualMachineError) e;
      }
      LOG.log(Level.WARNING, "a listener failed: {0}", e.toString());
      LOG.log(Level.DEBUG, "a listener failed", e);
    }
    return null;
  }

  /** Whether nobody listens. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Removes all. */
  public void clear() {
    entries.clear();
  }
}
