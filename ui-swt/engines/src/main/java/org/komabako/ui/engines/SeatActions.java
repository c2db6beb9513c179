package org.komabako.ui.engines;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Opponents.State;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.WindowParts;

/** Engines take over sides of the game and leave them; one that does not go on is told above the games. */
final class SeatActions {
  private static final int SEATS = 1;

  /** An engine that is replaced, or comes a moment after its game, is no news; in milliseconds. */
  private static final int PATIENCE = 1_000;

  private final Map<Seat, String> told = new HashMap<>();

  void contribute(Workbench window, WindowParts parts) {
    Desk desk = window.desk();
    for (Side side : Side.values()) {
      parts.action(Action.of("engine.plays-" + side.text())
          .menu(Menus.ENGINE, SEATS)
          .when(() -> game(window).isPresent())
          .check(() ->
              game(window).flatMap(game -> desk.engines().seat(game, side)).isPresent())
          .does(() -> game(window).ifPresent(game -> change(window, game, side))));
    }
    parts.action(Action.of("engine.now")
        .keys("Ctrl+Shift+M")
        .menu(Menus.ENGINE, SEATS)
        .when(() -> side(window, State.THINKS).isPresent())
        .does(() -> with(window, State.THINKS, Opponents::moveNow)));
    parts.action(Action.of("engine.again")
        .menu(Menus.ENGINE, SEATS)
        .when(() -> side(window, State.FAILED).isPresent())
        .does(() -> with(window, State.FAILED, Opponents::again)));
    Runnable tell = () -> tell(window);
    Runnable stop =
        desk.engines().listen(() -> window.shell().getDisplay().timerExec(PATIENCE, tell));
    parts.onLeave(stop);
  }

  private static Optional<LiveGame> game(Workbench window) {
    return window
        .current()
        .filter(view -> view.model().suspended().isEmpty())
        .map(view -> view.model().live().shared());
  }

  private interface Task {
    void run(Opponents opponents, LiveGame game, Side side);
  }

  private static void with(Workbench window, State state, Task task) {
    side(window, state)
        .ifPresent(side -> game(window)
            .ifPresent(game -> window
                .desk()
                .engines()
                .with(service -> task.run(service, game, side), failed(window))));
  }

  private static Optional<Side> side(Workbench window, State state) {
    return game(window).map(game -> window.desk().engines().seats(game)).orElse(List.of()).stream()
        .filter(seat -> seat.state() == state)
        .map(Seat::side)
        .findFirst();
  }

  private static void change(Workbench window, LiveGame game, Side side) {
    Desk desk = window.desk();
    if (desk.engines().seat(game, side).isPresent()) {
      desk.engines().leave(game, side, failed(window));
    } else {
      new OpponentDialog(
              window,
              game.variant(),
              opponent -> desk.engines().play(game, side, opponent, failed(window)))
          .open();
    }
  }

  static Consumer<LocalizedText> failed(Workbench window) {
    return reason -> window.say(window.desk().messages().get("window.problem", reason));
  }

  /** Each that does not go on is told once, until it does. */
  private void tell(Workbench window) {
    if (window.shell().isDisposed()) {
      return;
    }
    Desk desk = window.desk();
    Set<Seat> stuck = new HashSet<>(desk.engines().seats());
    stuck.removeIf(seat -> seat.state() != State.AWAY && seat.state() != State.FAILED);
    Set.copyOf(told.keySet()).stream()
        .filter(seat -> !stuck.remove(seat))
        .forEach(seat -> window.unsay(Objects.requireNonNull(told.remove(seat))));
    for (Seat seat : stuck) {
      String sentence = desk.messages()
          .get("engine.stuck", seat.game(), desk.engines().name(seat.engine()), seat.note());
      told.put(seat, sentence);
      window.say(sentence);
    }
  }
}
