package org.komabako.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;

/** Gathers what a game has that a format leaves out. */
final class Losses {
  static final LocalizedText END = Sentence.of(Losses.class, "losses.howGameEnded");

  private final Game game;
  private final List<LocalizedText> found = new ArrayList<>();

  private Losses(Game game) {
    this.game = game;
  }

  static Losses of(Game game) {
    return new Losses(game).scores();
  }

  List<LocalizedText> list() {
    return found;
  }

  /** What is lost where one position is written. */
  static List<LocalizedText> position(Game game) {
    List<LocalizedText> losses = Losses.of(game)
        .comments()
        .bookmarks()
        .marks()
        .nags()
        .tags()
        .clock()
        .options()
        .end()
        .list();
    if (!game.root().children().isEmpty()) {
      losses.add(0, Sentence.of(Losses.class, "losses.allMoves"));
    }
    return losses;
  }

  /** Where an end was declared. */
  static Optional<GameNode> declaredAt(Game game) {
    return game.declared().isEmpty()
        ? Optional.empty()
        : game.tree().nodes().stream().filter(game::endsAt).findFirst();
  }

  private Losses add(boolean lost, String key) {
    return add(lost, Sentence.of(Losses.class, key));
  }

  private Losses add(boolean lost, LocalizedText what) {
    if (lost) {
      found.add(what);
    }
    return this;
  }

  private boolean any(Predicate<GameNode> has) {
    return game.tree().nodes().stream().anyMatch(has);
  }

  /** No format but our own has them. */
  private Losses scores() {
    return add(any(node -> node.evaluation().isPresent()), "losses.scoresEngines");
  }

  Losses marks() {
    return add(any(node -> !node.marks().isEmpty()), "losses.marksArrows");
  }

  Losses nags() {
    return add(any(node -> node.nag().isPresent()), "losses.nags");
  }

  Losses clock() {
    return add(game.clock().isPresent(), "losses.clock");
  }

  Losses options() {
    return add(!game.rules().options().areUsual(), "losses.ruleOptions");
  }

  Losses variations() {
    return add(any(node -> node.children().size() > (node.ends() ? 0 : 1)), "losses.variations");
  }

  Losses comments() {
    return add(any(node -> !node.comment().isEmpty()), "losses.comments");
  }

  Losses bookmarks() {
    return add(any(node -> !node.bookmark().isEmpty()), "losses.bookmarks");
  }

  Losses times() {
    return add(any(node -> node.spent().isPresent()), "losses.timeEachMove");
  }

  /** When a game was begun stands in each by itself; nobody misses that alone. */
  Losses tags() {
    boolean said = game.tags().keySet().stream().anyMatch(name -> !name.equals(Tags.BEGUN));
    return add(said, "losses.playersDatesLike");
  }

  Losses end() {
    return add(game.declared().isPresent(), END);
  }
}
