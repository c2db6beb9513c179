package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.game.Place.Turn;

class PlaceTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "15, 15",
    "12/2, 12/2",
    "12/2.15, 12/2.15",
    "1/2.2/3.9, 1/2.2/3.9",
    "12/1, 12",
    "12/1.15, 15",
    "007, 7",
    "999999, 999999"
  })
  void isReadAndWritten(String text, String written) {
    assertEquals(written, Place.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-1",
        "x",
        "12/0",
        "12/",
        "/2",
        "0/2",
        "12/2.12",
        "12/2.11",
        "12/2.12/2",
        "12/2.0",
        "12/2.",
        ".12",
        "15.16",
        "1234567",
        "12/2/3",
        "1 2"
      })
  void whatIsNoPlaceIsRefused(String text) {
    String message = assertThrows(TextException.class, () -> Place.parse(text)).getMessage();
    assertTrue(message.startsWith("'" + text + "' is no place of a game: write"), message);
  }

  @Test
  void turnsAreTheMovesThatAreNotTheFirst() {
    assertEquals(
        new Place(List.of(new Turn(1, 2), new Turn(4, 3)), 9), Place.parse("1/2.2/1.4/3.9"));
  }

  @Test
  void thePlaceAfterAMove() {
    assertEquals("1", Place.START.next(0).toString());
    assertEquals("1/2", Place.START.next(1).toString());
    assertEquals("1/2.3/3", Place.START.next(1).next(0).next(2).toString());
  }
}
