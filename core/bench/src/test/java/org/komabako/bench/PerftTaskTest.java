package org.komabako.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTaskTest {
  @Test
  void threadsMayBeLeftOut() {
    assertEquals(new PerftTask("mid", 3, true, 1), PerftTask.parse("mid,3,bulk"));
    assertEquals(new PerftTask("mid", 3, false, 2), PerftTask.parse("mid,3,made,2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mid,3,bulk", "mid,3,made,2"})
  void textOfATaskIsReadAsTheTask(String text) {
    assertEquals(text, PerftTask.parse(text).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mid,3 ; 'mid,3' is not POSITION,DEPTH,bulk|made[,THREADS]",
        "mid,3,bulk,1,1 ; 'mid,3,bulk,1,1' is not POSITION,DEPTH,bulk|made[,THREADS]",
        "mid,0,bulk ; the depth in 'mid,0,bulk' is a number from 1 to 30, not '0'",
        "mid,3,all ; 'all' in 'mid,3,all' is not bulk or made",
        "mid,3,bulk,-2 ; the threads in 'mid,3,bulk,-2' is a number from 1 to 256, not '-2'"
      },
      quoteCharacter = '"',
      maxCharsPerColumn = 200)
  void whatIsWrongIsSaid(String text, String message) {
    var error = assertThrows(IllegalArgumentException.class, () -> PerftTask.parse(text));
    assertEquals(message, error.getMessage());
  }
}
