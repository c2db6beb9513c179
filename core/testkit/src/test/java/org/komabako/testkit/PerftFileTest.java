package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.testkit.PerftFile.Origin;
import org.komabako.testkit.PerftFile.Position;

class PerftFileTest {
  private static final String FIRST = """
      # a comment

      position a/one
      remark two words
      sfen k2/3/K2 b - 1
      option one=1
      option two=b
      from 2k/3/K2 w - 0
      line 1a2a 2a3a
      check true
      result open
      moves 3c2c
      moves 3c3b
      legal 3c2c
      illegal 3c1c 3c3a
      perft 1 2
      perft 10 123456789012
      """;

  private static final String SECOND = """
      position a/two
      sfen 3/3/K2 w - 1
      check false
      result black royal_captured
      moves -
      """;

  @Test
  void everythingIsRead() {
    PerftFile file = PerftFile.parse("x.perft", FIRST + SECOND);
    assertEquals(2, file.positions().size());
    Position one = file.positions().get(0);
    assertEquals("a/one", one.toString());
    assertEquals(3, one.lineNumber());
    assertEquals("two words", one.remark());
    assertEquals("k2/3/K2 b - 1", one.sfen());
    assertEquals(Map.of("one", "1", "two", "b"), one.options());
    assertEquals(Optional.of(new Origin("2k/3/K2 w - 0", List.of("1a2a", "2a3a"))), one.origin());
    assertTrue(one.check());
    assertTrue(one.isOpen());
    assertEquals(List.of("3c2c", "3c3b"), one.moves());
    assertEquals(List.of("3c2c"), one.legal());
    assertEquals(List.of("3c1c", "3c3a"), one.illegal());
    assertEquals(Map.of(1, 2L, 10, 123456789012L), one.perft());
    Position two = file.positions().get(1);
    assertFalse(two.isOpen());
    assertFalse(two.check());
    assertEquals("black royal_captured", two.result());
    assertEquals(List.of(), two.moves());
    assertEquals(Optional.empty(), two.origin());
    assertEquals(Map.of(), two.perft());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "colour red       | 'colour' is no fact; there are position, remark, sfen, option, from,"
            + " line, check, result, moves, legal, illegal, perft",
        "check yes        | 'check' is true or false, not 'yes'",
        "result won       | 'result' is open, or black, white or none and a reason, not 'won'",
        "option x         | 'option' is name=value, not 'x'",
        "perft 1          | 'perft' is a depth and a number, not '1'",
        "perft 0 1        | 'perft' is a depth and a number, not '0 1'",
        "perft 1 3        | perft 1 is said twice",
        "option one=2     | option 'one' is said twice",
        "sfen k w - 1     | 'sfen' is said twice",
        "moves            | 'moves' has no value",
        "position a/one   | a position needs a name of its own",
        "position         | a position needs a name of its own",
      })
  void errorsNameTheLine(String line, String message) {
    assertEquals(
        "x.perft, line 18: " + message,
        assertThrows(IllegalArgumentException.class, () -> PerftFile.parse("x.perft", FIRST + line))
            .getMessage());
  }

  @Test
  void factsBelongToAPosition() {
    assertEquals(
        "x.perft, line 2: the first fact must be 'position'",
        assertThrows(IllegalArgumentException.class, () -> PerftFile.parse("x.perft", "#\nsfen k"))
            .getMessage());
  }

  @Test
  void nothingMayBeMissing() {
    assertEquals(
        "x.perft, at the end: position a/one (line 3) has no 'check'",
        assertThrows(
                IllegalArgumentException.class,
                () -> PerftFile.parse("x.perft", FIRST.replace("check true", "")))
            .getMessage());
    assertEquals(
        "x.perft, line 18: a/one: 'from' and 'line' belong together",
        assertThrows(
                IllegalArgumentException.class,
                () -> PerftFile.parse("x.perft", FIRST.replaceAll("line .*", "") + "position b"))
            .getMessage());
  }

  @Test
  void aMissingResourceIsNamed() {
    assertThrows(
        IllegalArgumentException.class,
        () -> PerftFile.resource(PerftFileTest.class, "/none.perft"));
  }
}
