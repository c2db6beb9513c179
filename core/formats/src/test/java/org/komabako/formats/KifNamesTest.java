package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** A small board whose kinds share a kanji, have one that Shift_JIS has not, or none at all. */
class KifNamesTest {
  private static final Variant LIKE = new Variant() {
    private final VariantTable table = VariantTable.of("like-names", "like names", "同名将棋")
        .board(5, 5, 1)
        .start("lrkxe/5/5/5/EXKRL b - 1")
        .hand("LRXE")
        .piece(row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("L", "left quail", "左鶉", "uzura").kanji("鶉", "左鶉").moves("fRblBbrF"))
        .piece(row("R", "right quail", "右鶉", "uzura")
            .kanji("鶉", "右鶉")
            .moves("fRbrBblF")
            .promotes())
        .piece(row("+R", "cook", "厨", "kuri").kanji("厨", "").moves("R"))
        .piece(row("X", "left", "左", "hidari").kanji("左", "左").moves("WF"))
        .piece(row("E", "nameless", "無名", "mumei").kanji("", "").moves("R"))
        .build();

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withDrops(new Drops.Captured());
    }
  };

  private static final Rules RULES = Rules.of(LIKE);

  private static Game read(String format, String text) {
    return TestGames.FORMATS
        .read(TestGames.FORMATS.find(format), List.of(LIKE), text)
        .game();
  }

  @Test
  void aBoard() {
    Game game = TestGames.from(RULES, "1rk1e/l4/2X2/4R/ELKR+r w LX2Erx 1", "");
    assertEquals("""
        手合割：同名将棋
        後手の持駒：右鶉　左
          ５ ４ ３ ２ １
        +---------------+
        | ・v右鶉v玉 ・vE|一
        |v鶉 ・ ・ ・ ・|二
        | ・ ・ 左 ・ ・|三
        | ・ ・ ・ ・ 右鶉|四
        | E 鶉 玉 右鶉v厨|五
        +---------------+
        先手の持駒：鶉　左　E二
        後手番
        """, TestGames.write("bod", game));
    for (String format : List.of("bod", "kifu", "kif", "ki2u", "ki2")) {
      assertEquals(
          TestGames.start(game),
          TestGames.start(read(format, TestGames.write(format, game))),
          format);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kifu", "ki2u", "kif", "ki2"})
  void moves(String format) {
    Game game = TestGames.from(RULES, "2k2/5/5/5/ELKRX b RLXE 1", "R*3b 3a4a 5e5d 4a5b");
    String text = TestGames.write(format, game);
    assertEquals(TestGames.line(game), TestGames.line(read(format, text)), text);
  }

  /** Squares that the board has not. */
  @ParameterizedTest
  @ValueSource(strings = {"９九玉(35)", "３四厨(99)", "６四厨(35)"})
  void aSquareBesideTheBoard(String move) {
    FormatException e =
        assertThrows(FormatException.class, () -> read("kifu", "手合割：同名将棋\n   1 " + move + "\n"));
    assertEquals(2, e.line());
  }

  /** The game is named, as no file without a word is of it. */
  @Test
  void theNameOfTheGame() {
    Game game = new Game(RULES);
    String text = TestGames.write("kifu", game);
    assertTrue(text.contains("\n手合割：同名将棋\n手数"), text);
    assertEquals(TestGames.start(game), TestGames.start(read("kifu", text)));
  }

  @ParameterizedTest
  @CsvSource({
    "kif, Shift_JIS has no sign for the piece 𠮷 of odd; .kifu holds its games",
    "ki2, Shift_JIS has no sign for the piece 𠮷 of odd; .ki2u holds its games",
    "kifu, ",
    "ki2u, "
  })
  void aKanjiThatShiftJisHasNot(String format, String why) {
    VariantTable table = VariantTable.of("odd", "odd", "奇")
        .board(3, 3, 0)
        .start("1k1/3/1K1 b - 1")
        .piece(row("K", "king", "玉", "gyoku").kanji("玉", "𠮷").moves("K").flags(Flag.ROYAL))
        .build();
    assertEquals(
        Optional.ofNullable(why),
        TestGames.FORMATS.find(format).refuses(table).map(text -> text.in(Locale.ENGLISH)));
  }
}
