package org.komabako.ui.engines;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;
import org.komabako.ui.workbench.desk.Desk;

/** The games of the library that a training begins within. Reading them takes long, so not on the display's thread. */
record LibraryGames(Desk desk) {
  /**
   * The moves of those that begin at the start.
   *
   * @param stopped whether none are wanted any more
   * @return so many as there were until then
   * @throws IllegalStateException if there are none; the message says so
   */
  List<List<Move>> of(Rules rules, BooleanSupplier stopped) {
    String key = rules.table().key();
    Library library = desk.services().library().orElseThrow(() -> problem("library.away"));
    Variant variant = desk.services().variants().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow(() -> problem("networks.away"));
    List<List<Move>> found = new ArrayList<>();
    for (long id : library.ids(GameQuery.ALL.of(key), (games, share) -> !stopped.getAsBoolean())) {
      if (stopped.getAsBoolean()) {
        break;
      }
      Game game = GameText.read(variant, library.text(id));
      if (game.root().position().equals(rules.start())) {
        found.add(game.root().last().line());
      }
    }
    if (found.isEmpty() && !stopped.getAsBoolean()) {
      throw problem("networks.train.noGames");
    }
    return found;
  }

  private IllegalStateException problem(String key) {
    return new IllegalStateException(desk.messages().get(key));
  }
}
