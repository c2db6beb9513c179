package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.eclipse.swt.widgets.Control;
import org.komabako.ui.widgets.settings.Settings;

/** Plays a game on, move after move, until its end or until stopped. */
public final class Autoplay {
  private final Settings settings;
  private Optional<GameView> playing = Optional.empty();
  private final Runnable step = this::step;

  /** Not playing. */
  public Autoplay(Settings settings) {
    this.settings = settings;
  }

  /** Whether a game is being played on. */
  public boolean plays(GameView view) {
    return playing.filter(view::equals).isPresent();
  }

  /** Begins with a game, or stops if it is being played. */
  public void toggle(GameView view) {
    boolean stop = plays(view);
    stop();
    if (!stop) {
      playing = Optional.of(view);
      step();
    }
  }

  /** Stops. */
  public void stop() {
    playing
        .map(GameView::control)
        .filter(control -> !control.isDisposed())
        .ifPresent(control -> control.getDisplay().timerExec(-1, step));
    playing = Optional.empty();
  }

  private void step() {
    playing.ifPresent(view -> {
      Control control = view.control();
      boolean on = !control.isDisposed()
          && view.model().suspended().isEmpty()
          && view.model().snapshot().filter(s -> !s.later().isEmpty()).isPresent();
      if (on) {
        view.model().look(game -> game.next().ifPresent(game::goTo));
        control.getDisplay().timerExec(settings.get(MoveSettings.PAUSE), step);
      } else {
        playing = Optional.empty();
      }
    });
  }
}
