package org.komabako.variant.chu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Perft;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.testkit.TextContract;

/** Tenjiku shogi is a text that extends chu shogi. What burns and what jumps is as its README tells. */
@Tag("slow")
class TenjikuTextTest extends TextContract {

  TenjikuTextTest() {
    super(Path.of("../tenjiku"), key -> Optional.of(new ChuShogi()));
  }

  private Rules rules(String set) {
    return Rules.of(variant(), OptionValues.of(variant(), set));
  }

  /** Eight ranks from h on, with kings in two corners. */
  private Position position(String set, String ranks) {
    return rules(set).position("15k/16/16/16/16/16/16/" + ranks + " b - 1");
  }

  private static Position play(Position position, String move) {
    Move found = Usi.parse(position.rules().table(), move);
    assertTrue(position.isLegal(found), move);
    return position.play(found);
  }

  private static boolean has(Position position, String square) {
    return position.piece(Square.parse(square)).isPresent();
  }

  @Test
  void theCountsFromTheStartAreThoseOfAnIndependentProgram() {
    Position start = rules("wikipedia").start();
    assertEquals(74, new Perft(start.board()).count(1));
    assertEquals(5_540, countedAsThere(start, 2));
    assertEquals(464_333, countedAsThere(start, 3));
  }

  /** It has no passes of area moves, and one pass for each square that a lion can step out to. */
  private static long countedAsThere(Position position, int depth) {
    long count = 0;
    for (Move move : position.legalMoves()) {
      int times = move instanceof Move.Pass pass ? waysToPass(position, pass.from()) : 1;
      if (times > 0) {
        long after = depth == 1 || position.play(move).outcome().isPresent()
            ? (depth == 1 ? 1 : 0)
            : countedAsThere(position.play(move), depth - 1);
        count += times * after;
      }
    }
    return count;
  }

  private static int waysToPass(Position position, Square from) {
    var piece = position.piece(from).orElseThrow();
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    int ways = 0;
    for (var leg :
        piece.type().lionPower().stepsOf(org.komabako.kernel.model.LionPower.Kind.LION)) {
      int file = from.file() - sign * leg.right();
      int rank = from.rank() - sign * leg.forward();
      boolean on = file >= 1 && file <= 16 && rank >= 1 && rank <= 16;
      ways += on && position.piece(new Square(file, rank)).isEmpty() ? 1 : 0;
    }
    return ways;
  }

  @Test
  void aDemonBurnsEnemiesBesideIt() {
    Position before = position("wikipedia", "5ppp8/5p1p8/6pP8/5F'10/16/16/16/16/K15");
    Position after = play(before, "11k10i");
    for (String gone : List.of("11h", "10h", "9h", "11i", "9i", "10j")) {
      assertFalse(has(after, gone), gone);
    }
    assertTrue(has(after, "9j"), "its own pawn stays");
    assertTrue(has(after, "10i"));
  }

  @Test
  void whatStopsBesideADemonIsGoneAndWhatItTookToo() {
    Position before = position("wikipedia", "7f'8/6p9/6R9/16/16/16/16/16/K15");
    Position after = play(before, "10j10i");
    assertFalse(has(after, "10i"));
    assertTrue(has(after, "9h"));
    Position later = position("wikipedia", "7f'8/16/6F'9/16/16/16/16/16/K15");
    Position clash = play(later, "10j9i");
    assertFalse(has(clash, "9i"), "the demon that moves is gone");
    assertTrue(has(clash, "9h"));
  }

  @Test
  void aDemonIsSafelyTaken() {
    Position after = play(position("wikipedia", "7f'8/7R8/16/16/16/16/16/16/K15"), "9i9h");
    assertEquals("R", after.piece(Square.parse("9h")).orElseThrow().type().id());
  }

