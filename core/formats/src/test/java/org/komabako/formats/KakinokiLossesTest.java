package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.Mark;
import org.komabako.game.Tags;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.position.Rules;

/** What each format of the family leaves out of a game, and says so. */
class KakinokiLossesTest {
  private static String losses(String format, Game game) {
    return String.join(
        "; ",
        TestGames.FORMATS.find(format).losses(game).stream()
            .map(text -> text.in(Locale.ENGLISH))
            .toList());
  }

  private static Game full() {
    Game game = TestGames.nine("7g7f 3c3d");
    TestGames.vary(game, 1, "8c8d");
    game.root().last().comment("x");
    game.root().last().bookmark("y");
    game.root().last().spent(Duration.ofSeconds(1));
    game.tag(Tags.BLACK, "甲");
    game.resign(Side.BLACK);
    return game;
  }

  @ParameterizedTest
  @CsvSource({
    "kif, ''",
    "kifu, ''",
    "ki2, the time of each move",
    "ki2u, the time of each move",
    "bod, 'all moves; comments; bookmarks; players, dates and the like; how the game ended'",
    "komabako, ''"
  })
  void whatAFormatLeavesOut(String format, String losses) {
    assertEquals(losses, losses(format, full()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kif", "ki2", "bod", "komabako"})
  void aPlainGameLosesNothing(String format) {
    assertEquals(
        format.equals("bod") ? "all moves" : "", losses(format, TestGames.nine("7g7f 3c3d")));
    assertEquals("", losses(format, TestGames.nine("")));
  }

  @Test
  void whatNoOtherFormatHolds() {
    Game game = TestGames.nine("7g7f");
    game.root().evaluation(Evaluation.parse("cp 30 5"));
    assertEquals("scores of engines", losses("kifu", game));
    assertEquals("all moves; scores of engines", losses("bod", game));
    game.root().draw(Mark.on(new Square(5, 5), 1));
    assertEquals("scores of engines; marks and arrows", losses("ki2", game));
    assertEquals("all moves; scores of engines; marks and arrows", losses("bod", game));
    assertEquals("", losses("komabako", game));
  }

  @Test
  void clocksAndRules() {
    Game game = new Game(Rules.of(TestGames.NINE, OptionValues.of(TestGames.NINE, RuleSet.BASE)));
    assertEquals("the rule options", losses("kifu", game));
    assertEquals("the rule options", losses("bod", game));
    Game clocked = TestGames.nine("");
    clocked.clock(
        Optional.of(new GameClock(ClockFace.of(TimeControl.parse("1m"), Side.BLACK), () -> 0)));
    assertEquals("the clock", losses("kif", clocked));
    assertEquals("the clock", losses("bod", clocked));
  }

  /** An end that no word means, or one in a variation where another game might go on. */
  @Test
  void anEndThatHasNoWord() {
    Game game = TestGames.nine("7g7f 3c3d");
    game.declare(Outcome.win(Side.BLACK, Reason.BARE_KING));
    assertEquals("how the game ended", losses("kifu", game));
    game.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    assertEquals("", losses("kifu", game));
    TestGames.vary(game, 1, "8c8d");
    game.goTo(game.root().children().get(0).children().get(1));
    game.declare(Outcome.win(Side.BLACK, Reason.RESIGNS));
    assertEquals("how the game ended", losses("kifu", game));
  }

  /** Each thing by itself. */
  @Test
  void oneThingByItself() {
    Game game = full();
    assertEquals(
        "[variations]",
        Losses.of(game).variations().list().stream()
            .map(text -> text.in(Locale.ENGLISH))
            .toList()
            .toString());
    assertEquals(
        "[bookmarks]",
        Losses.of(game).bookmarks().list().stream()
            .map(text -> text.in(Locale.ENGLISH))
            .toList()
            .toString());
    Game plain = TestGames.nine("7g7f 3c3d");
    assertEquals(
        List.of(),
        Losses.of(plain)
            .variations()
            .bookmarks()
            .times()
            .tags()
            .comments()
            .end()
            .list());
    plain.resign(Side.BLACK);
    assertEquals(List.of(), Losses.of(plain).variations().list());
    plain.goTo(plain.root().last());
    TestGames.play(plain, "").goTo(1);
    assertEquals(plain.root().last(), Losses.declaredAt(plain).orElseThrow());
    assertEquals(Optional.empty(), Losses.declaredAt(TestGames.nine("7g7f")));
  }

  /** Moves behind the end are a variation. */
  @Test
  void whatMightHaveBeenPlayed() {
    Game game =
        TestGames.read("kifu", "   1 ７六歩(77)\n   2 投了\n変化：2手\n   2 ３四歩(33)\n").game();
    assertEquals("7g7f", TestGames.line(game));
    assertEquals(1, Losses.of(game).variations().list().size());
  }
}
