package org.komabako.ui.widgets.work;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.komabako.base.Listeners;

/**
 * What services know, as the window sees it: asked anew in a lane whenever something changes, compared
 * with what was seen before, and told on the display thread. A service that leaves is listened to no
 * more, and one that returns is. Changes that come faster than answers are one question.
 *
 * <p>{@link #follow} names the services, {@link #begin} begins; {@link #look} is for any thread, all else
 * for the display thread.
 *
 * @param <T> what is seen; compared by {@code equals}
 */
public final class ServiceWatch<T> implements AutoCloseable {
  private static final Logger LOG = System.getLogger(ServiceWatch.class.getName());

  private final DisplayGate gate;
  private final Executor lane;
  private final T nothing;
  private final List<Followed<?>> followed = new ArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final AtomicBoolean waiting = new AtomicBoolean();
  private AutoCloseable news = () -> {};
  private Supplier<T> question;
  private T seen;
  private volatile boolean closed;

  /** @param nothing what is seen before the first answer, and when there is none */
  public ServiceWatch(Work work, DisplayGate gate, T nothing) {
    this.gate = gate;
    this.nothing = nothing;
    lane = work.lane();
    seen = nothing;
    question = () -> nothing;
  }

  /**
   * A service whose news are reasons to look.
   *
   * @param service who is there now
   * @param listen has it tell its news
   * @return who is there, in the lane
   */
  public <S> Supplier<Optional<S>> follow(
      Supplier<Optional<S>> service, BiFunction<S, Runnable, AutoCloseable> listen) {
    Followed<S> added = new Followed<>(service, each -> listen.apply(each, this::look));
    followed.add(added);
    return added::now;
  }

  /**
   * Looks from now on.
   *
   * @param services has the coming and going of services told
   * @param question asked in the lane
   */
  public void begin(Function<Runnable, AutoCloseable> services, Supplier<T> question) {
    this.question = question;
    news = services.apply(this::look);
    look();
  }

  /** What there is. */
  public T seen() {
    return seen;
  }

  /** Where the services are asked. */
  public Executor lane() {
    return lane;
  }

  /** Runs something after each change of what is seen, until the answer is run. */
  public Runnable listen(Runnable change) {
    return listeners.add(change)::close;
  }

  /** Looks again. */
  public void look() {
    if (!waiting.getAndSet(true)) {
      lane.execute(this::ask);
    }
  }

  private void ask() {
    waiting.set(false);
    if (!closed) {
      T now = answer();
      gate.send(this, () -> update(now));
    }
  }

  private T answer() {
    try {
      return question.get();
    } catch (RuntimeException | Error e) {
      // A service left between the question and the answer, and will be told of again.
      LOG.log(Level.DEBUG, "no answer", e);
      return nothing;
    }
  }

  private void update(T now) {
    if (!now.equals(seen)) {
      seen = now;
      listeners.tell(Runnable::run);
    }
  }

  /** Tells nobody any more, and listens to no service. */
  @Override
  public void close() {
    closed = true;
    listeners.clear();
    stop(news);
    lane.execute(() -> followed.forEach(Followed::leave));
  }

  /** Ends a subscription; that it cannot be ended is for the log only. */
  public static void stop(AutoCloseable subscription) {
    try {
      subscription.close();
    } catch (Exception e) {
      LOG.log(Level.DEBUG, "closing", e);
    }
  }

  /** Listens to the service that is there; only for the lane. */
  private static final class Followed<S> {
    private final Supplier<Optional<S>> service;
    private final Function<S, AutoCloseable> listen;
    private Optional<S> known = Optional.empty();
    private Optional<AutoCloseable> news = Optional.empty();

    Followed(Supplier<Optional<S>> service, Function<S, AutoCloseable> listen) {
      this.service = service;
      this.listen = listen;
    }

    Optional<S> now() {
      Optional<S> now = service.get();
      if (!now.equals(known)) {
        leave();
        known = now;
        news = now.map(listen);
      }
      return now;
    }

    void leave() {
      news.ifPresent(ServiceWatch::stop);
      news = Optional.empty();
      known = Optional.empty();
    }
  }
}
