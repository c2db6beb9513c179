package org.komabako.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowResultTest {
  private static Row row(Row.Measure measure, double must, double aim) {
    return new Row("some", measure, must, aim, "us", "them", "who is faster");
  }

  @Test
  void theMedianIsTheMiddleOrTheMeanOfTwo() {
    assertEquals(3, Numbers.median(List.of(9.0, 1.0, 3.0)));
    assertEquals(2, Numbers.median(List.of(9.0, 1.0, 3.0, 0.5)));
    assertThrows(IllegalArgumentException.class, () -> Numbers.median(List.of()));
  }

  @Test
  void aFigureIsReadAsItIsWritten() {
    Timing figure = new Timing(19861490, 0.25, 1.5);
    assertEquals(figure, Timing.parse(" " + figure + "\n"));
    assertThrows(IllegalArgumentException.class, () -> Timing.parse("1 0.5"));
    assertThrows(IllegalArgumentException.class, () -> Timing.parse("1 0.5 x"));
  }

  @Test
  void ofEachTimeTheMedianIsTakenByItself() {
    assertEquals(
        new Timing(7, 2, 5),
        Timing.median(List.of(new Timing(7, 1, 6), new Timing(7, 2, 4), new Timing(7, 3, 5))));
  }

  @Test
  void aRatioIsOfSpeedsNotOfTimes() {
    // Twice the leaves in half the time.
    List<Timing> ours = List.of(new Timing(2000, 0.5, 10));
    List<Timing> peer = List.of(new Timing(1000, 1, 5));
    assertEquals(4, new RowResult(row(Row.Measure.CPU, 1, 2), ours, peer).value());
    assertEquals(1, new RowResult(row(Row.Measure.WALL, 1, 2), ours, peer).value());
  }

  @Test
  void aRatioIsThatOfTheMedians() {
    List<Timing> ours =
        List.of(new Timing(100, 1, 1), new Timing(100, 9, 9), new Timing(100, 2, 2));
    List<Timing> peer =
        List.of(new Timing(100, 8, 8), new Timing(100, 6, 6), new Timing(100, 1, 1));
    assertEquals(3, new RowResult(row(Row.Measure.CPU, 1, 2), ours, peer).value(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"2.99, no", "3, must", "5.99, must", "6, aim", "60, aim"})
  void moreThanTheLimitReachesARatio(double seconds, String reached) {
    List<Timing> ours = List.of(new Timing(100, 1, 1));
    List<Timing> peer = List.of(new Timing(100, seconds, seconds));
    assertEquals(reached, new RowResult(row(Row.Measure.CPU, 3, 6), ours, peer).reached());
  }

  @ParameterizedTest
  @CsvSource({"0.2, no", "0.15, must", "0.051, must", "0.05, aim", "0.001, aim"})
  void lessThanTheLimitReachesATime(double seconds, String reached) {
    List<Timing> ours = List.of(new Timing(30, seconds, 9));
    assertEquals(
        reached, new RowResult(row(Row.Measure.READY, 150, 50), ours, List.of()).reached());
  }

  @Test
  void theTableIsStraight() {
    List<Timing> ours = List.of(new Timing(19861490, 0.1, 0.1));
    List<Timing> peer = List.of(new Timing(19861490, 1.75, 1.75));
    List<Timing> ready = List.of(new Timing(30, 0.1, 0.123));
    assertEquals(
        List.of(
            "| row  |      ours |           peer | ratio |   must |   aim | reached |",
            "|------|----------:|---------------:|------:|-------:|------:|--------:|",
            "| some | 198.6 M/s |       11.3 M/s | 17.5x |     8x |   16x |     aim |",
            "| some | 198.6 M/s |        missing |     - |     8x |   16x |       ? |",
            "| some |    100 ms | (clock 123 ms) |     - | 150 ms | 50 ms |    must |",
            "| some |  11.3 M/s |       11.3 M/s | 1.00x |   0.5x | 1.95x |    must |"),
        MarkdownTable.of(List.of(
            new RowResult(row(Row.Measure.CPU, 8, 16), ours, peer),
            new RowResult(row(Row.Measure.CPU, 8, 16), ours, List.of()),
            new RowResult(row(Row.Measure.READY, 150, 50), ready, List.of()),
            new RowResult(row(Row.Measure.WALL, 0.5, 1.95), peer, peer))));
  }
}
