package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;

/** A game gets what another has besides, and keeps what it has. */
class MergerTest {
  private static Game game(String... moves) {
    Game game = new Game(SampleGames.RULES);
    for (String move : moves) {
      game.play(Usi.parse(SampleGames.TOY.table(), move));
    }
    return game;
  }

  private static String line(GameNode node) {
    return node.line().toString();
  }

  @Test
  void whatIsMissingComesIn() {
    Game into = game("1f1e", "7c7d");
    Game from = game("1f1e", "7c7d");
    GameNode node = from.root().last();
    node.comment("well played");
    node.bookmark("here");
    node.spent(Duration.ofSeconds(12));
    node.evaluation(Evaluation.parse("cp 35 8"));
    node.draw(Mark.on(new Square(7, 4), 1));
    from.tag("site", "Osaka");
    Merger.merge(into, from);
    GameNode merged = into.root().last();
    assertEquals("well played", merged.comment());
    assertEquals("here", merged.bookmark());
    assertEquals(Optional.of(Duration.ofSeconds(12)), merged.spent());
    assertEquals(Optional.of(Evaluation.parse("cp 35 8")), merged.evaluation());
    assertEquals(List.of(Mark.on(new Square(7, 4), 1)), merged.marks());
    assertEquals("Osaka", into.tags().get("site"));
    assertEquals(3, into.tree().nodes().size());
  }

  @Test
  void whatIsThereStays() {
    Game into = game("1f1e");
    Game from = game("1f1e");
    GameNode mine = into.root().last();
    GameNode other = from.root().last();
    mine.bookmark("mine");
    mine.spent(Duration.ofSeconds(1));
    mine.evaluation(Evaluation.parse("cp 1 1"));
    mine.draw(Mark.on(new Square(1, 5), 3));
    mine.comment("mine, and well played");
    other.bookmark("theirs");
    other.spent(Duration.ofSeconds(2));
    other.evaluation(Evaluation.parse("cp 2 2"));
    other.draw(Mark.on(new Square(2, 5), 2));
    other.comment("well played");
    into.tag("site", "Kyoto");
    from.tag("site", "Osaka");
    Merger.merge(into, from);
    assertEquals("mine", mine.bookmark());
    assertEquals(Optional.of(Duration.ofSeconds(1)), mine.spent());
    assertEquals(Optional.of(Evaluation.parse("cp 1 1")), mine.evaluation());
    assertEquals(List.of(Mark.on(new Square(1, 5), 3)), mine.marks());
    assertEquals("mine, and well played", mine.comment(), "what it says already is not said twice");
    assertEquals("Kyoto", into.tags().get("site"));
  }

  @Test
  void bothCommentsAreKept() {
    Game into = game("1f1e");
    Game from = game("1f1e");
    into.root().comment("one");
    from.root().comment("two");
    from.root().last().comment("three");
    Merger.merge(into, from);
    assertEquals("one\ntwo", into.root().comment());
    assertEquals("three", into.root().last().comment());
  }

  @Test
  void variationsComeInBehindTheMainLine() {
    Game into = game("1f1e", "7c7d");
    Game from = game("1f1e", "6c6d", "2f2e");
    from.goTo(1);
    from.play(Usi.parse(SampleGames.TOY.table(), "5c5d"));
    Merger.merge(into, from);
    GameNode fork = into.root().children().get(0);
    assertEquals(
        List.of("7c7d", "6c6d", "5c5d"),
        fork.children().stream()
            .map(child -> child.move().orElseThrow().toString())
            .toList());
    assertEquals("[1f1e, 6c6d, 2f2e]", line(fork.children().get(1).last()));
    assertEquals("[1f1e, 7c7d]", line(into.root().last()));
  }

  @Test
  void theEndComesInWhereThereIsNone() {
    Outcome resigned = Outcome.win(Side.WHITE, Outcome.Reason.RESIGNS);
    Game into = game("1f1e", "7c7d");
    into.goTo(1);
    GameNode looked = into.current();
    Game from = game("1f1e", "7c7d");
    from.declare(resigned);
    Merger.merge(into, from);
    assertEquals(Optional.of(resigned), into.declared());
    assertEquals(into.root().last(), into.endedAt().orElseThrow());
    assertEquals(looked, into.current(), "where it was looked at is looked at");

    Game decided = game("1f1e", "7c7d");
    Outcome agreed = Outcome.draw(Outcome.Reason.AGREED);
    decided.declare(agreed);
    Merger.merge(decided, from);
    assertEquals(Optional.of(agreed), decided.declared());
  }

  @Test
  void gamesThatBeginElsewhereAreRefused() {
    Game handicap = new Game(Toy.position("rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1"));
    Game into = game("1f1e");
    String told = assertThrows(RequestException.class, () -> Merger.merge(into, handicap))
        .text()
        .in(Locale.ENGLISH);
    assertEquals("games of different variants, rules or starts cannot be merged", told);
    assertEquals(2, into.tree().nodes().size());
  }
}
