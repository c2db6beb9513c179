package org.komabako.ui.client.window;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;

/** Going back and forth, and the stages of a move that is under way. */
final class MoveActions implements ActionArea {
  @Override
  public void register(Desk desk, MainWindow window) {
    walk(
        desk,
        window,
        Action.of("move.undo").tool(new Action.Tool(31, Icons.UNDO, true)),
        "Ctrl+Z",
        here -> !here.line().isEmpty() || here.outcome().isPresent(),
        view -> walk(view, Game::undo, Game::redo));
    walk(
        desk,
        window,
        Action.of("move.redo"),
        "Ctrl+Shift+Z",
        here -> !here.later().isEmpty(),
        view -> walk(view, Game::redo, Game::undo));
    step(
        desk,
        window,
        "move.stop",
        "S",
        MoveActions::isMidway,
        input -> input.stop(BoardInput.Promote.ASK));
    step(desk, window, "move.back", "B", MoveActions::isMidway, BoardInput::back);
    step(desk, window, "move.pass", "P", input -> input.passes().size() == 1, BoardInput::pass);
    step(desk, window, "move.promote", "Plus", MoveActions::isAsking, input -> input.answer(true));
    step(desk, window, "move.decline", "=", MoveActions::isAsking, input -> input.answer(false));
    step(
        desk,
        window,
        "move.cancel",
        "Esc",
        input -> !(input.state() instanceof InputState.Idle)
            || input.refusal().isPresent()
            || input.waiting().isPresent(),
        input -> {
          input.escape();
          return Optional.empty();
        });
  }

  /** A step, and one more past the move of an engine; none if there is no move of the player beyond. */
  private static void walk(GameView view, Predicate<Game> step, Predicate<Game> back) {
    Set<Side> engines = view.desk().engines().seats(view.model().live()).stream()
        .map(Seat::side)
        .collect(Collectors.toSet());
    view.model().change(game -> {
      boolean stepped = step.test(game);
      boolean engineIsNext =
          engines.size() == 1 && engines.contains(game.position().side());
      if (stepped && engineIsNext && !step.test(game)) {
        var unused = back.test(game);
      }
    });
  }

  private static boolean isMidway(BoardInput input) {
    return input.state() instanceof InputState.Midway;
  }

  private static boolean isAsking(BoardInput input) {
    return input.state() instanceof InputState.Asking;
  }

  private static void walk(
      Desk desk,
      MainWindow window,
      Action.Builder action,
      String keys,
      Predicate<Snapshot> when,
      java.util.function.Consumer<GameView> task) {
    desk.actions()
        .add(action
            .keys(keys)
            .menu(Menus.MOVE, 1)
            .when(() -> window
                .current()
                .map(GameView::model)
                .filter(model -> model.suspended().isEmpty())
                .flatMap(GameModel::snapshot)
                .filter(when)
                .isPresent())
            .does(() -> window.current().ifPresent(task)));
  }

  private static void step(
      Desk desk,
      MainWindow window,
      String id,
      String keys,
      Predicate<BoardInput> when,
      Function<BoardInput, Optional<Request>> task) {
    desk.actions()
        .add(Action.of(id)
            .keys(keys)
            .menu(Menus.MOVE, 2)
            .when(() -> window.current().flatMap(GameView::input).filter(when).isPresent())
            .does(() -> window.current().ifPresent(view -> {
              view.input().flatMap(task).ifPresent(view::handle);
              view.board().refresh();
            })));
  }
}
