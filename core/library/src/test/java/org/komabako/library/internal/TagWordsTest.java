package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Tags;

/** Tags are understood as people and programs word them. */
class TagWordsTest {
  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', textBlock = """
          2026,                2026
          2026/1,              2026-01
          2026/11/2,           2026-11-02
          2026-11-21T10:00,    2026-11-21
          2026年3月1日(日),      2026-03-01
          " 2026.11.21 ",      2026-11-21
          2026.??.??,          2026
          2026.11.??,          2026-11
          2026-13,             2026
          2026-02-31,          2026-02
          2026-00-12,          2026
          2024-02-29,          2024-02-29
          20261,               ""
          206,                 ""
          soon,                ""
          "",                  ""
          on 2026/11/21,       ""
          """)
  void aDayIsTakenAsFarAsItTells(String text, String day) {
    assertEquals(day, TagWords.day(text));
    assertEquals(day, TagWords.day(Map.of(Tags.BEGUN, text)));
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', textBlock = """
          BlackElo,       1850,        1850
          black_rating,   1850,        1850
          Black Rate,     R1850,       1850
          black-r,        1850.5,      1850
          black.elo,      about 1850,  1850
          先手レート,        1850,        1850
          BlackElo,       99999,       99999
          BlackElo,       100000,      -1
          BlackElo,       unknown,     -1
          BlackElo,       -,           -1
          WhiteElo,       1850,        -1
          Elo,            1850,        -1
          BlackEloDiff,   12,          -1
          後手レート,        1850,        -1
          """)
  void aRatingIsThatOfThePlayerAsked(String tag, String value, int rating) {
    assertEquals(
        rating < 0 ? OptionalInt.empty() : OptionalInt.of(rating),
        TagWords.rating(Map.of(tag, value), "black", "先手"));
  }

  @Test
  void whatIsNotSaidIsEmpty() {
    assertEquals("", TagWords.day(Map.of()));
    assertEquals(OptionalInt.empty(), TagWords.rating(Map.of(), "black", "先手"));
  }
}
