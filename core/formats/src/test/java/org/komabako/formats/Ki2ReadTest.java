package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;

/** KI2 as people write it. */
class Ki2ReadTest {
  private static Game read(String text) {
    return TestGames.read("ki2u", text).game();
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲７六歩 △３四歩 ▲２二角成",
        "▲７六歩△３四歩▲２二角成",
        "☗７六歩 ☖３四歩 ☗２二角成",
        "▲ ７六歩 ▽ ３四歩 ▼ ２二角成",
        "　▲76歩\n△34歩\n\n▲22角成",
        "▲７六歩！ △３四歩？、 ▲２二角成!?",
        "▲７六歩(0:16) △３四歩（１分） ▲２二角成(77秒)",
        "▲７六歩(77) △３四歩(33) ▲２二角成(88)",
        "手合割：平手\n先手：甲\n▲７六歩 △３四歩 ▲２二角成 まで3手で中断"
      })
  void moves(String text) {
    assertEquals("7g7f 3c3d 8h2b+", TestGames.line(read(text + "\n")));
  }

  @ParameterizedTest
  @CsvSource({
    "▲７六歩, true",
    "　△同銀, true",
    "☗仝銀, true",
    "▲7六歩, true",
    "▲じっと, true",
    "▲P-7f, true",
    "▲ +R, true",
    "▲甲, false",
    "先手▲７六歩, false",
    "７六歩, false",
    "▲, false"
  })
  void whatIsALineOfMoves(String line, boolean moves) {
    assertEquals(moves, Ki2Reader.isMove(line));
  }

  @ParameterizedTest
  @CsvSource({
    "'▲７六歩 △３四歩\nまで2手で後手の勝ち', white resigns, ''",
    "'▲７六歩 △３四歩 まで2手で後手の勝ち', white resigns, ''",
    "'▲７六歩 △３四歩まで、２手で後手の勝ち', white resigns, ''",
    "'▲７六歩 △３四歩 まで二手で後手の快勝', white resigns, まで二手で後手の快勝",
    "'▲７六歩 △３四歩\nまで2手で千日手', none sennichite, ''",
    "'▲７六歩 △３四歩', open, ''"
  })
  void ends(String text, String end, String comment) {
    Game game = read(text + "\n");
    assertEquals("7g7f 3c3d", TestGames.line(game));
    assertEquals(end, end(game));
    assertEquals(comment, game.root().last().comment());
  }

  @ParameterizedTest
  @CsvSource({
    "'▲７六歩 △３四歩 ▲３二角\nまで3手で先手の反則負け', ▲３二角",
    "'▲７六歩 △３四歩 ▲３二角(反則)', ▲３二角(反則)",
    "'▲７六歩 △３四歩 ▲３二角\n*反則', ▲３二角"
  })
  void anIllegalLastMove(String text, String move) {
    ReadGame read = TestGames.read("ki2u", text + "\n");
    assertEquals("7g7f 3c3d", TestGames.line(read.game()));
    assertEquals("white illegal_move", end(read.game()));
    assertTrue(
        read.game().root().last().comment().startsWith("（反則手）" + move),
        read.game().root().last().comment());
    assertEquals(1, read.warnings().size());
  }

  @ParameterizedTest
  @CsvSource({
    "'▲７六歩 △３四歩 ▲３二角 △８四歩\n*反則', 11",
    "'▲７六歩 △３四歩 ▲３二角\n△８四歩\n*反則', 11",
    "'▲７六歩 △３四歩 ▲３二角\n変化：1手\n*反則', 11",
    "'▲７六歩 △３四歩 ▲３二角', 11"
  })
  void anIllegalMoveIsRefused(String text, int column) {
    FormatException e = TestGames.refused("ki2u", text + "\n");
    assertEquals(1, e.line());
    assertEquals(column, e.column());
    assertEquals("7g7f 3c3d", TestGames.line(e.soFar().orElseThrow()));
  }

  @Test
  void variationsAndComments() {
    Game game = read("*始め\n▲７六歩\n*良い\n&印\n△３四歩 ▲２六歩\n変化：2手\n△８四歩\n");
    assertEquals(List.of("7g7f 3c3d 2g2f", "7g7f 8c8d"), TestGames.lines(game));
    assertEquals("始め", game.root().comment());
    assertEquals("良い", game.root().children().get(0).comment());
    assertEquals("印", game.root().children().get(0).bookmark());
  }

  @ParameterizedTest
  @CsvSource({
    "▲７六歩, true, false",
    "' ▲ 同銀', true, false",
    "手合割：平手, false, true",
    "'手合割：平手\n▲７六歩', true, false",
    "#KIF version=2.0, false, true",
    "手数----指手---------消費時間--, false, true",
    "1手目 7八歩兵 （←7九）, false, true",
    "   1 ７六歩(77), false, true",
    "   1 同　歩(77), false, true",
    "1 ７六歩打, false, true",
    "先手：甲, false, true",
    "position startpos, false, false"
  })
  void howTheFormatIsFoundOut(String text, boolean ki2, boolean kif) {
    assertEquals(ki2, TestGames.FORMATS.find("ki2").detects(text));
    assertEquals(kif, TestGames.FORMATS.find("kif").detects(text));
  }
}
