package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** Of which game a text is that does not say so. */
class LikelihoodTest {
  private static final List<Variant> ALL = List.of(
      new Tiny("tiny", 5, "tiny-in-usi", "玉落"),
      TestGames.TWELVE,
      new Tiny("alike", 5, "tiny-in-usi", "玉落"),
      TestGames.NINE,
      new Tiny("small", 4, "tiny-in-usi", "玉落"),
      new Tiny("played", 6, "", "玉落"),
      new Tiny("unnamed", 7, "tiny-in-usi", ""));

  /** A square board with kings and cups. */
  private static final class Tiny implements Variant {
    private final VariantTable table;

    Tiny(String key, int size, String usi, String kif) {
      String empty = "/" + size;
      table = VariantTable.of(key, key, key)
          .board(size, size, 1)
          .start("k" + (size - 1) + empty.repeat(size - 2) + "/K" + (size - 1) + " b - 1")
          .piece(row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
          .piece(
              row("U", "cup", "大杯", "hai").kanji("杯", "大杯").abbreviations("Cu").moves("W"))
          .spelling("usi", "", usi)
          .spelling("kif", "", kif)
          .build();
    }

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  private static String keys(List<Variant> variants) {
    return String.join(" ", variants.stream().map(Variant::key).toList());
  }

  /** What programs play without a name, what people do not name, the smaller board, by the alphabet. */
  @Test
  void whereNothingIsSaid() {
    assertEquals(
        "nine-game played unnamed twelve-game small alike tiny", keys(Likelihood.any(ALL)));
    assertEquals(keys(Likelihood.any(ALL)), keys(Likelihood.japanese(ALL, "いい勝負")));
    assertEquals(keys(Likelihood.any(ALL)), keys(Likelihood.usi(ALL, "startpos")));
  }

  @ParameterizedTest
  @CsvSource({
    "５二杯, played",
    "５五玉, nine-game",
    "5五大杯(55), played",
    "７七杯, unnamed",
    "７七杯 ５五金 ５五杯, unnamed",
    "９九飛, nine-game",
    "10九飛車, twelve-game",
    "12十二玉, twelve-game",
    "１十金, twelve-game",
    "１０三獅子, twelve-game",
    "７二酔象, twelve-game",
    "７八馬, nine-game",
    "７八竜, nine-game"
  })
  void movesInJapanese(String text, String first) {
    assertEquals(first, Likelihood.japanese(ALL, text).get(0).key());
  }

  @ParameterizedTest
  @CsvSource({
    "7g7f 3c3d, nine-game",
    "7g7f 10a10b, twelve-game",
    "7g7f P*5e, nine-game",
    "1l1k 12l12k, twelve-game",
    "U*3c, played",
    "7g7f 7f7e 12l12k, twelve-game"
  })
  void movesInUsi(String text, String first) {
    assertEquals(first, Likelihood.usi(ALL, text).get(0).key());
  }

  @ParameterizedTest
  @CsvSource({
    "K, nine-game",
    "U, played",
    "Cu Cu K, played",
    "+R K, nine-game",
    "R +R G, nine-game",
    "Ph Ln, twelve-game",
    "Ky Ph P, twelve-game",
    "FL +FL, twelve-game"
  })
  void abbreviationsOfPieces(String text, String first) {
    assertEquals(
        first,
        Likelihood.named(ALL, Pattern.compile("(\\+?[A-Za-z]+)").matcher(text))
            .get(0)
            .key());
  }

  @Test
  void theFirstTwoHundredMovesCount() {
    assertEquals(
        "played",
        Likelihood.japanese(ALL, "５二杯 ".repeat(200) + "７八馬 ".repeat(999)).get(0).key());
    assertEquals(
        "nine-game",
        Likelihood.japanese(ALL, "５二杯 ".repeat(99) + "７八馬 ".repeat(101)).get(0).key());
  }

  @Test
  void aVariantThatAFileNames() {
    assertEquals("tiny", keys(Named.one(ALL, "tiny")));
    FormatException e = assertThrows(FormatException.class, () -> Named.one(ALL, "Tiny"));
    assertEquals(
        "the variant 'Tiny' is not installed; there are alike, nine-game, played, small, tiny,"
            + " twelve-game, unnamed",
        e.getMessage());
    assertEquals(0, e.line());
  }

  /** By its key, its names, and as programs call it; signs and capitals do not matter. */
  @ParameterizedTest
  @CsvSource({
    "nine-game, nine-game",
    "Nine Game, nine-game",
    "NINEGAME, nine-game",
    "九路将棋, nine-game",
    "nine, nine-game",
    "Twelve_Game, twelve-game",
    "twelve, twelve-game",
    "tiny-in-usi, tiny alike small unnamed"
  })
  void aVariantThatATagNames(String name, String keys) {
    assertEquals(keys, keys(Named.pgn(ALL, name)));
  }

  @ParameterizedTest
  @CsvSource({"chess", "平手", "''"})
  void aTagThatNamesNone(String name) {
    FormatException e = assertThrows(FormatException.class, () -> Named.pgn(ALL, name));
    assertEquals(0, e.line());
    assertEquals(true, e.getMessage().startsWith("the variant '" + name + "' is not installed"));
  }
}
