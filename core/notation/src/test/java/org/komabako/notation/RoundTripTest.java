package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** What is written is read as the same move, and two moves are never written alike. */
@Execution(ExecutionMode.CONCURRENT)
class RoundTripTest {
  private static final long SEED = 20261121;
  // Every variant writes and reads the moves of as many positions in its own contract
  // (RecordContract).
  private static final int POSITIONS =
      Integer.getInteger("komabako.notations", Boolean.getBoolean("komabako.deep") ? 700 : 100);

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Notation.class)
  void everyLegalMoveIsReadAsWritten(Notation notation) {
    Set<String> kinds = new TreeSet<>();
    for (int ranks : new int[] {8, 10, 16}) {
      Rules rules = Rules.of(new SmallGame(ranks));
      Random random = new Random(SEED + ranks);
      Position position = rules.start();
      for (int i = 0; i < POSITIONS; i++) {
        List<Move> moves = position.legalMoves();
        if (moves.isEmpty() || i % 200 == 199) {
          position = rules.start();
          continue;
        }
        Map<String, Move> texts = new HashMap<>();
        for (Move move : moves) {
          kinds.add(move.getClass().getSimpleName() + (move.promotes() ? "+" : ""));
          String text = notation.write(position, move);
          String where = "seed " + SEED + ", " + position + ": " + text;
          assertEquals(move, MoveText.read(position, text), where);
          assertNull(texts.put(text, move), () -> where + " is written twice");
        }
        position = position.play(SmallGame.any(moves, random));
      }
    }
    assertEquals(Set.of("Walk", "Walk+", "TwoStep", "TwoStep+", "Pass", "Drop"), kinds);
  }

  /** Positions in which pieces of one name go to one square, are dropped, promote, pass and go in two steps. */
  private static final List<Position> FEW = List.of(
      NarrowGame.position("2k4/1N1p1N1/2G1G2/2GGG2/3P3/1R3R1/3K3 b PGN 1"),
      NarrowGame.position("2k4/1n1P1n1/2g1g2/2ggg2/3p3/1r3r1/3K3 w pgn 1"),
      NarrowGame.position("2k4/7/2ppp2/2pLp2/2L4/7/3K3 b - 1"),
      NarrowGame.position("2k4/3L3/2N1N2/7/1+N1+P3/7/3K3 b - 1"),
      SmallGame.position("k11/12/4p7/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K2R4+R3 b PG 1"),
      SmallGame.position("k11/9p2/4p7/4D1n1N3/8p3/12/12/12/12/5R2+R3/3+D2D5/K11 b - 1"),
      SmallGame.position("k7D3/12/7pD3/5D6/6p5/12/3d8/4p7/12/12/2d4p4/K7d3 w p 1"));

  @ParameterizedTest
  @EnumSource(Notation.class)
  void everyMoveOfAFewPositionsIsReadAsWritten(Notation notation) {
    Set<String> kinds = new TreeSet<>();
    for (Position position : FEW) {
      Map<String, Move> texts = new HashMap<>();
      for (Move move : position.legalMoves()) {
        kinds.add(move.getClass().getSimpleName() + (move.promotes() ? "+" : ""));
        String text = notation.write(position, move);
        String where = position + ": " + text;
        assertEquals(move, MoveText.read(position, text), where);
        assertNull(texts.put(text, move), () -> where + " is written twice");
      }
    }
    assertEquals(Set.of("Walk", "Walk+", "TwoStep", "TwoStep+", "Pass", "Drop"), kinds);
  }

  /** Damaged texts are refused with a sentence, or read as a move that can be explained. */
  @Tag("slow")
  @Test
  void noTextMakesTheReaderStumble() {
    Random random = new Random(SEED);
    String letters = "PRNLnDKx-+=!*'@,:0123456789abcdefghijklmnop 獅";
    Position position = SmallGame.RULES.start();
    Map<Boolean, Integer> counts = new HashMap<>();
    for (int i = 0; i < 30_000; i++) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty() || i % 2000 == 0) {
        position = SmallGame.RULES.start();
        moves = position.legalMoves();
      }
      Move move = SmallGame.any(moves, random);
      Notation notation = Notation.values()[random.nextInt(Notation.values().length)];
      StringBuilder text = new StringBuilder(notation.write(position, move));
      for (int n = random.nextInt(4); n > 0; n--) {
        int at = random.nextInt(text.length() + 1);
        String letter = String.valueOf(letters.charAt(random.nextInt(letters.length())));
        text.replace(at, Math.min(text.length(), at + random.nextInt(2)), letter);
      }
      counts.merge(isUnderstood(position, text.toString()), 1, Integer::sum);
      if (i % 10 == 0) {
        position = position.play(move);
      }
    }
    assertEquals(2, counts.size(), counts.toString());
  }

  private static boolean isUnderstood(Position position, String text) {
    Move move;
    try {
      move = MoveText.read(position, text);
    } catch (TextException e) {
      assertTrue(e.getMessage() != null && !e.getMessage().isBlank(), text);
      return false;
    }
    for (Square square : List.of(move.to(), move.origin().orElse(move.to()))) {
      assertTrue(position.rules().table().contains(square), text);
    }
    assertEquals(position.isLegal(move), position.why(move).isEmpty(), text);
    return true;
  }

  @Test
  void notationsAreFoundByName() {
    Map<Notation, String> names = new EnumMap<>(Notation.class);
    for (Notation notation : Notation.values()) {
      names.put(notation, notation.text());
      assertEquals(notation, Notation.parse(notation.text()));
    }
    assertEquals(
        "{USI=usi, HODGES=hodges, EMAIL=email, JAPANESE=japanese, KIF=kif, SAN=san, WINBOARD=winboard}",
        names.toString());
  }
}
