package org.komabako.ui.client.window;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Nag;
import org.komabako.notation.Notation;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.game.Autoplay;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.MoveSettings;

/** Walking through a game and its variations, bookmarks, and how moves are written. */
final class TreeActions implements ActionArea {
  private static final int WALK = 4;
  private static final int CHANGE = 5;
  private static final int PLAY = 6;

  private static final Map<String, Action.Tool> TOOLS = Map.of(
      "tree.start", new Action.Tool(20, Icons.FIRST, false),
      "tree.back", new Action.Tool(21, Icons.BACK, false),
      "tree.forward", new Action.Tool(22, Icons.FORWARD, false),
      "tree.end", new Action.Tool(23, Icons.LAST, false));

  @Override
  public void register(Desk desk, MainWindow window) {
    walk(
        desk,
        window,
        "tree.start",
        "Alt+Home",
        TreeActions::hasBefore,
        game -> game.goTo(game.root()));
    walk(
        desk,
        window,
        "tree.back",
        "Alt+Left",
        TreeActions::hasBefore,
        game -> game.current().parent().ifPresent(game::goTo));
    walk(
        desk,
        window,
        "tree.forward",
        "Alt+Right",
        TreeActions::hasLater,
        game -> game.next().ifPresent(game::goTo));
    walk(desk, window, "tree.end", "Alt+End", TreeActions::hasLater, TreeActions::goToEnd);
    walk(desk, window, "tree.up", "Alt+Up", known -> true, game -> beside(game, -1));
    walk(desk, window, "tree.down", "Alt+Down", known -> true, game -> beside(game, 1));
    walk(desk, window, "tree.main", "Alt+PageUp", known -> true, TreeActions::goToMain);
    nags(desk, window);
    ask(desk, window, "tree.bookmark", "Ctrl+B", TreeActions::bookmark);
    change(
        desk,
        window,
        "tree.promote",
        "",
        view -> view.model().change(game -> game.tree().makeMain(game.current())));
    ask(desk, window, "tree.delete", "Ctrl+Delete", TreeActions::delete);
    autoplay(desk, window);
    for (Notation each : Notation.values()) {
      notation(desk, window, each);
    }
  }

  private static boolean isReady(GameView view) {
    return view.model().suspended().isEmpty() && view.model().snapshot().isPresent();
  }

  private static void add(
      Desk desk,
      MainWindow window,
      Action.Builder action,
      Predicate<GameView> when,
      Consumer<GameView> task) {
    desk.actions()
        .add(action
            .when(
                () -> window.current().filter(TreeActions::isReady).filter(when).isPresent())
            .does(() -> window.current().ifPresent(task)));
  }

  private static boolean hasBefore(Snapshot here) {
    return !here.line().isEmpty();
  }

  private static boolean hasLater(Snapshot here) {
    return !here.later().isEmpty();
  }

  private static void walk(
      Desk desk,
      MainWindow window,
      String id,
      String keys,
      Predicate<Snapshot> when,
      Consumer<Game> task) {
    add(
        desk,
        window,
        withTool(Action.of(id).keys(keys).menu(Menus.MOVE, WALK), id),
        view -> view.model().snapshot().filter(when).isPresent(),
        view -> view.model().look(task));
  }

  private static Action.Builder withTool(Action.Builder action, String id) {
    Action.Tool tool = TOOLS.get(id);
    return tool == null ? action : action.tool(tool);
  }

  private static void change(
      Desk desk, MainWindow window, String id, String keys, Consumer<GameView> task) {
    Action.Builder action = Action.of(id).menu(Menus.MOVE, CHANGE);
    add(desk, window, keys.isEmpty() ? action : action.keys(keys), view -> true, task);
  }

  private static void ask(
      Desk desk,
      MainWindow window,
      String id,
      String keys,
      BiConsumer<MainWindow, GameView> question) {
    change(desk, window, id, keys, view -> question.accept(window, view));
  }

  private static void goToEnd(Game game) {
    game.goTo(game.line().get(game.line().size() - 1));
  }

  private static void beside(Game game, int step) {
    game.current().sibling(step).ifPresent(game::goTo);
  }

  private static void goToMain(Game game) {
    GameNode node = game.current();
    while (!node.isMain()) {
      node = node.parent().orElseThrow();
    }
    game.goTo(node);
  }

  private static void bookmark(MainWindow window, GameView view) {
    view.model().ask(game -> game.current().bookmark(), name -> {
      new NameDialog(
              window,
              "bookmark",
              name,
              next -> view.model().change(game -> game.current().bookmark(next)))
          .open();
    });
  }

  private static void delete(MainWindow window, GameView view) {
    if (view.model().snapshot().filter(s -> s.ply() > 0).isPresent()) {
      Question.ask(
          window.shell(),
          window.desk(),
          "delete",
          view.messages().get("ask.delete.question"),
          () -> view.model().change(game -> game.delete(game.current())));
    }
  }

  /** Signs behind the move that is looked at, and one item for none. */
  private static void nags(Desk desk, MainWindow window) {
    for (int i = 0; i <= Nag.values().length; i++) {
      Optional<Nag> nag = i == 0 ? Optional.empty() : Optional.of(Nag.values()[i - 1]);
      add(
          desk,
          window,
          Action.of("tree.nag." + i)
              .menu(Menus.MOVE, CHANGE)
              .under("tree.nag")
              .radio(() -> window
                  .current()
                  .flatMap(view -> view.model().snapshot())
                  .filter(now -> now.nag().equals(nag))
                  .isPresent()),
          view -> view.model().snapshot().filter(now -> now.ply() > 0).isPresent(),
          view -> view.model().change(game -> game.current().nag(nag)));
    }
  }

  private static void autoplay(Desk desk, MainWindow window) {
    Autoplay autoplay = new Autoplay(desk.settings());
    add(
        desk,
        window,
        Action.of("tree.autoplay")
            .keys("F5")
            .menu(Menus.MOVE, PLAY)
            .check(() -> window.current().filter(autoplay::plays).isPresent()),
        view -> true,
        autoplay::toggle);
    for (int pause : new int[] {300, 1000, 3000}) {
      desk.actions()
          .add(Action.of("tree.pause." + pause)
              .menu(Menus.MOVE, PLAY)
              .under("tree.pause")
              .radio(() -> desk.settings().get(MoveSettings.PAUSE) == pause)
              .does(() -> desk.settings().set(MoveSettings.PAUSE, pause)));
    }
  }

  private static void notation(Desk desk, MainWindow window, Notation each) {
    desk.actions()
        .add(Action.of("tree.notation." + each.text())
            .menu(Menus.VIEW, 5)
            .under("tree.notation")
            .radio(() -> desk.settings().get(MoveSettings.NOTATION) == each)
            .does(() -> {
              desk.settings().set(MoveSettings.NOTATION, each);
              window.all().forEach(view -> view.model().refresh());
            }));
  }
}
