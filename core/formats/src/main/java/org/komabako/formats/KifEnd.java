package org.komabako.formats;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;

/** How games end in KIF and KI2: a word in place of a move, and a sentence below. */
final class KifEnd {
  /** The words that are written; each means one end at a side's turn. */
  private static final List<String> WORDS = List.of(
      "投了", "詰み", "切れ負け", "反則負け", "反則勝ち", "入玉勝ち", "千日手", "持将棋", "引き分け", "最大手数", "不戦勝", "不戦敗", "無勝負",
      "不詰", "中断", "封じ手");

  private static final Pattern SENTENCE =
      Pattern.compile("まで[、,]?(?:[0-9一二三四五六七八九十百〇]+手)?[でにて、]*+(.*)");
  /** Squares, origins and the notation of others: signs of a move. */
  private static final Pattern MOVE = Pattern.compile(
      "[0-9][一二三四五六七八九十]|^[▲△▼▽☗☖]?(?:同|仝|[1-9]{2}[^点手0-9]|[0-9]{1,2}[a-y])|[(（←][0-9]"
          + "|^\\+?[A-Z][a-z]?[-x*'0-9]|\uFFFD");

  private static final int LONGEST = 40;

  /** What a word speaks of, told by a part of it. */
  private record Sign(Reason reason, List<String> parts) {
    static Sign of(Reason reason, String... parts) {
      return new Sign(reason, List.of(parts));
    }

    boolean of(String word) {
      return parts.stream().anyMatch(word::contains);
    }
  }

  /** Ends without a winner; the first that fits counts. */
  private static final List<Sign> DRAWS = List.of(
      Sign.of(Reason.SENNICHITE, "千日手"),
      Sign.of(Reason.JISHOGI, "持将棋"),
      Sign.of(Reason.AGREED, "引分", "引き分"),
      Sign.of(Reason.MAX_MOVES, "最大手数", "規定手数", "手数制限"),
      Sign.of(Reason.NO_CONTEST, "無勝負"),
      Sign.of(Reason.NOMATE, "不詰"),
      Sign.of(Reason.SEALED, "封じ手", "封手"),
      Sign.of(Reason.INTERRUPTED, "中断", "接続切れ", "切断"));

  /** Ends with a winner, if no more is said the opponent of who is to move. */
  private static final List<Sign> WINS = List.of(
      Sign.of(Reason.ILLEGAL_MOVE, "反則", "illegal"),
      Sign.of(Reason.FORFEIT, "不戦", "接続", "切断"),
      Sign.of(Reason.TIME, "時間", "切れ", "time"),
      Sign.of(Reason.JISHOGI, "入玉", "宣言"),
      Sign.of(Reason.PERPETUAL_CHECK, "連続王手"),
      Sign.of(Reason.RESIGNS, "投了", "resign"),
      Sign.of(Reason.NO_MOVES, "詰"));

  private KifEnd() {}

  /** Whether a text in place of a move is a word about the end, known or not, rather than a move. */
  static boolean isWord(String text) {
    String half = Normalizer.normalize(text, Normalizer.Form.NFKC).strip();
    return !half.isEmpty() && half.length() <= LONGEST && !MOVE.matcher(half).find();
  }

  /** Whether a text speaks of an illegal move. */
  static boolean isFoul(String text) {
    String plain = plain(text);
    return plain.contains("反則") || plain.contains("illegal");
  }

  /**
   * The end that a word in place of a move means; empty if it decides nothing.
   *
   * @param place the position that it stands in
   */
  static Optional<Outcome> of(String word, Position place) {
    return means(plain(word), place.side(), place.inCheck(place.side()), Reason.RECORDED);
  }

  /** What a sentence like {@code まで123手で先手の勝ち} says; empty if it is none or decides nothing. */
  static Optional<Outcome> sentence(String line, Position place) {
    Matcher sentence = SENTENCE.matcher(plain(line));
    return sentence.matches()
        ? means(sentence.group(1), place.side(), place.inCheck(place.side()), Reason.RESIGNS)
        : Optional.empty();
  }

  /** Whether a word or a sentence would be written just so, or says no more than its end does. */
  static boolean isUsual(String text) {
    String plain = plain(text);
    Matcher sentence = SENTENCE.matcher(plain);
    String word = sentence.matches() ? sentence.group(1) : plain;
    return word.isEmpty()
        || WORDS.contains(word)
        || word.matches("詰|時間切れ|引き?分け?|対局終了|終局|(時間切れにより|反則により)?(先手|後手|上手|下手)の?(反則|入玉)?(勝ち?|負け)");
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .replaceAll("[\\s「」『』()]+", "")
        .toLowerCase(Locale.ROOT);
  }

  private static Optional<Outcome> means(String word, Side turn, boolean check, Reason plainWin) {
    Optional<Side> named = named(word);
    boolean wins = word.contains("勝") && !word.contains("無勝負") || word.contains("won");
    boolean loses = word.contains("負") && !word.contains("無勝負") || word.contains("敗");
    if (word.contains("連続王手") && !wins && !loses) {
      // Who brought the position about again has just moved; who is in check was attacked all
      // along.
      return Optional.of(
          Outcome.win(named.orElse(check ? turn : turn.opponent()), Reason.PERPETUAL_CHECK));
    }
    Optional<Reason> draw = said(DRAWS, word);
    if (draw.isPresent() && !wins && !loses) {
      return draw.map(Outcome::draw);
    }
    Optional<Reason> reason = said(WINS, word);
    if (wins || loses) {
      Side side = named.orElse(turn);
      return Optional.of(Outcome.win(wins ? side : side.opponent(), reason.orElse(plainWin)));
    }
    return reason.map(why -> Outcome.win(
        named.map(Side::opponent).orElse(why == Reason.JISHOGI ? turn : turn.opponent()), why));
  }

  private static Optional<Reason> said(List<Sign> signs, String word) {
    return signs.stream().filter(sign -> sign.of(word)).map(Sign::reason).findFirst();
  }

  private static Optional<Side> named(String word) {
    boolean black = word.matches(".*(先手|下手|[▲▼☗]).*");
    boolean white = word.matches(".*(後手|上手|[△▽☖]).*");
    return black == white ? Optional.empty() : Optional.of(black ? Side.BLACK : Side.WHITE);
  }

  /** The word for an end; empty if there is none that means just this. */
  static Optional<String> word(Outcome outcome, Side turn) {
    return WORDS.stream()
        .filter(word ->
            means(word, turn, false, Reason.RECORDED).filter(outcome::equals).isPresent())
        .findFirst();
  }

  /**
   * The sentence below the moves.
   *
   * @param handicap whether White began; then the players are called differently
   */
  static String write(int ply, Outcome outcome, Side turn, boolean handicap) {
    String after = "まで" + ply + "手で";
    Optional<String> word = word(outcome, turn);
    if (outcome.winner().isEmpty()) {
      return after + word.orElse("引き分け");
    }
    String winner = side(outcome.winner().get(), handicap);
    return switch (outcome.reason()) {
      case TIME -> after + "時間切れにより" + winner + "の勝ち";
      case ILLEGAL_MOVE -> after + side(turn, handicap) + "の" + word.orElse("");
      case NO_MOVES, JISHOGI, FORFEIT -> after + word.orElse(winner + "の勝ち");
      default -> after + winner + "の勝ち";
    };
  }

  private static String side(Side side, boolean handicap) {
    return side == Side.BLACK ? (handicap ? "下手" : "先手") : handicap ? "上手" : "後手";
  }
}
