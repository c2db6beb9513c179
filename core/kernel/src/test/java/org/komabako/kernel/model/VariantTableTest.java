package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.PieceType.Flag;

/** Tables, their rows, and what is wrong with those that are none. */
class VariantTableTest {
  private static PieceType.Builder king() {
    return row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL);
  }

  private static VariantTable.Builder table(String key) {
    return VariantTable.of(key, "small", "小").board(5, 7, 2);
  }

  private static void assertRefused(String message, Executable what) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, what).getMessage());
  }

  @ParameterizedTest
  @CsvSource({"Small", "1small", "''", "sma_ll"})
  void aKeyIsOfSmallLetters(String key) {
    assertRefused(
        "variant key '" + key + "': small letters, digits, -",
        () -> table(key).piece(king()).build());
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "5, 0", "26, 5", "5, 26"})
  void theBoardHasOneToTwentyFiveFilesAndRanks(int files, int ranks) {
    assertRefused(
        "small: the board is " + files + "x" + ranks + ", the largest is 25x25",
        () -> table("small").board(files, ranks, 0).piece(king()).build());
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 0", "25, 25, 0", "5, 7, 7"})
  void theSmallestAndTheLargestBoard(int files, int ranks, int zone) {
    VariantTable table = table("a-1").board(files, ranks, zone).piece(king()).build();
    assertTrue(table.contains(new Square(files, ranks)));
    assertEquals(zone, table.zone());
  }

  @ParameterizedTest
  @CsvSource({"-1", "8"})
  void theZoneIsOnTheBoard(int zone) {
    assertRefused(
        "small: the zone is " + zone + " ranks deep",
        () -> table("small").board(5, 7, zone).piece(king()).build());
  }

  @Test
  void theRowsFitTogether() {
    assertRefused("small: no piece is royal", () -> table("small").build());
    assertRefused(
        "small: two rows have the id K",
        () -> table("small").piece(king()).piece(king()).build());
    assertRefused(
        "small: K promotes to +K, which has no row",
        () -> table("small").piece(king().promotes()).build());
    assertRefused(
        "small: hand letter P has no row",
        () -> table("small").piece(king()).hand("KP").build());
    assertRefused(
        "piece id 'k': write a capital letter, with ' behind it, or several, if it is taken, with + before it for a"
            + " promoted piece",
        () -> row("k", "king", "玉", "x").build());
  }

  @Test
  void rowsAreFoundByTheirIds() {
    VariantTable table = table("small")
        .piece(king())
        .piece(row("P", "pawn", "歩", "fu").promotes())
        .piece(row("+P", "tokin", "と", "tokin"))
        .build();
    assertEquals("tokin", table.type("+P").name().in(Locale.ENGLISH));
    assertEquals(Optional.of("+P"), table.type("P").promotesTo());
    assertEquals(Optional.empty(), table.piece("X"));
    assertRefused("small has no piece 'X'", () -> table.type("X"));
    assertFalse(table.hasHands());
    assertFalse(table.hasLions());
  }

  @Test
  void handsAndLions() {
    VariantTable table = table("small")
        .piece(king())
        .piece(row("N", "lion", "獅", "shishi").flags(Flag.LION))
        .hand("N")
        .build();
    assertTrue(table.hasHands());
    assertTrue(table.hasLions());
  }

  @Test
  void squaresBesideTheBoard() {
    VariantTable table = table("small").piece(king()).build();
    assertTrue(table.contains(new Square(5, 7)));
    assertFalse(table.contains(new Square(6, 7)));
    assertFalse(table.contains(new Square(5, 8)));
    assertEquals(
        "6a is not on the board of small, which is 5x7",
        table.beside(new Square(6, 1)).in(Locale.ENGLISH));
  }

  @Test
  void handicapsAreFoundByTheirKeys() {
    VariantTable table = table("small")
        .piece(king())
        .handicap("king", "a king", "玉落ち", "k w")
        .handicap("two", "two", "二枚落ち", "x w")
        .build();
    assertEquals(
        Optional.of(new Handicap("two", LocalizedText.of("two", "二枚落ち"), "x w")),
        table.handicap("two"));
    assertEquals(Optional.empty(), table.handicap("three"));
  }

  @Test
  void whatAThingIsCalledInAFormat() {
    VariantTable table = table("small")
        .piece(king())
        .spelling("kif", "", "小将棋", "small shogi")
        .spelling("kif", "K", "玉")
        .spelling("cecp", "", "smallshogi")
        .spelling("usi", "", "")
        .build();
    assertEquals(List.of("小将棋", "small shogi"), table.spellings("kif", ""));
    assertEquals(List.of("玉"), table.spellings("kif", "K"));
    assertEquals(List.of(), table.spellings("pgn", "K"));
    assertEquals("小将棋", table.nameIn("kif"));
    assertEquals("small", table.nameIn("pgn"));
    assertEquals("", table.nameIn("usi"));
  }

  @Test
  void theGameAmongThoseThatAProgramOffers() {
    VariantTable table = table("small")
        .piece(king())
        .spelling("cecp", "", "smallshogi")
        .spelling("usi", "", "")
        .build();
    assertEquals(
        Optional.of("smallshogi"), table.nameAmong("cecp", List.of("small", "smallshogi")));
    assertEquals(Optional.of("small"), table.nameAmong("cecp", List.of("chess", "small")));
    assertEquals(Optional.empty(), table.nameAmong("cecp", Set.of("chess")));
    assertEquals(Optional.empty(), table.nameAmong("cecp", List.of()));
    assertEquals(Optional.of(""), table.nameAmong("usi", List.of()));
  }

  @Test
  void whatIsNotSaidOfARowIsTheObvious() {
    PieceType plain = row("P", "pawn", "歩兵", "fuhyō").kanji("歩", "歩兵").build();
    assertEquals("歩兵", plain.kanjiPair());
    assertEquals("歩兵", plain.kanjiWhite());
    assertEquals(List.of("P"), plain.abbreviations());
    assertEquals("P", plain.abbreviation());
    assertFalse(plain.isPromoted());
    PieceType one = new PieceType(
        "K",
        LocalizedText.of("king", "玉"),
        "",
        "玉",
        "玉",
        "玉",
        List.of("K"),
        "",
        List.of(),
        LionPower.NONE,
        Optional.empty(),
        0,
        0,
        0,
        Set.of());
    assertEquals(one, row("K", "king", "玉", "").kanji("玉", "").build());
    PieceType promoted = row("+P", "tokin", "と金", "tokin")
        .kanji("と", "と金")
        .kanjiWhite("ト金")
        .abbreviations("T", "To")
        .value(2.345)
        .flags(Flag.LION, Flag.ROYAL)
        .build();
    assertEquals("ト金", promoted.kanjiWhite());
    assertEquals("+T", promoted.abbreviation());
    assertEquals('P', promoted.letter());
    assertTrue(promoted.isPromoted());
    assertEquals(235, promoted.value());
    assertEquals(Set.of(Flag.LION, Flag.ROYAL), promoted.flags());
    assertTrue(promoted.is(Flag.LION));
    assertFalse(promoted.is(Flag.PAWN_CLASS));
    assertEquals("+p", new Piece(promoted, Side.WHITE).toString());
    assertEquals("+P", new Piece(promoted, Side.BLACK).sfen());
  }
}
