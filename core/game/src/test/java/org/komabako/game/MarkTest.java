package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Square;

class MarkTest {
  @ParameterizedTest
  @CsvSource({
    "5e 1, 5e 1, false",
    "5e 7g 4, 5e 7g 4, true",
    "5e 5e 2, 5e 2, false",
    "' 5e  7g 1 ', 5e 7g 1, true"
  })
  void isReadAndWritten(String text, String written, boolean arrow) {
    Mark mark = Mark.parse(text);
    assertEquals(written, mark.toString());
    assertEquals(arrow, mark.isArrow());
    assertEquals(mark, Mark.parse(written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5e", "1", "5e 0", "5e 5", "5e 11", "5e 7g", "5e 7g 3c 1", "5e x"})
  void whatIsNoMarkIsRefused(String text) {
    String message = assertThrows(TextException.class, () -> Mark.parse(text)).getMessage();
    assertEquals(
        "'" + text + "' is no mark: write a square, or two for an arrow, and a colour from 1 to 4,"
            + " like 5e 1 or 5e 7g 1",
        message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xx 1", "5e xx 1", "xx 5e 1"})
  void aSquareThatIsNoneIsRefused(String text) {
    String message = assertThrows(TextException.class, () -> Mark.parse(text)).getMessage();
    assertTrue(message.startsWith("'xx' is no square"), message);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 5})
  void aColourThatThereIsNotIsRefused(int color) {
    assertEquals(
        "the colour of a mark is a number from 1 to 4, not " + color,
        assertThrows(RequestException.class, () -> Mark.on(new Square(1, 1), color))
            .getMessage());
  }

  @Test
  void itCoversWhatIsDrawnOnTheSameSquares() {
    Mark mark = Mark.parse("5e 7g 1");
    assertTrue(mark.covers(Mark.parse("5e 7g 3")));
    for (String other : new String[] {"7g 5e 1", "5e 1", "5e 7f 1", "5d 7g 1"}) {
      assertEquals(false, mark.covers(Mark.parse(other)), other);
    }
  }
}
