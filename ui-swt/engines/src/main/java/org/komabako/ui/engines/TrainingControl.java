package org.komabako.ui.engines;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.NetworkTraining.Games;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.NetworkTraining.Run;
import org.komabako.position.Rules;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;

/**
 * The training that the window has begun, one at a time; it goes on while its page is closed. If the service leaves, the training
 * ends, what was done is kept, and the end is told. The methods are for the display thread, and so are all callbacks.
 */
final class TrainingControl {
  private final Desk desk;
  private final Executor lane;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Optional<Rules> trained = Optional.empty();
  private Optional<Progress> progress = Optional.empty();
  private Optional<Notification> news = Optional.empty();
  private @Nullable Run run;
  private volatile boolean stopping;
  private boolean paused;

  TrainingControl(Desk desk) {
    this.desk = desk;
    lane = desk.work().lane();
  }

  /** Runs something after each change, until the answer is run. */
  Runnable listen(Runnable change) {
    return listeners.add(change)::close;
  }

  private void tell() {
    listeners.tell(Runnable::run);
  }

  /** What is trained now. */
  Optional<Rules> trained() {
    return trained;
  }

  /** How far it is, or how far the last came. */
  Optional<Progress> progress() {
    return progress;
  }

  /** How the last one ended. */
  Optional<Notification> news() {
    return news;
  }

  /** Whether it was asked to stop and has not yet. */
  boolean stops() {
    return stopping;
  }

  /**
   * Begins, or goes on where the last training of the variant ended.
   *
   * @param withinLibrary whether every other game begins within a game of the library
   */
  void begin(Request request, boolean withinLibrary) {
    trained = Optional.of(request.rules());
    progress = Optional.empty();
    news = Optional.empty();
    stopping = false;
    paused = false;
    tell();
    lane.execute(() -> {
      try {
        NetworkTraining training = desk.services()
            .training()
            .orElseThrow(() -> new IllegalStateException(desk.messages().get("networks.away")));
        Request whole = withinLibrary ? request.with(withinLibrary(request)) : request;
        if (stopping) {
          desk.gate().send(() -> ended(request, null));
          return;
        }
        Run begun =
            training.start(whole, reached -> desk.gate().send(this, () -> reached(reached)));
        desk.gate().send(() -> runs(begun));
        var unused = begun
            .ended()
            .whenComplete((reached, problem) -> desk.gate().send(() -> ended(request, problem)));
      } catch (RuntimeException | Error e) {
        desk.gate().send(() -> ended(request, e));
      }
    });
  }

  private Games withinLibrary(Request request) {
    return new Games(
        request.games().nodes(), new LibraryGames(desk).of(request.rules(), () -> stopping));
  }

  private void runs(Run begun) {
    run = begun;
    if (stopping) {
      begun.stop();
    } else if (paused) {
      begun.pause();
    }
  }

  private void reached(Progress reached) {
    if (trained.isPresent()) {
      progress = Optional.of(reached);
      tell();
    }
  }

  private void ended(Request request, @Nullable Throwable problem) {
    trained = Optional.empty();
    run = null;
    news = Optional.of(
        problem == null
            ? Notification.done("networks.trained", request.rules().table().name())
            : Notification.failed("networks.failed", request.rules().table().name(), problem));
    tell();
  }

  /** Whether it rests. */
  boolean isPaused() {
    return paused;
  }

  /** Lets it rest, or go on. */
  void pauseOrGoOn() {
    paused = !paused && trained.isPresent();
    if (run != null) {
      if (paused) {
        run.pause();
      } else {
        run.resume();
      }
    }
    tell();
  }

  /** Ends it soon; what was done is kept. */
  void stop() {
    stopping = trained.isPresent();
    if (run != null) {
      run.stop();
    }
    tell();
  }
}
