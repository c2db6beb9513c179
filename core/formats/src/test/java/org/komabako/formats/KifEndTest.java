package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;

/** What words and sentences at the end of KIF and KI2 mean. */
class KifEndTest {
  private static final Position BLACK = TestGames.NINE_RULES.start();
  private static final Position WHITE =
      TestGames.NINE_RULES.position("4k4/9/9/9/9/9/9/9/4K4 w - 1");
  private static final Position WHITE_IN_CHECK =
      TestGames.NINE_RULES.position("4k4/4R4/9/9/9/9/9/9/4K4 w - 1");

  private static String text(Optional<Outcome> outcome) {
    return outcome.map(Outcome::toString).orElse("open");
  }

  private static Outcome outcome(String text) {
    String[] words = text.split(" ");
    Reason reason = Reason.parse(words[1]).orElseThrow();
    return words[0].equals("none")
        ? Outcome.draw(reason)
        : Outcome.win(Side.valueOf(words[0].toUpperCase(Locale.ROOT)), reason);
  }

  @ParameterizedTest
  @CsvSource({
    "投了, white resigns, black resigns",
    "詰み, white no_moves, black no_moves",
    "詰, white no_moves, black no_moves",
    "切れ負け, white time, black time",
    "時間切れ, white time, black time",
    "Time-up, white time, black time",
    "反則負け, white illegal_move, black illegal_move",
    "反則勝ち, black illegal_move, white illegal_move",
    "反則手, white illegal_move, black illegal_move",
    "Illegal move, white illegal_move, black illegal_move",
    "入玉勝ち, black jishogi, white jishogi",
    "入玉, black jishogi, white jishogi",
    "27点宣言勝ち, black jishogi, white jishogi",
    "宣言, black jishogi, white jishogi",
    "千日手, none sennichite, none sennichite",
    "千 日 手, none sennichite, none sennichite",
    "持将棋, none jishogi, none jishogi",
    "引き分け, none agreed, none agreed",
    "引分, none agreed, none agreed",
    "最大手数, none max_moves, none max_moves",
    "規定手数, none max_moves, none max_moves",
    "手数制限, none max_moves, none max_moves",
    "不戦勝, black forfeit, white forfeit",
    "不戦敗, white forfeit, black forfeit",
    "不戦, white forfeit, black forfeit",
    "接続切れ負け, white forfeit, black forfeit",
    "接続負け, white forfeit, black forfeit",
    "無勝負, none no_contest, none no_contest",
    "不詰, none nomate, none nomate",
    "中断, none interrupted, none interrupted",
    "接続切れ, none interrupted, none interrupted",
    "切断, none interrupted, none interrupted",
    "封じ手, none sealed, none sealed",
    "封手, none sealed, none sealed",
    "勝ち, black recorded, white recorded",
    "負け, white recorded, black recorded",
    "先手の勝ち, black recorded, black recorded",
    "後手勝ち, white recorded, white recorded",
    "下手の勝ち, black recorded, black recorded",
    "上手の負け, black recorded, black recorded",
    "▲の勝ち, black recorded, black recorded",
    "☖の勝ち, white recorded, white recorded",
    "先手投了, white resigns, white resigns",
    "後手投了, black resigns, black resigns",
    "先手と後手の勝ち, black recorded, white recorded",
    "後手 Resigns, black resigns, black resigns",
    "White won, black recorded, white recorded",
    "お昼休み, open, open"
  })
  void aWordInPlaceOfAMove(String word, String ofBlack, String ofWhite) {
    assertEquals(ofBlack, text(KifEnd.of(word, BLACK)));
    assertEquals(ofWhite, text(KifEnd.of(word, WHITE)));
  }

  @Test
  void whoGaveCheckAllAlongHasLost() {
    assertEquals("black perpetual_check", text(KifEnd.of("連続王手の千日手", WHITE)));
    assertEquals("white perpetual_check", text(KifEnd.of("連続王手の千日手", WHITE_IN_CHECK)));
    assertEquals("white perpetual_check", text(KifEnd.of("連続王手の千日手", BLACK)));
    assertEquals("black perpetual_check", text(KifEnd.of("先手 連続王手", WHITE_IN_CHECK)));
    assertEquals("black perpetual_check", text(KifEnd.of("連続王手により後手の負け", WHITE)));
    assertEquals("white perpetual_check", text(KifEnd.of("連続王手により後手の勝ち", WHITE)));
    assertEquals("white perpetual_check", text(KifEnd.sentence("まで9手で連続王手の千日手", WHITE_IN_CHECK)));
  }

