package org.komabako.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareArgumentsTest {
  private static final Row FIRST = row("first");
  private static final Row SECOND = row("second");
  private static final Row THIRD = row("third");
  private static final List<Row> ALL = List.of(FIRST, SECOND, THIRD);

  private static Row row(String name) {
    return new Row(name, Row.Measure.CPU, 1, 2, "us", "them", "who is faster");
  }

  private static CompareArguments parse(String... words) {
    return CompareArguments.parse(List.of(words), ALL);
  }

  @Test
  void withoutArgumentsAllRowsAreComparedFiveTimes() {
    assertEquals(new CompareArguments(5, ALL, Optional.empty()), parse());
  }

  @Test
  void rowsAreChosenByNameAndKeepTheirOrder() {
    assertEquals(
        new CompareArguments(2, List.of(FIRST, THIRD), Optional.empty()),
        parse("--only", "third", "--rounds", "2", "--only", "first"));
  }

  @Test
  void allBehindJmhIsForJmh() {
    assertEquals(
        Optional.of(List.of("--rounds", "-f", "2")),
        parse("--jmh", "--rounds", "-f", "2").jmh());
    assertEquals(Optional.of(List.of()), parse("--jmh").jmh());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--rounds           | --rounds needs a value: N",
        "--rounds 0         | --rounds is a number from 1 to 1000, not '0'",
        "--rounds 1e3       | --rounds is a number from 1 to 1000, not '1e3'",
        "--only             | --only needs a value: ROW",
        "--only fourth      | no row 'fourth'; there are first, second, third",
        "--rounds 2 --jmh   | --jmh comes first; all behind it goes to JMH",
        "first              | what is 'first'? See --help",
        "--round 1          | what is '--round'? See --help"
      })
  void whatIsWrongIsSaid(String words, String message) {
    var error = assertThrows(IllegalArgumentException.class, () -> parse(words.split(" ", -1)));
    assertEquals(message, error.getMessage());
  }
}
