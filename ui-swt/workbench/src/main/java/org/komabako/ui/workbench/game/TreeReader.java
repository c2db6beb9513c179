package org.komabako.ui.workbench.game;

import java.util.Map;
import java.util.WeakHashMap;
import org.komabako.base.SafeText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.notation.Notation;
import org.komabako.ui.board.MoveTree;
import org.komabako.ui.widgets.settings.Settings;

/**
 * Takes pictures of a game's tree, in the notation that is chosen. Writing a move may take as long as
 * finding all moves, so each is written once. For the lane of the game.
 */
final class TreeReader {
  private final Settings settings;
  private final Map<GameNode, String> written = new WeakHashMap<>();
  private Notation notation;

  TreeReader(Settings settings) {
    this.settings = settings;
    notation = settings.get(MoveSettings.NOTATION);
  }

  MoveTree read(Game game) {
    Notation wanted = settings.get(MoveSettings.NOTATION);
    if (wanted != notation) {
      written.clear();
      notation = wanted;
    }
    MoveTree tree = MoveTree.of(
        game,
        node -> written.computeIfAbsent(node, notation::write),
        settings.get(MoveSettings.SCORES));
    return new MoveTree(tree.entries().stream().map(TreeReader::safe).toList(), tree.current());
  }

  /** Comments and names come from files of others. */
  private static MoveTree.Entry safe(MoveTree.Entry entry) {
    String comment = SafeText.lines(entry.comment());
    String bookmark = SafeText.line(entry.bookmark());
    return comment.equals(entry.comment()) && bookmark.equals(entry.bookmark())
        ? entry
        : new MoveTree.Entry(
            entry.place(),
            entry.number(),
            entry.move(),
            comment,
            bookmark,
            entry.drawn(),
            entry.judgement(),
            entry.nag(),
            entry.aside());
  }
}
