package org.komabako.formats;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;

/** The words that end a game in CSA and JKF, without the sign before them. */
final class CsaEnd {
  private static final List<String> ALL = List.of(
      "TORYO",
      "TSUMI",
      "TIME_UP",
      "SENNICHITE",
      "JISHOGI",
      "HIKIWAKE",
      "KACHI",
      "ILLEGAL_MOVE",
      "+ILLEGAL_ACTION",
      "-ILLEGAL_ACTION",
      "MAX_MOVES",
      "FUZUMI",
      "CHUDAN");

  private CsaEnd() {}

  /** The end that a word means when it is a side's turn; empty if it decides nothing. */
  static Optional<Outcome> of(String word, Side turn) {
    return switch (word) {
      case "TORYO" -> Optional.of(Outcome.win(turn.opponent(), Reason.RESIGNS));
      case "TSUMI" -> Optional.of(Outcome.win(turn.opponent(), Reason.NO_MOVES));
      case "TIME_UP" -> Optional.of(Outcome.win(turn.opponent(), Reason.TIME));
      case "KACHI" -> Optional.of(Outcome.win(turn, Reason.JISHOGI));
      case "ILLEGAL_MOVE" -> Optional.of(Outcome.win(turn.opponent(), Reason.ILLEGAL_MOVE));
      case "+ILLEGAL_ACTION" -> Optional.of(Outcome.win(Side.WHITE, Reason.ILLEGAL_MOVE));
      case "-ILLEGAL_ACTION" -> Optional.of(Outcome.win(Side.BLACK, Reason.ILLEGAL_MOVE));
      case "SENNICHITE" -> Optional.of(Outcome.draw(Reason.SENNICHITE));
      case "JISHOGI" -> Optional.of(Outcome.draw(Reason.JISHOGI));
      case "MAX_MOVES" -> Optional.of(Outcome.draw(Reason.MAX_MOVES));
      case "FUZUMI" -> Optional.of(Outcome.draw(Reason.NOMATE));
      case "CHUDAN", "MATTA", "ERROR" -> Optional.of(Outcome.draw(Reason.INTERRUPTED));
      case "HIKIWAKE" -> Optional.of(Outcome.draw(Reason.AGREED));
      default -> Optional.empty();
    };
  }

  /** The word for an end; empty if there is none that means just this. */
  static Optional<String> word(Outcome outcome, Side turn) {
    return ALL.stream()
        .filter(word -> of(word, turn).filter(outcome::equals).isPresent())
        .findFirst();
  }

  /** Whether a word is written for an end. */
  static boolean isUsual(String word) {
    return ALL.contains(word);
  }

  /** Whether a declared end cannot be written at the end of the main line. */
  static Optional<LocalizedText> loss(Game game) {
    var last = game.root().last();
    boolean said = game.declared()
        .map(end -> game.endsAt(last) && word(end, last.position().side()).isPresent())
        .orElse(true);
    return said ? Optional.empty() : Optional.of(Losses.END);
  }
}
