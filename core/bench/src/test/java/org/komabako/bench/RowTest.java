package org.komabako.bench;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowTest {
  private static final Positions POSITIONS =
      Positions.parse("positions.txt", DataLine.resource("positions.txt"));

  @Test
  void aLineIsARow() {
    assertEquals(
        List.of(new Row("some", Row.Measure.CPU, 0.5, 1, "us", "them", "who is faster")),
        Row.parse("r.txt", "#\nsome\tcpu\t0.5\t1\tus\tthem\twho is faster\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "some\tcpu\t1\t2\tus\tthem",
        "some\tgpu\t1\t2\tus\tthem\ttitle",
        "some\tcpu\tx\t2\tus\tthem\ttitle",
        "some\tcpu\t1\t-2\tus\tthem\ttitle",
        "some\tcpu\t1\t2\tus\t-\ttitle",
        "some\tready\t1\t2\tus\tthem\ttitle",
        "old\tcpu\t1\t2\tus\tthem\ttitle"
      })
  void whatIsNotUnderstoodIsAnErrorWithFileAndLine(String line) {
    String text = "old\tcpu\t1\t2\tus\tthem\ttitle\n" + line;
    var error = assertThrows(IllegalArgumentException.class, () -> Row.parse("r.txt", text));
    assertEquals("r.txt, line 2: ", error.getMessage().substring(0, 15));
  }

  @Test
  void allRowsOfTheFileCanBeRunWhereAllPeersAre() {
    Programs programs = new Programs(
        Path.of("framework"), Optional.of(Path.of("fairy")), Optional.of(Path.of("shogiops")));
    Contenders contenders = new Contenders(POSITIONS, programs);
    List<Row> rows = Row.parse("rows.txt", DataLine.resource("rows.txt"));
    assertFalse(rows.isEmpty());
    for (Row row : rows) {
      assertFalse(contenders.of(row.ours()).isEmpty(), row.name());
      boolean somebody = row.measure() != Row.Measure.READY;
      assertEquals(somebody, contenders.of(row.peer()).isPresent(), row.name());
    }
    assertEquals(Set.of("fairy-stockfish", "shogiops"), Contenders.needed(rows));
  }

  @Test
  void aPeerThatIsNotInstalledIsNobody() {
    Programs programs = new Programs(Path.of("framework"), Optional.empty(), Optional.empty());
    Contenders contenders = new Contenders(POSITIONS, programs);
    for (Row row : Row.parse("rows.txt", DataLine.resource("rows.txt"))) {
      assertDoesNotThrow(() -> contenders.of(row.peer()), row.name());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "somebody",
        "perft",
        "perft nowhere,1,bulk",
        "perft matsuri,20,bulk",
        "fairy-stockfish shogi matsuri",
        "fairy-stockfish shogi matsuri x",
        "shogiops rules nowhere 1 bulk",
        "- -"
      })
  void aContenderThatIsNotUnderstoodIsAnError(String text) {
    Programs programs = new Programs(Path.of("framework"), Optional.empty(), Optional.empty());
    Contenders contenders = new Contenders(POSITIONS, programs);
    assertThrows(IllegalArgumentException.class, () -> contenders.of(text));
  }
}
