package org.komabako.ui.client.window;

import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.game.EngineSides;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;

/** The ways in which players end a game or leave it for later. */
final class EndActions implements ActionArea {
  private static final int END = 3;
  private static final int CLOCK = 4;

  @Override
  public void register(Desk desk, MainWindow window) {
    deed(desk, window, "end.draw", "Ctrl+T", EndActions::draw);
    deed(desk, window, "end.claim", "Ctrl+J", EndActions::claim);
    desk.actions()
        .add(Action.of("end.declare")
            .menu(Menus.GAME, END)
            .when(() -> window.current().filter(EndActions::mayBeDeclared).isPresent())
            .does(() -> window.current().ifPresent(view -> DeclareDialog.open(window, view))));
    add(
        desk,
        window,
        "end.decline",
        "",
        END,
        GameModel::offered,
        view -> view.model().change(Game::withdrawOffers));
    add(
        desk,
        window,
        "end.resign",
        "Ctrl+R",
        END,
        EndActions::isOpen,
        view -> resign(window, view));
    clock(desk, window, "clock.set", "Ctrl+K", view -> setClock(window, view));
    clock(
        desk, window, "clock.start", "Ctrl+Shift+R", view -> view.model().change(Game::startClock));
    clock(
        desk, window, "clock.adjourn", "Ctrl+Shift+A", view -> view.model().change(Game::adjourn));
    clock(desk, window, "clock.seal", "", EndActions::seal);
  }

  /** The next move made at the window is sealed; asked again, it is not. */
  private static void seal(GameView view) {
    view.model().seals(!view.model().seals());
  }

  private static boolean isOpen(GameModel model) {
    return !model.ended();
  }

  private static boolean mayBeDeclared(GameView view) {
    return view.model().suspended().isEmpty()
        && isOpen(view.model())
        && view.model()
            .snapshot()
            .filter(
                known -> known.position().rules().book().impasse().declaration().allowed())
            .isPresent();
  }

  private static void deed(
      Desk desk, MainWindow window, String id, String keys, Consumer<Game> deed) {
    add(desk, window, id, keys, END, EndActions::isOpen, view -> view.model().change(deed));
  }

  private static void clock(
      Desk desk, MainWindow window, String id, String keys, Consumer<GameView> task) {
    add(desk, window, id, keys, CLOCK, model -> true, task);
  }

  private static void add(
      Desk desk,
      MainWindow window,
      String id,
      String keys,
      int group,
      Predicate<GameModel> when,
      Consumer<GameView> task) {
    Action.Builder action = Action.of(id).menu(Menus.GAME, group);
    if (group == CLOCK) {
      action.under("clock");
    }
    desk.actions()
        .add((keys.isEmpty() ? action : action.keys(keys))
            .when(() -> window
                .current()
                .map(GameView::model)
                .filter(model -> model.suspended().isEmpty())
                .filter(when)
                .isPresent())
            .does(() -> window.current().ifPresent(task)));
  }

  private static void draw(Game game) {
    var unused = game.offerDraw(speaker(game, game.drawOffers()));
  }

  private static void claim(Game game) {
    var unused = game.claimJishogi(speaker(game, game.jishogiClaims()));
  }

  /** Who is asked answers; else the person at the board begins. */
  private static Side speaker(Game game, Set<Side> asking) {
    return asking.stream()
        .findFirst()
        .map(Side::opponent)
        .orElseGet(() -> EngineSides.speaker(game));
  }

  private static void resign(MainWindow window, GameView view) {
    view.model()
        .ask(
            EngineSides::speaker,
            side -> Question.ask(
                window.shell(),
                window.desk(),
                "resign",
                view.messages().get("ask.resign." + side.text()),
                () -> view.model().change(game -> game.resign(side))));
  }

  private static void setClock(MainWindow window, GameView view) {
    view.model()
        .ask(
            game -> game.clock().map(clock -> clock.face().control()),
            before -> new ClockDialog(
                    window,
                    before,
                    time -> view.model()
                        .change(game -> game.clock(time.map(given ->
                            new GameClock(ClockFace.of(given, game.position().side()))))))
                .open());
  }
}
