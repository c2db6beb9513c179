package org.komabako.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.kernel.game.Tags;

/** Gathers what a game has that a format leaves out. */
final class Losses {
  static final LocalizedText END = LocalizedText.of("how the game ended", "終局の理由");
  static final LocalizedText START = LocalizedText.of("the start position", "開始局面");

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
        .tags()
        .clock()
        .options()
        .end()
        .list();
    if (!game.root().children().isEmpty()) {
      losses.add(0, LocalizedText.of("all moves", "すべての指し手"));
    }
    return losses;
  }

  /** Where an end was declared. */
  static Optional<GameNode> declaredAt(Game game) {
    return game.declared().isEmpty()
        ? Optional.empty()
        : game.tree().nodes().stream().filter(game::endsAt).findFirst();
  }

  private Losses add(boolean lost, String english, String japanese) {
    if (lost) {
      found.add(LocalizedText.of(english, japanese));
    }
    return this;
  }

  private boolean any(Predicate<GameNode> has) {
    return game.tree().nodes().stream().anyMatch(has);
  }

  /** No format but our own has them. */
  private Losses scores() {
    return add(any(node -> node.evaluation().isPresent()), "scores of engines", "エンジンの評価値");
  }

  Losses marks() {
    return add(any(node -> !node.marks().isEmpty()), "marks and arrows", "印と矢印");
  }

  Losses clock() {
    return add(game.clock().isPresent(), "the clock", "対局時計");
  }

  Losses options() {
    return add(!game.rules().options().areUsual(), "the rule options", "規則の設定");
  }

  Losses variations() {
    return add(any(node -> node.children().size() > (node.ends() ? 0 : 1)), "variations", "変化手順");
  }

  Losses comments() {
    return add(any(node -> !node.comment().isEmpty()), "comments", "コメント");
  }

  Losses bookmarks() {
    return add(any(node -> !node.bookmark().isEmpty()), "bookmarks", "しおり");
  }

  Losses times() {
    return add(any(node -> node.spent().isPresent()), "the time of each move", "消費時間");
  }

  /** When a game was begun stands in each by itself; nobody misses that alone. */
  Losses tags() {
    boolean said = game.tags().keySet().stream().anyMatch(name -> !name.equals(Tags.BEGUN));
    return add(said, "players, dates and the like", "対局者や日時など");
  }

  Losses end() {
    return add(game.declared().isPresent(), END.english(), END.japanese());
  }
}
