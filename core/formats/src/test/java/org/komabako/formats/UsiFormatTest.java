package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;

/** Lines that programs of USI say a position with. */
class UsiFormatTest {
  private static final String BARE = "4k4/9/9/9/9/9/9/9/4K4 b GPg 1";

  private final GameFormat usi = TestGames.FORMATS.find("usi");

  private static Game read(String text) {
    return TestGames.read("usi", text).game();
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position startpos moves 7g7f 3c3d",
        "  position  startpos  moves  7g7f  3c3d  ",
        "startpos moves 7g7f 3c3d",
        "moves 7g7f 3c3d",
        "7g7f 3c3d",
        " 7g7f 3c3d",
        "position sfen " + NineGame.START + " moves 7g7f 3c3d",
        "position " + NineGame.START + " moves 7g7f 3c3d",
        "sfen " + NineGame.START + " moves 7g7f 3c3d",
        NineGame.START + " moves 7g7f 3c3d",
        NineGame.START + " 7g7f 3c3d",
        "usi\nisready\nposition startpos moves 7g7f 3c3d\ngo btime 1\n# x\n// y\n\nbestmove 2g2f"
      })
  void movesFromTheStart(String text) {
    ReadGame read = TestGames.read("usi", text);
    assertEquals("7g7f 3c3d", TestGames.line(read.game()));
    assertEquals(NineGame.START, TestGames.start(read.game()));
    assertEquals(List.of(), read.warnings());
    assertEquals("open", end(read.game()));
  }

  @ParameterizedTest
  @CsvSource({
    "position startpos, " + NineGame.START + ", ''",
    "startpos, " + NineGame.START + ", ''",
    "position startpos moves, " + NineGame.START + ", ''",
    "position sfen " + BARE + ", " + BARE + ", ''",
    "sfen " + BARE + ", " + BARE + ", ''",
    "position " + BARE + ", " + BARE + ", ''",
    BARE + " moves G*5b, " + BARE + ", G*5b",
    BARE + " G*5b 5a5b, " + BARE + ", G*5b 5a5b",
    "position sfen " + BARE + " moves G*5b 5a5b, " + BARE + ", G*5b 5a5b"
  })
  void positions(String text, String start, String moves) {
    Game game = read(text);
    assertEquals(start, TestGames.start(game));
    assertEquals(moves, TestGames.line(game));
  }

  /** What engines and programs say in place of a move; nothing behind it is read. */
  @ParameterizedTest
  @CsvSource({
    "resign, white resigns",
    "win, black jishogi",
    "timeout, white time",
    "draw, none agreed",
    "rep_draw, none sennichite",
    "sennichite, none sennichite",
    "interrupt, none interrupted",
    "abort, none interrupted",
    "none, none interrupted",
    "break, none interrupted",
    "resign 2g2f, white resigns"
  })
  void ends(String word, String end) {
    Game game = read("position startpos moves 7g7f 3c3d " + word);
    assertEquals(end, end(game));
    assertEquals("7g7f 3c3d", TestGames.line(game));
  }

  @Test
  void linesThatMeanNothingAreTold() {
    ReadGame read =
        TestGames.read("usi", "position startpos moves 7g7f\nusix\nand " + "more ".repeat(20));
    assertEquals("['usix' is no line of USI and was left out]", read.warnings().toString());
    ReadGame many = TestGames.read("usi", "position startpos\nposition startpos\n");
    assertEquals(1, many.warnings().size());
    assertTrue(many.warnings().get(0).in(Locale.ENGLISH).contains("game 1 of 2"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          ~\nposition startpos moves 7g7f 7g7f~ | 2 | 30 | move 2:                | 7g7f
          ~\nposition startpos moves 7g7f 3z3d~ | 2 | 30 | no move in USI         | 7g7f
          ~\n 7g7f 7g7f~                        | 2 | 7  | move 2:                | 7g7f
          ~moves 7g7f 7g7f~                     | 1 | 12 | move 2:                | 7g7f
          ~usi\nisready~                        | 2 | 0  | there is no line 'position startpos moves |
          ~position sfen 4k4/9/9x b - 1~        | 1 | 22 | nine-game: SFEN, column 8 |
          ~x\n sfen 4k4/9/9x b - 1~             | 2 | 14 | nine-game: SFEN, column 8 |
          """)
  void mistakesAreToldWithTheirPlace(String text, int line, int column, String part, String read) {
    FormatException e = TestGames.refused("usi", text);
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(line, e.line(), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
    assertEquals(
        read == null ? "" : read, e.soFar().map(TestGames::line).orElse(""), e.getMessage());
  }

  /** A position that only the rules refuse is told at its line. */
  @Test
  void aPositionWithoutKings() {
    FormatException e = TestGames.refused("usi", "\nposition sfen 9/9/9/9/9/9/9/9/9 b - 1");
    assertEquals(2, e.line());
    assertTrue(e.getMessage().contains("royal"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "position startpos, true",
    "position sfen 4k4/9/9 b - 1, true",
    "startpos, true",
    "startposition, false",
    "position, false",
    "position sfen, false",
    "7g7f 3c3d, true",
    "B*4e 3c3d, false",
    "'\n\n7g7f 3c3d', true",
    "'x\n7g7f 3c3d', false",
    "'x\nmoves 7g7f', false",
    "'x\nposition startpos', true",
    "'setoption name USI_Variant value x\nposition startpos', true",
    "4k4/9/9 b - 1, false",
    "4k4/9/9 b - 1 moves G*5b, true",
    "4k4/9/9 b - G*5b, true",
    "4k4/9/9G*5b, false",
    "4k4/9/9 G*5b, false",
    "10a10b10c, true",
    "moves 7g7f+, true",
    "7g7fx, false",
    "7g7z, false",
    "hello, false"
  })
  void whatLooksLikeUsi(String text, boolean detected) {
    assertEquals(detected, usi.detects(text));
  }

  @Test
  void theVariantIsNamedBeforeThePosition() {
    String text = "  setoption name USI_Variant value twelve-game\nposition startpos moves 7j7h\n";
    Game game = read(text);
    assertEquals(TestGames.TWELVE.table(), game.rules().table());
    assertEquals("7j7h", TestGames.line(game));
    assertEquals(
        "the variant 'chess' is not installed; there are nine-game, twelve-game",
        TestGames.refused("usi", text.replace("twelve-game", "chess")).getMessage());
  }

  /** Where it is not named: those with this board, and of several the one whose moves these are. */
  @ParameterizedTest
  @CsvSource({
    "position startpos, 'nine-game, twelve-game'",
    "position startpos moves 12j12i, 'twelve-game, nine-game'",
    "position sfen " + BARE + ", nine-game",
    "position sfen " + TwelveGame.START + ", twelve-game"
  })
  void theLikeliestVariantGoesFirst(String text, String keys) {
    List<Variant> found = usi.variants(text, TestGames.BOTH);
    assertEquals(keys, String.join(", ", found.stream().map(Variant::key).toList()));
  }

  /** Of those that cannot read a position the one that reads furthest says why. */
  @Test
  void thePositionThatIsReadFurthestExplainsAFailure() {
    String nearly = TwelveGame.START.replace("LFCSGK", "LFCSGz");
    FormatException e = TestGames.refused("usi", "position sfen " + nearly);
    assertTrue(e.getMessage().contains("twelve-game: "), e.getMessage());
    assertEquals("position sfen ".length() + nearly.indexOf('z') + 1, e.column());
    FormatException other = TestGames.refused("usi", "position sfen " + BARE.replace("4K4", "4x4"));
    assertTrue(other.getMessage().contains("nine-game: "), other.getMessage());
  }

  /** Each position is a game; the line that names its variant belongs to it. */
  @Test
  void severalGames() {
    String named = "setoption name USI_Variant value twelve-game\n";
    String text = "usi\nposition startpos moves 7g7f\ngo\n" + named + named + "isready\n"
        + "position startpos moves 7j7h\nposition startpos moves 7j7i\n7g7f\n";
    int second = text.indexOf(named);
    assertEquals(
        List.of(
            0,
            second,
            text.indexOf("position startpos moves 7j7i"),
            text.length() - "7g7f\n".length()),
        Boundaries.of(text, usi.boundaries()));
    assertEquals(
        List.of(0), Boundaries.of("usi\n" + named + "position startpos", usi.boundaries()));
  }

  @Test
  void gamesAreWritten() {
    assertEquals("position startpos\n", TestGames.write("usi", TestGames.nine("")));
    assertEquals(
        "position startpos moves 7g7f 3c3d 8h2b+\n",
        TestGames.write("usi", TestGames.nine("7g7f 3c3d 8h2b+")));
    assertEquals(
        "position sfen " + BARE + " moves G*5b\n",
        TestGames.write("usi", TestGames.from(TestGames.NINE_RULES, BARE, "G*5b")));
    Game twelve = TestGames.twelve("7j7h");
    assertEquals(
        "setoption name USI_Variant value twelve-game\nposition startpos moves 7j7h\n",
        TestGames.write("usi", twelve));
    assertEquals("7j7h", TestGames.line(read(TestGames.write("usi", twelve))));
  }

  @Test
  void allButTheMovesIsLost() {
    Game game = TestGames.nine("7g7f 3c3d");
    assertEquals(List.of(), usi.losses(game));
    TestGames.vary(game, 1, "8c8d");
    game.root().comment("x");
    game.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    assertEquals("[variations, comments, how the game ended]", usi.losses(game).toString());
    assertEquals("position startpos moves 7g7f 3c3d\n", TestGames.write("usi", game));
  }

  @Test
  void aListOfMovesAlone() {
    assertTrue(UsiLine.isList(" moves 7g7f"));
    assertTrue(UsiLine.isList("10a10b= x"));
    assertTrue(!UsiLine.isList("startpos moves 7g7f"));
    assertEquals(
        Optional.of(new UsiLine(Optional.empty(), 17, "", 0)), UsiLine.of("position startpos "));
    assertEquals(
        Optional.of(new UsiLine(Optional.of("4k4/9/9 b -"), 0, "G*5b", 12)),
        UsiLine.of("4k4/9/9 b - G*5b"));
    assertEquals(
        Optional.of(new UsiLine(Optional.empty(), 0, "7g7f 3c3d", 2)), UsiLine.of("  7g7f 3c3d"));
    assertEquals(
        Optional.of(new UsiLine(Optional.of("4k4/9/9 b - 1"), 5, " G*5b", 24)),
        UsiLine.of("sfen 4k4/9/9 b - 1 moves G*5b"));
  }
}
