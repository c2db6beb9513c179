package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Which format a text is in, of which game, and which of several games is read. */
class FormatsTest {
  private static final Formats FORMATS = TestGames.FORMATS;
  private static final String ONE =
      "手合割：平手\n先手：甲\n手数----指手--\n   1 ７六歩(77)\n   2 ３四歩(33)\nまで2手で後手の勝ち\n";
  private static final String TWO =
      ONE + "\n" + ONE.replace("甲", "乙").replace("７六歩(77)", "２六歩(27)");

  private static ReadGame read(String text, String name, int number) {
    return FORMATS.read(TestGames.BOTH, text.getBytes(StandardCharsets.UTF_8), name, number);
  }

  private static FormatException refused(String text, String name) {
    return assertThrows(FormatException.class, () -> read(text, name, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "komabako, Komabako, Komabako, komabako, UTF-8",
    "kif, KIF (Shift_JIS), KIF（シフトJIS）, kif, windows-31j",
    "kifu, KIF (UTF-8), KIF (UTF-8), kifu, UTF-8",
    "ki2, KI2 (Shift_JIS), KI2（シフトJIS）, ki2, windows-31j",
    "ki2u, KI2 (UTF-8), KI2 (UTF-8), ki2u, UTF-8",
    "bod, BOD (a diagram), BOD（局面図）, bod, windows-31j"
  })
  void names(String key, String english, String japanese, String extension, String charset) {
    GameFormat format = FORMATS.find(key);
    assertEquals(key, format.key());
    assertEquals(english, format.name().in(Locale.ENGLISH));
    assertEquals(japanese, format.name().in(Locale.JAPANESE));
    assertEquals(extension, format.extensions().get(0));
    assertEquals(Charset.forName(charset), format.charset());
    assertEquals(Optional.of(format), FORMATS.ofFile("A." + extension.toUpperCase()));
    assertEquals(Optional.empty(), format.refuses(TestGames.NINE.table()));
  }

  @Test
  void ourOwnIsTheFirst() {
    assertEquals("komabako", FORMATS.own().key());
    assertEquals(FORMATS.own(), FORMATS.all().get(0));
    assertEquals(FORMATS.own(), FORMATS.find("KOMABAKO"));
    assertEquals(List.of(), FORMATS.own().losses(TestGames.nine("7g7f")));
  }

  @Test
  void anUnknownFormatIsToldWithThoseThereAre() {
    FormatException e = assertThrows(FormatException.class, () -> FORMATS.find("xyz"));
    assertTrue(
        e.getMessage().startsWith("there is no format 'xyz'; there are komabako, jkf, kif, "),
        e.getMessage());
    assertEquals(0, e.line());
    assertEquals(Optional.empty(), FORMATS.ofFile("kif"));
    assertEquals(Optional.empty(), FORMATS.ofFile("a.xyz"));
  }

  @ParameterizedTest
  @CsvSource({
    "手合割：平手, kif",
    "'\uFEFF手合割：平手', kif",
    "▲７六歩, ki2",
    "先手の持駒：なし, bod",
    "'+---------------------------+', bod",
    "'| ・ ・ ・ ・v玉 ・ ・ ・ ・|一', bod",
    "'  +--------', bod",
    "+-------, ",
    "position startpos moves 7g7f, usi",
    "hello, "
  })
  void theFormatThatATextLooksLike(String text, String key) {
    assertEquals(Optional.ofNullable(key), FORMATS.detect(text).map(GameFormat::key));
  }

  @Test
  void onlyTheBeginningIsLookedAt() {
    String begin = "x\n".repeat((Formats.SNIFFED - 6) / 2);
    assertEquals(Optional.of("kif"), FORMATS.detect(begin + "\n先手：甲\n").map(GameFormat::key));
    assertEquals(Optional.empty(), FORMATS.detect(begin + "x\nxxxx\n先手：甲\n"));
  }

  /** Before the encoding is known the bytes show what is ASCII. */
  @Test
  void theFormatThatBytesBeginLike() {
    byte[] own = ("\uFEFF" + TestGames.write("komabako", TestGames.nine("")))
        .getBytes(StandardCharsets.UTF_8);
    assertEquals("komabako", FORMATS.detect(own).orElseThrow().key());
    byte[] kif = "#KIF version=2.0\n手合割：平手".getBytes(FileText.WINDOWS_31J);
    assertEquals("kif", FORMATS.detect(kif).orElseThrow().key());
    assertEquals(Optional.empty(), FORMATS.detect("甲乙".getBytes(FileText.WINDOWS_31J)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "windows-31j", "EUC-JP", "UTF-16"})
  void eachOfSeveralGamesCanBeRead(String charset) {
    byte[] bytes = TWO.getBytes(Charset.forName(charset));
    ReadGame first = FORMATS.read(TestGames.BOTH, bytes, "a");
    assertEquals("7g7f 3c3d", TestGames.line(first.game()));
    assertEquals(
        List.of("this is game 1 of 2 in the file; the library takes them all"),
        first.warnings().stream().map(warning -> warning.in(Locale.ENGLISH)).toList());
    ReadGame second = FORMATS.read(TestGames.BOTH, bytes, "a", 2);
    assertEquals("2g2f 3c3d", TestGames.line(second.game()));
    assertEquals("乙", second.game().tags().get(Tags.BLACK));
    assertTrue(second.warnings().get(0).in(Locale.ENGLISH).startsWith("this is game 2 of 2"));
    assertEquals("white resigns", second.game().declared().orElseThrow().toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 3})
  void aNumberThatIsNotThere(int number) {
    FormatException e = assertThrows(FormatException.class, () -> read(TWO, "a", number));
    assertEquals("the file holds 2 games, there is no number " + number, e.getMessage());
    FormatException one =
        assertThrows(FormatException.class, () -> read(ONE, "a", number == 3 ? 2 : number));
    assertEquals(
        "the file holds one game, there is no number " + (number == 3 ? 2 : number),
        one.getMessage());
  }

  /** Mistakes in a later game have their lines in the file. */
  @Test
  void aMistakeInALaterGame() {
    String wrong = TWO.replace("２六歩(27)", "２五歩(27)");
    FormatException e = assertThrows(FormatException.class, () -> read(wrong, "a", 2));
    assertEquals(11, e.line(), e.getMessage());
    assertEquals("7g7f 3c3d", TestGames.line(read(wrong, "a", 1).game()));
  }

  @Test
  void severalGamesInOurOwnFormat() {
    String one = TestGames.write("komabako", TestGames.nine("7g7f"));
    String two = TestGames.write("komabako", TestGames.nine("2g2f"));
    ReadGame second = read("\uFEFF" + one + "\n" + two, "a", 2);
    assertEquals("2g2f", TestGames.line(second.game()));
    assertEquals("7g7f", TestGames.line(read(one + two, "a", 1).game()));
  }

  @Test
  void aMarkBeforeATextIsPassedOver() {
    GameFormat kif = FORMATS.find("kifu");
    assertEquals(
        "7g7f 3c3d",
        TestGames.line(FORMATS.read(kif, TestGames.BOTH, "\uFEFF" + ONE).game()));
  }

  @ParameterizedTest
  @CsvSource({
    "'', a.kif, the file is empty",
    "'  \n ', a.kif, the file is empty",
    "hello, a.txt, this is no game in a format that is known here: KIF",
    "hello, a.kif, this is not a game record",
    "'<html>', a.kif, this is a web page"
  })
  void whatIsNoGame(String text, String name, String part) {
    FormatException e = refused(text, name);
    assertTrue(e.getMessage().startsWith(part), e.getMessage());
    assertEquals(0, e.line());
  }

  /** The name tells the format where the content does not. */
  @Test
  void theNameOfAFile() {
    ReadGame read = read("いい勝負\n表題：題\n", "a.kifu", 1);
    assertEquals("題", read.game().tags().get(Tags.TITLE));
    assertTrue(refused("いい勝負\n表題：題\n", "a.xyz").getMessage().startsWith("this is no game"));
  }

  @Test
  void aFileHasAsManyBytesAsAreAllowed() {
    byte[] most = new byte[FileLimits.BYTES + 1];
    FormatException e =
        assertThrows(FormatException.class, () -> FORMATS.read(TestGames.BOTH, most, "a.kif"));
    assertEquals(
        "the file is too large: a file of one game has at most 20,000,000".replace(",", ""),
        e.getMessage().replace(",", ""));
  }

  /** Rules that forbid what the file holds are left for those that allow everything. */
  @Test
  void aGameThatItsRulesWouldHaveEnded() {
    String four = "手合割：平手\n" + String.join("", lines(20));
    Game game = TestGames.read("kifu", four).game();
    assertEquals(20, game.root().last().ply());
    assertEquals(OptionValues.of(TestGames.NINE, RuleSet.BASE), game.rules().options());
    assertNotEquals(OptionValues.defaults(TestGames.NINE), game.rules().options());
  }

  /** The kings go to and fro, which is a draw at the fourth occurrence. */
  private static List<String> lines(int count) {
    List<String> moves = List.of("５八玉(59)", "５二玉(51)", "５九玉(58)", "５一玉(52)");
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lines.add("  " + (i + 1) + " " + moves.get(i % 4) + "\n");
    }
    return lines;
  }

  /** Of the games that a text may be of, the one that reads furthest explains a failure. */
  @Test
  void theLikeliestGameExplainsAFailure() {
    FormatException e = TestGames.refused("kifu", "   1 ７六歩(77)\n   2 ３三歩(34)\n");
    assertEquals(2, e.line());
    assertTrue(e.getMessage().contains("no piece on 3d"), e.getMessage());
    assertEquals("nine-game", e.soFar().orElseThrow().rules().table().key());
    FormatException none = assertThrows(
        FormatException.class, () -> FORMATS.read(FORMATS.find("kifu"), List.of(), "先手：甲\n"));
    assertTrue(none.getMessage().startsWith("no installed variant plays"), none.getMessage());
  }

  /** The one that reads furthest need not be the likeliest one. */
  @Test
  void theGameThatReadsFurthestExplainsAFailure() {
    String text = "1 7八歩兵 （←7九）\n2 9九歩 （←1一）\n";
    GameFormat kif = FORMATS.find("kifu");
    assertEquals(TestGames.NINE, kif.variants(text, TestGames.BOTH).get(0));
    for (List<Variant> installed :
        List.of(TestGames.BOTH, List.of(TestGames.TWELVE, TestGames.NINE))) {
      FormatException e =
          assertThrows(FormatException.class, () -> FORMATS.read(kif, installed, text));
      assertEquals(2, e.line(), e.getMessage());
      assertEquals("7i7h", TestGames.line(e.soFar().orElseThrow()));
    }
  }

  /** Rules are made by whom the caller says. */
  @Test
  void rulesMayBeSharedByManyGames() {
    Formats shared = new Formats((variant, options) -> TestGames.NINE_RULES);
    GameFormat kif = shared.find("kifu");
    Game game = shared.read(kif, List.of(TestGames.NINE), ONE).game();
    assertEquals(TestGames.NINE_RULES, game.rules());
    List<OptionValues> asked = new ArrayList<>();
    Formats counting = new Formats((variant, options) -> {
      asked.add(options);
      return Rules.of(variant, options);
    });
    var unused = counting.read(kif, List.of(TestGames.NINE), ONE);
    assertEquals(List.of(OptionValues.defaults(TestGames.NINE)), asked);
  }

  @Test
  void theBytesOfAFile() {
    Game game = TestGames.nine("7g7f");
    GameFormat kif = FORMATS.find("kif");
    assertArrayEquals(kif.write(game).getBytes(FileText.WINDOWS_31J), FORMATS.write(kif, game));
    game.tag(Tags.BLACK, "☗");
    FormatException e = assertThrows(FormatException.class, () -> FORMATS.write(kif, game));
    assertEquals(3, e.line());
    GameFormat bod = FORMATS.find("bod");
    assertArrayEquals(bod.write(game).getBytes(FileText.WINDOWS_31J), FORMATS.write(bod, game));
    GameFormat csa = FORMATS.find("csa");
    Game large = TestGames.twelve("");
    FormatException refused = assertThrows(FormatException.class, () -> FORMATS.write(csa, large));
    assertEquals(
        csa.refuses(TestGames.TWELVE.table()).orElseThrow().in(Locale.ENGLISH),
        refused.getMessage());
  }
}
