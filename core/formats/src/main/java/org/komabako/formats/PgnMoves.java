package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;

/** What moves and results look like in files like PGN, whoever wrote them. */
final class PgnMoves {
  /** A move of English records with its square. */
  static final String TSA = "\\+?[A-Z][A-Za-z]?(?:\\d{1,2}[a-y])?[-x*'@]?\\d{1,2}[a-y][+=]?";

  /** The {@code x2} of {@code Bx2b} is no square. */
  private static final Pattern WINBOARD =
      Pattern.compile("(?:\\+?[A-Z][a-z]?(?:[a-wy]\\d{0,2})?[-x@*]?|[a-y]\\d{1,2})"
          + "(?:[a-wy]|x(?=\\d{1,2}(?![a-y\\d])))\\d{1,2}.*");

  private static final Pattern NAME =
      Pattern.compile("(?m)(?<=^|[\\s.])(\\+?[A-Z][a-z]?)[-x*'@]?(?=[a-y]{0,2}\\d)[\\da-y]{2,3}");
  private static final Pattern RESULT = Pattern.compile("1-0|0-1|1/2-1/2|½-½|\\*");
  private static final Pattern WON = Pattern.compile(
      "-*(Black|White|Sente|Gote)[ _]*(won|wins|resigns)?-*|-*(Draw|Jishogi|Sennichite)-*",
      Pattern.CASE_INSENSITIVE);

  private PgnMoves() {}

  /** The variants, the likeliest first: that whose abbreviations of pieces the moves use. */
  static List<Variant> order(Collection<Variant> installed, String text) {
    return Likelihood.named(installed, NAME.matcher(text));
  }

  /** Whether a move has squares like those of chess, where White begins. */
  static boolean isWinBoard(String word) {
    return WINBOARD.matcher(word).matches();
  }

  /** Whether a comment says no more than how the game ended, in WinBoard's words. */
  static boolean isEnd(String comment) {
    return comment
        .strip()
        .matches("(?:White|Black) (?:resigns|forfeits on time|mates|made an illegal move)"
            + "|draw by (?:repetition|impasse)");
  }

  /** Whether a word is a result. */
  static boolean isResult(String word) {
    return RESULT.matcher(word).matches();
  }

  /** Who won by a result, {@code 1-0} and the like or {@code 1}; a draw has no winner. */
  static Optional<Optional<Side>> result(String text) {
    return switch (text.strip()) {
      case "1-0", "1" -> Optional.of(Optional.of(Side.BLACK));
      case "0-1", "0" -> Optional.of(Optional.of(Side.WHITE));
      case "1/2-1/2", "½-½", "1/2" -> Optional.of(Optional.empty());
      default -> Optional.empty();
    };
  }

  /** Who won by a line like {@code --Black Won--}; a draw has no winner. */
  static Optional<Optional<Side>> line(String text) {
    Matcher won = WON.matcher(text);
    if (!text.startsWith("--") || !won.matches()) {
      return Optional.empty();
    }
    if (won.group(1) == null) {
      return Optional.of(Optional.empty());
    }
    return Optional.of(
        Optional.of(won.group(1).matches("(?i)black|sente") ? Side.BLACK : Side.WHITE));
  }

  /** Why a game ended by what is said about it; empty if that is not said. */
  static Optional<Reason> reason(String said, boolean won) {
    String text = said.toLowerCase(java.util.Locale.ROOT);
    if (won) {
      return text.contains("resign")
          ? Optional.of(Reason.RESIGNS)
          : text.contains("on time") || text.contains("time forfeit")
              ? Optional.of(Reason.TIME)
              : text.contains("illegal") || text.contains("infraction")
                  ? Optional.of(Reason.ILLEGAL_MOVE)
                  : text.matches("(?s).*\\bmates?\\b.*|.*checkmate.*")
                      ? Optional.of(Reason.NO_MOVES)
                      : text.contains("abandon") || text.contains("disconnect")
                          ? Optional.of(Reason.FORFEIT)
                          : Optional.empty();
    }
    return text.contains("sennichite") || text.contains("repetition")
        ? Optional.of(Reason.SENNICHITE)
        : text.contains("jishogi") || text.contains("impasse")
            ? Optional.of(Reason.JISHOGI)
            : Optional.empty();
  }

  /** The end that a result means, with the reason that was said. */
  static Outcome outcome(Optional<Side> winner, String said) {
    return winner
        .map(side -> Outcome.win(side, reason(said, true).orElse(Reason.RECORDED)))
        .orElseGet(() -> Outcome.draw(reason(said, false).orElse(Reason.AGREED)));
  }
}
