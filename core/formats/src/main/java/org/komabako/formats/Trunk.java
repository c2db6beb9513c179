package org.komabako.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.komabako.game.Game;
import org.komabako.game.GameNode;

/**
 * The lines that a game's tree is made of, in the order of KIF and KI2: the main line, then what
 * leaves it, the latest first, each followed by what leaves it in turn. So a line always leaves the
 * last one above it that has its first move's number. The main line ends where the game was ended.
 *
 * @param nodes the places of one line; the first is the start or the one that leaves
 */
record Trunk(List<GameNode> nodes) {
  static List<Trunk> of(Game game) {
    List<Trunk> lines = new ArrayList<>();
    Deque<GameNode> open = new ArrayDeque<>(List.of(game.root()));
    while (!open.isEmpty()) {
      GameNode first = open.pop();
      List<GameNode> nodes = new ArrayList<>();
      List<GameNode> leaving = new ArrayList<>();
      for (GameNode node = first; ; node = node.children().get(0)) {
        nodes.add(node);
        if (node.children().isEmpty()) {
          break;
        }
        if (node.ends()) {
          leaving.addAll(0, node.children());
          break;
        }
        List<GameNode> others = node.children().subList(1, node.children().size());
        leaving.addAll(0, others);
      }
      lines.add(new Trunk(nodes));
      Collections.reverse(leaving);
      leaving.forEach(open::push);
    }
    return lines;
  }

  GameNode first() {
    return nodes.get(0);
  }

  GameNode last() {
    return nodes.get(nodes.size() - 1);
  }
}
