package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;

/** Games in addresses: three digits to the base of 36 for each move. */
class UsenFormatTest {
  private final GameFormat usen = TestGames.FORMATS.find("usen");

  private static Game read(String text) {
    return TestGames.read("usen", text).game();
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  /** Origin and target are counted from 1a over the files; 90 and more are drops. */
  @ParameterizedTest
  @CsvSource({
    "1a1b, 00i",
    "1a1b+, 00j",
    "7g7f, 7ku",
    "3c3d, 2jm",
    "9i9h, a3y",
    "G*5e, bb8",
    "P*1a, bdi",
    "R*9i, c4g",
    "B*4e, bxo"
  })
  void movesAreNumbers(String usi, String digits) {
    var move = Usi.parse(TestGames.NINE.table(), usi);
    assertEquals(digits, UsenMove.write(move));
    assertEquals(Optional.of(move), UsenMove.read(digits));
  }

  @ParameterizedTest
  @CsvSource({"7KU", "7k", "7k-", "a4i", "b4i", "c4i", "zzz"})
  void whatIsNoMove(String digits) {
    assertEquals(Optional.empty(), UsenMove.read(digits));
  }

  @Test
  void aGameAndItsVariations() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e");
    TestGames.vary(game, 1, "8c8d 2g2f");
    TestGames.vary(game, 3, "8b2b");
    game.goTo(game.root().last());
    game.declare(Outcome.win(Side.BLACK, Reason.RESIGNS));
    String text = TestGames.write("usen", game);
    assertEquals(2, text.chars().filter(c -> c == '~').count() - 1, text);
    assertTrue(text.startsWith("~0.7ku2jm"), text);
    assertTrue(text.contains("bxo.r~3."), text);
    assertTrue(text.contains("~1."), text);
    Game read = read(text);
    assertEquals(TestGames.lines(game), TestGames.lines(read));
    assertEquals(TestGames.line(game), TestGames.line(read));
    assertEquals("black resigns", end(read));
    assertEquals(text, TestGames.write("usen", read));
  }