  @ParameterizedTest
  @CsvSource({
    "まで123手で先手の勝ち, black resigns",
    "まで123手で後手の勝ち, white resigns",
    "まで、２手にて後手の勝ち, white resigns",
    "'まで,二手で先手の負け', white resigns",
    "まで百二十三手で上手の勝ち, white resigns",
    "まで2手で投了, black resigns",
    "まで2手で中断, none interrupted",
    "まで2手詰, black no_moves",
    "まで先手の反則負け, white illegal_move",
    "まで2手で時間切れにより後手の勝ち, white time",
    "まで2手で対局終了, open",
    "まで, open",
    "2手で先手の勝ち, open"
  })
  void aSentenceBelowTheMoves(String sentence, String end) {
    assertEquals(end, text(KifEnd.sentence(sentence, WHITE)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"投了", "中断", "封じ手", "お昼休み", "Time-up", "反則手", "27点宣言勝ち", "40点", "50手で", "「投了」", "x"
      })
  void wordsAreNoMoves(String word) {
    assertTrue(KifEnd.isWord(word));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "７六歩(77)", "7六歩", "同　銀(31)", "▲同銀", "仝銀", "76歩", "▲12と", "☗7g歩", "10b飛", "歩（←7七）", "歩(77)",
        "P-7f", "+Rx5b", "Kr-7c", "K*5e", "K7f", "\uFFFD", "", "   "
      })
  void movesAreNoWords(String move) {
    assertFalse(KifEnd.isWord(move));
  }

  @Test
  void aWordHasFortyCharactersAtMost() {
    assertTrue(KifEnd.isWord("休".repeat(40)));
    assertFalse(KifEnd.isWord("休".repeat(41)));
  }

  @ParameterizedTest
  @CsvSource({
    "反則手にて終局, true",
    "まで3手で先手の「反則」負け, true",
    "反 則, true",
    "ILLEGAL MOVE, true",
    "投了, false"
  })
  void anIllegalMoveIsSpokenOf(String text, boolean foul) {
    assertEquals(foul, KifEnd.isFoul(text));
  }

  /** Only what says more than its end does is kept as a comment. */
  @ParameterizedTest
  @CsvSource({
    "投了, true",
    "詰, true",
    "時間切れ, true",
    "引分, true",
    "引き分け, true",
    "対局終了, true",
    "終局, true",
    "先手の勝ち, true",
    "後手反則負け, true",
    "上手の入玉勝, true",
    "時間切れにより下手の勝ち, true",
    "まで9手で反則により先手の勝ち, true",
    "まで9手, true",
    "まで9手で投了, true",
    "まで9手でお昼休み, false",
    "宣言勝ち, false",
    "先手の快勝, false"
  })
  void aWordThatSaysNoMoreThanItsEnd(String text, boolean usual) {
    assertEquals(usual, KifEnd.isUsual(text));
  }

  /** Black to move: the word in place of his move. */
  @ParameterizedTest
  @CsvSource({
    "white resigns, 投了",
    "white no_moves, 詰み",
    "white time, 切れ負け",
    "white illegal_move, 反則負け",
    "black illegal_move, 反則勝ち",
    "black jishogi, 入玉勝ち",
    "none sennichite, 千日手",
    "none jishogi, 持将棋",
    "none agreed, 引き分け",
    "none max_moves, 最大手数",
    "black forfeit, 不戦勝",
    "white forfeit, 不戦敗",
    "none no_contest, 無勝負",
    "none nomate, 不詰",
    "none interrupted, 中断",
    "none sealed, 封じ手",
    "black resigns, ",
    "black time, ",
    "white bare_king, ",
    "none both_bare, "
  })
  void theWordThatIsWritten(String end, String word) {
    assertEquals(Optional.ofNullable(word), KifEnd.word(outcome(end), Side.BLACK));
  }

  @ParameterizedTest
  @CsvSource({
    "white resigns, まで7手で後手の勝ち, まで7手で上手の勝ち",
    "black resigns, まで7手で先手の勝ち, まで7手で下手の勝ち",
    "white time, まで7手で時間切れにより後手の勝ち, まで7手で時間切れにより上手の勝ち",
    "white illegal_move, まで7手で先手の反則負け, まで7手で下手の反則負け",
    "black illegal_move, まで7手で先手の反則勝ち, まで7手で下手の反則勝ち",
    "white no_moves, まで7手で詰み, まで7手で詰み",
    "black no_moves, まで7手で先手の勝ち, まで7手で下手の勝ち",
    "black jishogi, まで7手で入玉勝ち, まで7手で入玉勝ち",
    "white forfeit, まで7手で不戦敗, まで7手で不戦敗",
    "none sennichite, まで7手で千日手, まで7手で千日手",
    "none both_bare, まで7手で引き分け, まで7手で引き分け",
    "white bare_king, まで7手で後手の勝ち, まで7手で上手の勝ち"
  })
  void theSentenceThatIsWritten(String end, String sentence, String atOdds) {
    assertEquals(sentence, KifEnd.write(7, outcome(end), Side.BLACK, false));
    assertEquals(atOdds, KifEnd.write(7, outcome(end), Side.BLACK, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "white resigns",
        "white time",
        "white illegal_move",
        "black illegal_move",
        "none max_moves"
      })
  void whatIsWrittenIsReadTheSame(String end) {
    for (String sentence : List.of(
        KifEnd.write(12, outcome(end), Side.BLACK, false),
        KifEnd.write(12, outcome(end), Side.BLACK, true))) {
      assertEquals(end, text(KifEnd.sentence(sentence, BLACK)));
    }
  }
}
