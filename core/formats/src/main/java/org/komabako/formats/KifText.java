package org.komabako.formats;

import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;

/** What KIF and KI2 write alike. */
final class KifText {
  private KifText() {}

  /** Comment and bookmark of a place. */
  static void notes(StringBuilder out, GameNode node) {
    if (!node.comment().isEmpty()) {
      for (String line : node.comment().split("\\R", -1)) {
        out.append('*').append(line).append('\n');
      }
    }
    if (!node.bookmark().isEmpty()) {
      out.append('&').append(node.bookmark().replaceAll("\\R", " ")).append('\n');
    }
  }

  /**
   * What they cannot say of a game.
   *
   * @param found what was found of it before
   */
  static List<LocalizedText> losses(Game game, Losses found) {
    List<LocalizedText> losses =
        new ArrayList<>(found.marks().nags().clock().options().list());
    KifBoard.loss(game.root().position()).ifPresent(losses::add);
    boolean said = Losses.declaredAt(game)
        .map(node -> {
          Outcome outcome = game.declared().orElseThrow();
          return node.isMain() && KifEnd.word(outcome, node.position().side()).isPresent();
        })
        .orElse(true);
    if (!said) {
      losses.add(Losses.END);
    }
    return losses;
  }
}
