package org.komabako.base;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/**
 * A list that begins with what a module brings and grows by what bundles add while the program runs. Safe for several
 * threads; it tells its listeners in the thread that adds or removes.
 *
 * @param <T> what is listed
 */
public final class OpenList<T> {
  private final List<T> own;
  private final List<T> added = new CopyOnWriteArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** A list of what is there from the first, and stays. */
  public OpenList(List<? extends T> own) {
    this.own = List.copyOf(own);
  }

  /** All that there is now; what was added comes last, in the order in which it came. */
  public List<T> all() {
    return Stream.concat(own.stream(), added.stream()).toList();
  }

  /** Adds something. */
  public void add(T element) {
    added.add(element);
    listeners.tell(Runnable::run);
  }

  /** Removes what was added; it is held no more. */
  public void remove(T element) {
    added.removeIf(each -> each == element);
    listeners.tell(Runnable::run);
  }

  /** Runs something after each change, until the answer is closed. */
  public Registration listen(Runnable change) {
    return listeners.add(change);
  }
}
