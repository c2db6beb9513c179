package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.game.SmallGame.move;
import static org.komabako.game.SmallGame.play;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Rules;

/** Who looks at a game, where others look, and where the game stands. */
class CursorTest {
  private static final String KINGS = "k4/5/5/5/4K b - 1";

  private Game game = SmallGame.game(RuleBook.PLAIN, KINGS);
  private final Cursor cursor = new Cursor();
  private final Cursor other = new Cursor();

  private void begin(boolean clocked) {
    play(game, "1e1d");
    play(game, "5a5b");
    play(game, "1d1c");
    if (clocked) {
      game.clock(Optional.of(new GameClock(ClockFace.of(TimeControl.parse("10m"), Side.WHITE))));
      game.startClock();
    }
  }

  private void look(Cursor from, Consumer<Game> task) {
    var unused = from.use(game, seen -> {
      task.accept(seen);
      return true;
    });
  }

  private String place(Cursor from) {
    return from.use(game, seen -> seen.current().place().toString());
  }

  private int line() {
    return cursor.use(game, seen -> seen.line().size());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void lookingElsewhereLeavesTheGameAndOthersWhereTheyAre(boolean clocked) {
    begin(clocked);
    GameNode stands = game.reached();
    assertFalse(game.offerDraw(Side.BLACK));
    look(cursor, seen -> seen.goTo(1));
    assertEquals("1", place(cursor));
    assertEquals("3", place(other));
    assertSame(stands, game.reached());
    assertSame(stands, game.current());
    assertSame(stands, cursor.use(game, Game::reached));
    assertEquals(Set.of(Side.BLACK), game.drawOffers());
    assertEquals(4, line());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoStandsWithTheGameFollowsItAndWhoLooksBackStaysUntilTheEnd(boolean clocked) {
    begin(clocked);
    look(cursor, seen -> seen.goTo(1));
    assertEquals("3", place(other));
    play(game, "5b5c");
    assertEquals("4", place(other));
    assertEquals("1", place(cursor));
    look(cursor, seen -> seen.goTo(seen.line().size() - 1));
    assertEquals("4", place(cursor), "the line goes on with the game");
    play(game, "1c1b");
    assertEquals("5", place(cursor));
    assertTrue(game.undo());
    assertEquals("4", place(cursor), "a take-back is followed, too");
    assertEquals("4", place(other));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aMoveThatIsTriedAtAnEarlierPlaceTakesTheGameThere(boolean clocked) {
    begin(clocked);
    look(cursor, seen -> seen.goTo(1));
    look(cursor, seen -> play(seen, "5a4a"));
    assertEquals("2/2", place(cursor));
    assertEquals("2/2", game.reached().place().toString());
    assertEquals("2/2", place(other), "who follows the game follows it there");
  }

  @Test
  void aMoveIsTakenBackWhereOneLooks() {
    begin(false);
    look(cursor, seen -> seen.goTo(2));
    assertTrue(cursor.use(game, Game::undo));
    assertEquals("1", game.reached().place().toString());
    assertEquals("1", place(cursor));
    assertTrue(cursor.use(game, Game::redo));
    assertTrue(cursor.use(game, Game::redo));
    assertEquals("3", game.reached().place().toString());
  }

  @Test
  void whileAClockRunsATakeBackElsewhereIsALookOnly() {
    begin(true);
    look(cursor, seen -> seen.goTo(2));
    assertTrue(cursor.use(game, Game::undo));
    assertEquals("1", place(cursor));
    assertEquals("3", game.reached().place().toString());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoResignsOrOffersWhileHeLooksBackDoesSoWhereTheGameStands(boolean clocked) {
    begin(clocked);
    look(cursor, seen -> seen.goTo(1));
    look(cursor, seen -> seen.resign(Side.WHITE));
    assertEquals("3", place(cursor));
    assertEquals("3", game.endedAt().orElseThrow().place().toString());
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.RESIGNS)), game.result());
    assertEquals(game.result(), other.use(game, Game::result));
    look(other, seen -> seen.goTo(0));
    assertEquals(Optional.empty(), other.use(game, Game::outcome));
    assertTrue(cursor.use(game, Game::undo), "the end is taken back");
    assertEquals(Optional.empty(), game.result());
  }

  @Test
  void whoseVariationIsCutOffLooksAtThePlaceBeforeIt() {
    begin(false);
    look(cursor, seen -> seen.goTo(1));
    look(other, seen -> seen.goTo(2));
    look(other, seen -> seen.goTo(3));
    play(game, "5b5c");
    look(other, seen -> seen.goTo(3));
    look(cursor, seen -> seen.delete(seen.next().orElseThrow()));
    assertEquals("1", place(cursor));
    assertEquals("1", place(other));
    assertEquals("1", game.reached().place().toString());
    play(game, "5a4a");
    assertEquals("2", place(cursor), "it stands with the game again");
  }

  @Test
  void aPieceIsTouchedWhereTheToucherLooks() {
    SmallGame variant = SmallGame.of(RuleBook.PLAIN);
    game = new Game(Rules.of(variant, OptionValues.base(variant).with("touch", "strict"))
        .position("k4/5/5/5/3GK b - 1"));
    Square gold = Square.parse("2e");
    assertEquals(Optional.of(gold), cursor.use(game, seen -> seen.touch(gold)));
    int bound = game.legalMoves().size();
    assertTrue(bound > 0
        && game.legalMoves().stream().allMatch(m -> m.origin().equals(Optional.of(gold))));
    play(game, "2e2d");
    look(other, seen -> seen.goTo(0));
    assertEquals(Optional.empty(), other.use(game, Game::touched));
    assertTrue(other.use(game, seen -> seen.legalMoves().size()) > bound);
  }

  @Test
  void whatIsAskedInsideAUseIsSeenFromTheSamePlace() {
    begin(false);
    look(cursor, seen -> {
      seen.goTo(1);
      assertEquals("1", place(cursor));
      seen.goTo(seen.root());
      assertEquals("0", place(cursor));
    });
    assertEquals("0", place(cursor));
  }

  @Test
  void aCursorFindsItsPlaceInAGameThatWasReadAgain() {
    begin(false);
    look(cursor, seen -> seen.goTo(1));
    Game again = SmallGame.game(RuleBook.PLAIN, KINGS);
    for (String each : new String[] {"1e1d", "5a5b", "1d1c"}) {
      again.play(move(again.position(), each));
    }
    game = again;
    assertEquals("1", place(cursor));
    assertEquals(4, line());
    assertEquals("3", place(other));
  }
}