  @Test
  void whatFollowsTheEndIsAVariation() {
    Game game = TestGames.nine("7g7f 3c3d");
    game.goTo(1);
    game.declare(Outcome.draw(Reason.INTERRUPTED));
    String text = TestGames.write("usen", game);
    assertEquals("~0.7ku.p~1.2jm\n", text);
    assertEquals("7g7f", TestGames.line(read(text)));
    assertEquals(List.of("7g7f 3c3d"), TestGames.lines(read(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "4k4/9/9/9/4+P4/9/9/9/4K4 w 2RPg 1, 4k4_9_9_9_4zP4_9_9_9_4K4.w.2RPg~0.",
    "4k4/9/9/9/9/9/9/9/4K4 b - 1, 4k4_9_9_9_9_9_9_9_4K4.b.-~0."
  })
  void positions(String sfen, String text) {
    Game game = TestGames.from(TestGames.NINE_RULES, sfen, "");
    assertEquals(text + "\n", TestGames.write("usen", game));
    assertEquals(sfen, TestGames.start(read(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "r, white resigns, true",
    "t, white time, true",
    "i, white illegal_move, true",
    "j, none jishogi, true",
    "p, none interrupted, true",
    "x, open, true",
    "'', black resigns, false",
    "'', none sennichite, false"
  })
  void ends(String letter, String end, boolean kept) {
    if (kept) {
      assertEquals(end, end(read("~0.7ku2jm." + letter)));
    }
    Game game = TestGames.nine("7g7f 3c3d");
    if (!end.equals("open")) {
      String[] words = end.split(" ", 2);
      Reason reason = Reason.parse(words[1]).orElseThrow();
      game.declare(
          words[0].equals("none")
              ? Outcome.draw(reason)
              : Outcome.win(words[0].equals("black") ? Side.BLACK : Side.WHITE, reason));
      assertEquals(
          "~0.7ku2jm" + (letter.isEmpty() ? "" : "." + letter) + "\n",
          TestGames.write("usen", game));
    }
    assertEquals(kept ? "[]" : "[how the game ended]", usen.losses(game).toString());
  }

  @Test
  void anEndBesideTheMainLineIsLost() {
    Game game = TestGames.vary(TestGames.nine("7g7f 3c3d"), 1, "8c8d");
    game.goTo(game.root().children().get(0).children().get(1));
    game.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    assertEquals("[how the game ended]", usen.losses(game).toString());
    Game later = TestGames.from(TestGames.NINE_RULES, "4k4/9/9/9/9/9/9/9/4K4 b P 9", "");
    later.root().comment("x");
    assertEquals(2, usen.losses(later).size());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          ~0.7ku2jm7ku            | 1 | 10 | move 3:                            | 7g7f 3c3d
          ~0.7ku~1.2jm~0.zzz      | 1 | 14 | 'zzz' is no move of USEN: three digits or small letters | 7g7f 2jm
          ~0.7k                   | 1 | 2  | '7k' is no move of USEN            |
          ~0.7ku~3.2jm            | 1 | 8  | the line above has no move 4       | 7g7f
          ~x.7ku                  | 1 | 2  | 'x.7ku' is no line of USEN: write ~ |
          ~0.7ku.r.x              | 1 | 2  | is no line of USEN                 |
          ~0.7ku~1.2jm~           | 1 | 14 | is no line of USEN                 |
          ~0.7ku2jm~1.7ku         | 1 | 13 | move 2:                            | 7g7f 3c3d
          4k4_9_9x.b.-~0.         | 1 | 8  | 'x' is no piece                    |
          """)
  void mistakesAreToldWithTheirPlace(String text, int line, int column, String part, String read) {
    FormatException e = TestGames.refused("usen", text);
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(line, e.line(), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
    if (read != null && !read.contains("jm")) {
      assertEquals(read, e.soFar().map(TestGames::line).orElse(""), e.getMessage());
    }
  }

  @Test
  void whatIsTooLongIsRefused() {
    String most = "~0." + "7".repeat(FileLimits.LINE * 2 - 3);
    assertTrue(TestGames.refused("usen", most).getMessage().contains("move 1"));
    assertTrue(TestGames.refused("usen", most + "7").getMessage().contains("a line is too long"));
  }

  /** Only the first line is of the game. */
  @ParameterizedTest
  @CsvSource({
    "~0.7ku2jm, true",
    "'\n ~0.7ku2jm \nmore', true",
    "4k4_9_9.b.-~0., true",
    "~0, false",
    "~x.7ku, false",
    "'x\n~0.7ku', false",
    "~0.7KU, false",
    "~12345.7ku, false"
  })
  void whatLooksLikeUsen(String text, boolean detected) {
    assertEquals(detected, usen.detects(text));
  }

  @Test
  void onlyTheFirstLineIsRead() {
    assertEquals("7g7f", TestGames.line(read("\n ~0.7ku \n~0.2jm\n")));
  }

  /** Games of nine by nine squares that programs of USI need not name, with these pieces in hand. */
  @Test
  void whichGamesItHolds() {
    assertEquals(List.of(TestGames.NINE), usen.variants("~0.", TestGames.BOTH));
    assertEquals(Optional.empty(), usen.refuses(TestGames.NINE.table()));
    assertEquals(
        "USEN has no moves of twelve game; KIF holds its games",
        usen.refuses(TestGames.TWELVE.table()).map(Object::toString).orElse(""));
    VariantTable nine = TestGames.NINE.table();
    assertTrue(usen.refuses(changed(nine, 9, 8, nine.hand(), true)).isPresent());
    assertTrue(usen.refuses(changed(nine, 8, 9, nine.hand(), true)).isPresent());
    assertTrue(usen.refuses(changed(nine, 9, 9, "RK", true)).isPresent());
    assertTrue(usen.refuses(changed(nine, 9, 9, "R", false)).isPresent());
    assertTrue(usen.refuses(changed(nine, 9, 9, "R", true)).isEmpty());
  }

  private static VariantTable changed(
      VariantTable table, int files, int ranks, String hand, boolean named) {
    return new VariantTable(
        table.key(),
        table.name(),
        files,
        ranks,
        3,
        table.start(),
        hand,
        table.pieces(),
        List.of(),
        named ? table.spellings() : List.of());
  }
}
