package org.komabako.bench;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionsTest {
  private static final String TEXT = "# a comment\n\nmid\tsome\t2/2 b - 1\t3 14 159\n";

  @Test
  void aLineIsNameVariantSfenAndCounts() {
    assertEquals(
        List.of(new Positions.Entry("mid", "some", "2/2 b - 1", List.of(3L, 14L, 159L))),
        Positions.parse("p.txt", TEXT).entries());
  }

  @Test
  void countsAreAskedForByDepth() {
    Positions.Entry entry = Positions.parse("p.txt", TEXT).require("mid");
    assertEquals(14, entry.expected(2));
    var error = assertThrows(IllegalArgumentException.class, () -> entry.expected(4));
    assertEquals("mid has counts for depths 1 to 3, none for 4", error.getMessage());
  }

  @Test
  void aWrongCountSaysWhoWhatAndWhere() {
    Positions.Entry entry = Positions.parse("p.txt", TEXT).require("mid");
    assertDoesNotThrow(() -> entry.check("somebody", 2, 14));
    var error = assertThrows(WrongCountException.class, () -> entry.check("somebody", 2, 15));
    assertEquals("somebody counts 15 instead of 14 in perft 2 of mid", error.getMessage());
  }

  @Test
  void anUnknownNameIsAnErrorThatNamesTheOthers() {
    Positions positions = Positions.parse("p.txt", TEXT);
    var error = assertThrows(IllegalArgumentException.class, () -> positions.require("end"));
    assertEquals("no position 'end'; there are mid", error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mid some 2/2 1",
        "mid\tsome\t2/2",
        "mid\tsome\t2/2\t",
        "mid\tsome\t2/2\t1\t2",
        "mid\tsome\t2/2\t1  2",
        "mid\tsome\t2/2\t1 x",
        "mid\tsome\t2/2\t-1",
        "old\tsome\t2/2\t1"
      })
  void whatIsNotUnderstoodIsAnErrorWithFileAndLine(String line) {
    String text = "old\tsome\t2/2\t1\n" + line;
    var error = assertThrows(IllegalArgumentException.class, () -> Positions.parse("p.txt", text));
    assertEquals("p.txt, line 2: ", error.getMessage().substring(0, 15));
  }
}