  @Test
  void theLastKingBurns() {
    Position end = play(
        rules("wikipedia").position("15k/16/13F'2/16/16/16/16/16/16/16/16/16/16/16/16/K15 b - 1"),
        "3c2b");
    assertEquals(Optional.of(Side.BLACK), end.outcome().orElseThrow().winner());
    Position own = play(
        rules("wikipedia").position("15k/16/16/16/16/16/16/16/16/16/16/16/16/2f'13/16/K15 b - 1"),
        "16p15o");
    assertEquals(Optional.of(Side.WHITE), own.outcome().orElseThrow().winner());
  }

  @ParameterizedTest
  @CsvSource({
    // a bishop general jumps over its own pawn and a rook, but over no general
    "wikipedia, 2B'13/3P12/4r11/5p10/16/16/16/16/K15, 14h11k, true",
    "wikipedia, 2B'13/3P12/4b'11/5p10/16/16/16/16/K15, 14h12j, true",
    "wikipedia, 2B'13/3P12/4b'11/5p10/16/16/16/16/K15, 14h11k, false",
    "wikipedia, 2B'13/3P12/4r11/16/16/16/16/16/K15, 14h11k, false",
    "tsa, 2B'13/3P12/4b'11/5p10/16/16/16/16/K15, 14h12j, false",
    "tsa, 2B'13/3P12/4r11/16/16/16/16/16/K15, 14h12j, true",
    // a great general jumps over a vice general, not over a king
    "wikipedia, 2G'v'p11/16/16/16/16/16/16/16/K15, 14h12h, true",
    "wikipedia, 2G'+ep11/16/16/16/16/16/16/16/K15, 14h12h, false",
    // three steps round a corner of own pawns, and none through
    "wikipedia, 2F'P12/2PP12/16/16/16/16/16/16/K15, 14h13j, true",
    "tsa, 2F'P12/2PP12/16/16/16/16/16/16/K15, 14h14g, true",
    "wikipedia, 2V'13/16/16/16/16/16/16/16/K15, 14h12k, true",
    "wikipedia, 2V'13/16/16/16/16/16/16/16/K15, 14h12l, false",
    "wikipedia, 2V'13/16/16/16/16/16/16/16/K15, 14h15h14h, true",
    // a tetrarch passes over what is beside it, and takes it without moving
    "wikipedia, 2+C'p12/16/16/16/16/16/16/16/K15, 14h12h, true",
    "wikipedia, 2+C'p12/16/16/16/16/16/16/16/K15, 14h13h, false",
    "wikipedia, 2+C'p12/16/16/16/16/16/16/16/K15, 14h10h, false",
    "wikipedia, 2+C'p12/16/16/16/16/16/16/16/K15, 14h13h14h, true",
    "wikipedia, 2+C'13/16/16/16/16/16/16/16/K15, 14h13h14h, false",
    // the free eagle under three readings
    "wikipedia, 2Q'13/3p12/16/16/16/16/16/16/K15, 14h13i14j, true",
    "century21, 2Q'13/3p12/16/16/16/16/16/16/K15, 14h13i14j, false",
    "century21, 2Q'P12/16/16/16/16/16/16/16/K15, 14h12h, true",
    "tsa, 2L'13/3p12/16/16/16/16/16/16/K15, 14h13i12j, false"
  })
  void moves(String set, String ranks, String move, boolean legal) {
    Position position = position(set, ranks);
    Move read = Usi.parse(position.rules().table(), move);
    assertEquals(legal, position.isLegal(position.canonical(read)), move);
  }

  @Test
  void aNewDemonBurnsAtOnceOrWaits() {
    String ranks = "15k/16/16/4p11/16/3W'12/16/16/16/16/16/16/16/16/16/K15 b - 1";
    assertFalse(has(play(rules("wikipedia").position(ranks), "13f13e+"), "12d"));
    assertTrue(has(play(rules("century21").position(ranks), "13f13e+"), "12d"));
  }

  @Test
  void itIsSaidWhyATetrarchTakesNothing() {
    Position position = position("wikipedia", "2+C'13/16/16/16/16/16/16/16/K15");
    var refusal = position.why(Usi.parse(position.rules().table(), "14h13h14h")).orElseThrow();
    assertEquals("igui", refusal.rule());
    assertTrue(refusal.message().contains("13h"));
  }
}
