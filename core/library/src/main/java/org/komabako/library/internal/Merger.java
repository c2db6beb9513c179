package org.komabako.library.internal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.komabako.base.message.RequestException;
import org.komabako.game.Game;
import org.komabako.game.GameNode;

/** Puts into one game what another with the same start has besides. */
final class Merger {
  private Merger() {}

  /**
   * Adds what a game does not have: tags, variations, comments, signs, marks, names of places, times, scores and the end. What
   * it has stays as it is.
   *
   * @throws IllegalArgumentException if the two do not begin alike
   */
  static void merge(Game into, Game from) {
    if (!into.root().position().equals(from.root().position())) {
      throw RequestException.of(Merger.class, "merger.gamesDifferentVariantsRules");
    }
    for (Map.Entry<String, String> tag : from.tags().entrySet()) {
      if (!into.tags().containsKey(tag.getKey())) {
        into.tag(tag.getKey(), tag.getValue());
      }
    }
    record Pair(GameNode mine, GameNode other) {}
    Deque<Pair> open = new ArrayDeque<>(List.of(new Pair(into.root(), from.root())));
    while (!open.isEmpty()) {
      Pair pair = open.pop();
      place(pair.mine(), pair.other());
      for (GameNode child : pair.other().children()) {
        open.push(
            new Pair(into.tree().note(pair.mine(), List.of(child.move().orElseThrow())), child));
      }
      if (from.endsAt(pair.other()) && into.declared().isEmpty()) {
        GameNode looked = into.current();
        into.goTo(pair.mine());
        from.declared().ifPresent(into::declare);
        into.goTo(looked);
      }
    }
  }

  private static void place(GameNode mine, GameNode other) {
    if (!mine.comment().contains(other.comment())) {
      mine.comment(
          mine.comment().isEmpty() ? other.comment() : mine.comment() + "\n" + other.comment());
    }
    if (mine.bookmark().isEmpty()) {
      mine.bookmark(other.bookmark());
    }
    if (mine.spent().isEmpty()) {
      other.spent().ifPresent(mine::spent);
    }
    if (mine.evaluation().isEmpty()) {
      other.evaluation().ifPresent(mine::evaluation);
    }
    if (mine.nag().isEmpty()) {
      mine.nag(other.nag());
    }
    if (mine.marks().isEmpty()) {
      other.marks().forEach(mine::draw);
    }
  }
}
