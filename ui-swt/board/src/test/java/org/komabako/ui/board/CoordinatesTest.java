package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Square;

class CoordinatesTest {
  @ParameterizedTest
  @CsvSource({"NONE, '', ''", "LETTERS, 12, l", "JAPANESE, 12, 十二", "DIGITS, 12, 12", "CHESS, a, 1"
  })
  void theFarCornerOfATwelveByTwelveBoard(Coordinates style, String file, String rank) {
    assertEquals(file, style.file(12, 12));
    assertEquals(rank, style.rank(12, 12));
  }

  @ParameterizedTest
  @CsvSource({"1, 一", "9, 九", "10, 十", "11, 十一", "16, 十六"})
  void ranksInJapanese(int rank, String text) {
    assertEquals(text, Coordinates.JAPANESE.rank(rank, 16));
  }

  @ParameterizedTest
  @CsvSource({"NONE, 9k", "LETTERS, 9k", "JAPANESE, 9十一", "DIGITS, 9-11", "CHESS, d2"})
  void aSquareOfATwelveByTwelveBoard(Coordinates style, String text) {
    assertEquals(text, style.square(new Square(9, 11), 12, 12));
  }
}
