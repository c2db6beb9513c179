package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;

/** Which words mean which result. */
class PgnMovesTest {
  @ParameterizedTest
  @CsvSource({
    "Black resigns, white, white resigns",
    "BLACK RESIGNED, white, white resigns",
    "White forfeits on time, black, black time",
    "time forfeit, black, black time",
    "lost on time, black, black time",
    "rules infraction, white, white illegal_move",
    "an illegal move, white, white illegal_move",
    "checkmate, white, white no_moves",
    "Black mates, black, black no_moves",
    "mate, black, black no_moves",
    "his teammates left, black, black recorded",
    "'line\nmate\nend', black, black no_moves",
    "abandoned, black, black forfeit",
    "disconnected, white, white forfeit",
    "'', black, black recorded",
    "sennichite, none, none sennichite",
    "Draw by repetition, none, none sennichite",
    "Jishogi, none, none jishogi",
    "impasse, none, none jishogi",
    "resigns, none, none agreed",
    "sennichite, black, black recorded"
  })
  void whyAGameEnded(String said, String winner, String end) {
    Optional<Side> side = winner.equals("none")
        ? Optional.empty()
        : Optional.of(winner.equals("black") ? Side.BLACK : Side.WHITE);
    Outcome outcome = PgnMoves.outcome(side, said);
    assertEquals(end, outcome.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "Pc4, true",
    "c3c4, true",
    "+Rxc4, true",
    "N@e5, true",
    "Ne3xf5-g6, true",
    "P-7f, false",
    "P7g-7f, false",
    "Pxx24, true",
    "x5x6, true",
    "Bx2b+, false",
    "7g7f, false",
    "1-0, false"
  })
  void squaresOfChess(String word, boolean theirs) {
    assertEquals(theirs, PgnMoves.isWinBoard(word));
  }

  @ParameterizedTest
  @CsvSource({
    "White resigns, true",
    "' Black forfeits on time ', true",
    "draw by repetition, true",
    "White resigns a move too early, false",
    "good, false"
  })
  void commentsThatSayOnlyTheEnd(String comment, boolean end) {
    assertEquals(end, PgnMoves.isEnd(comment));
  }
}
