package org.komabako.formats;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Outcome.Reason;
import org.komabako.kernel.Side;

/** How games end in KIF and KI2: a word in place of a move, and a sentence below. */
final class KifEnd {
  /** Words that end a file's line and decide nothing. */
  private static final List<String> OPEN = List.of("中断", "封じ手", "不詰");

  private static final Pattern SENTENCE = Pattern.compile("まで、?\\s*[0-9０-９]+\\s*手で?(.*)");

  private KifEnd() {}

  /** Whether a word stands in place of a move. */
  static boolean isEnd(String word) {
    return OPEN.contains(word) || of(word, Side.BLACK).isPresent();
  }

  /** The end that a word means, when it is a side's turn; empty if it decides nothing. */
  static Optional<Outcome> of(String word, Side turn) {
    return switch (word) {
      case "投了" -> Optional.of(Outcome.win(turn.opponent(), Reason.RESIGNS));
      case "詰み", "詰" -> Optional.of(Outcome.win(turn.opponent(), Reason.NO_MOVES));
      case "切れ負け", "時間切れ" -> Optional.of(Outcome.win(turn.opponent(), Reason.TIME));
      case "反則負け" -> Optional.of(Outcome.win(turn.opponent(), Reason.ILLEGAL_MOVE));
      case "反則勝ち" -> Optional.of(Outcome.win(turn, Reason.ILLEGAL_MOVE));
      case "入玉勝ち", "入玉宣言" -> Optional.of(Outcome.win(turn, Reason.JISHOGI));
      case "千日手" -> Optional.of(Outcome.draw(Reason.SENNICHITE));
      case "持将棋" -> Optional.of(Outcome.draw(Reason.JISHOGI));
      case "引き分け", "引分け", "引分" -> Optional.of(Outcome.draw(Reason.AGREED));
      default -> Optional.empty();
    };
  }

  /** The word for an end; empty if there is none that means just this. */
  static Optional<String> word(Outcome outcome, Side turn) {
    for (String word : List.of("投了", "詰み", "切れ負け", "反則負け", "反則勝ち", "入玉勝ち", "千日手", "持将棋", "引き分け")) {
      if (of(word, turn).filter(outcome::equals).isPresent()) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  /**
   * The sentence below the moves.
   *
   * @param handicap whether White began; then the players are called differently
   */
  static String sentence(int ply, Optional<Outcome> outcome, Side turn, boolean handicap) {
    String after = "まで" + ply + "手で";
    if (outcome.isEmpty()) {
      return after + "中断";
    }
    Optional<Side> winner = outcome.get().winner();
    if (winner.isEmpty()) {
      return after + word(outcome.get(), turn).orElse("引き分け");
    }
    String how = switch (outcome.get().reason()) {
      case TIME -> "時間切れにより";
      case ILLEGAL_MOVE -> "反則により";
      case JISHOGI -> "入玉により";
      case NO_MOVES -> "詰みにより";
      default -> "";
    };
    return after + how + side(winner.get(), handicap) + "の勝ち";
  }

  private static String side(Side side, boolean handicap) {
    return side == Side.BLACK ? (handicap ? "下手" : "先手") : handicap ? "上手" : "後手";
  }

  /** What such a sentence says; empty if it is none or decides nothing. */
  static Optional<Outcome> parse(String line) {
    Matcher sentence = SENTENCE.matcher(line.strip());
    if (!sentence.matches()) {
      return Optional.empty();
    }
    String how = sentence.group(1).strip();
    Optional<Side> winner = winner(how);
    return winner.isPresent()
        ? winner.map(side -> Outcome.win(side, reason(how)))
        : of(how, Side.BLACK).filter(end -> end.winner().isEmpty());
  }

  private static Optional<Side> winner(String how) {
    if (!how.contains("勝")) {
      return Optional.empty();
    }
    return Optional.of(how.contains("先手") || how.contains("下手") ? Side.BLACK : Side.WHITE);
  }

  private static Reason reason(String how) {
    return how.contains("時間切れ")
        ? Reason.TIME
        : how.contains("反則")
            ? Reason.ILLEGAL_MOVE
            : how.contains("入玉")
                ? Reason.JISHOGI
                : how.contains("詰") ? Reason.NO_MOVES : Reason.RESIGNS;
  }
}
