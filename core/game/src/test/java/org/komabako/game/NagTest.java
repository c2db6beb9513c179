package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Signs behind moves. */
class NagTest {
  @ParameterizedTest
  @CsvSource({
    "!, GOOD",
    "？, MISTAKE",
    "‼, BRILLIANT",
    "$4, BLUNDER",
    "！？, INTERESTING",
    "?!, DUBIOUS"
  })
  void aSignIsReadHoweverItIsWritten(String text, Nag nag) {
    assertEquals(Optional.of(nag), Nag.parse(text));
    assertEquals(Optional.of(nag), Nag.parse("$" + nag.number()));
  }

  @Test
  void otherTextIsNone() {
    assertEquals(Optional.empty(), Nag.parse("!?!"));
    assertEquals(Optional.empty(), Nag.parse(""));
    assertEquals(Optional.empty(), Nag.parse("$7"));
  }

  /** The second letter makes a longer sign, the third begins anew. */
  @Test
  void lettersAreTypedOneAfterAnother() {
    Optional<Nag> typed = Nag.typed(Optional.empty(), '?');
    assertEquals(Optional.of(Nag.MISTAKE), typed);
    typed = Nag.typed(typed, '!');
    assertEquals(Optional.of(Nag.DUBIOUS), typed);
    assertEquals(Optional.of(Nag.GOOD), Nag.typed(typed, '!'));
  }
}
