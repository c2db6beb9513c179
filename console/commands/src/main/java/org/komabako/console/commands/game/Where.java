package org.komabako.console.commands.game;

import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Place;

/** The words for a place of a game. */
final class Where {
  private Where() {}

  /** Looks at the place that a text means. */
  static void go(Game game, String where) {
    if (where.matches("-?[0-9]+")) {
      game.goTo(Arguments.number(where, "WHERE", 0));
    } else {
      game.goTo(find(game, where));
    }
  }

  private static GameNode find(Game game, String where) {
    GameNode here = game.current();
    return switch (where) {
      case "start" -> game.root();
      case "end" -> game.line().get(game.line().size() - 1);
      case "back" -> there(here.parent(), "where.back");
      case "next" -> there(game.next(), "where.next");
      case "up" -> there(here.sibling(-1), "where.up");
      case "down" -> there(here.sibling(1), "where.down");
      case "main" -> main(here);
      default ->
        where.matches("[0-9]+/.*") ? game.tree().at(Place.parse(where)) : named(game, where);
    };
  }

  private static GameNode there(Optional<GameNode> node, String otherwise) {
    return node.orElseThrow(() -> new StateException(Spoken.text(otherwise)));
  }

  private static GameNode main(GameNode here) {
    GameNode node = here;
    while (!node.isMain()) {
      node = node.parent().orElseThrow();
    }
    return node;
  }

  private static GameNode named(Game game, String name) {
    return game.tree().nodes().stream()
        .filter(node -> node.bookmark().equals(name))
        .findFirst()
        .orElseThrow(() -> new RequestException(Spoken.text("where.noBookmark", name)));
  }
}
