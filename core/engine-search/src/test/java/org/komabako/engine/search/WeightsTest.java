package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;

class WeightsTest {
  private final String text = Weights.standardText();

  private static String refusal(String text) {
    return assertThrows(RequestException.class, () -> Weights.parse("w.txt", text))
        .getMessage();
  }

  @Test
  void theFileOfTheBundleIsWhole() {
    assertEquals(12, Weights.standard().of(Weight.TEMPO));
    assertEquals(3, Weights.standard().with(Weight.TEMPO, 3).of(Weight.TEMPO));
  }

  @Test
  void aDamagedFileSaysWhatIsWrongAndWhere() {
    assertEquals("w.txt has no line for push", refusal(text.replaceAll("(?m)^push .*", "")));
    assertEquals("w.txt, line 1: there is no weight pus", refusal("pus 1 the way\n" + text));
    assertEquals(
        "w.txt, line 1: x1 is not a number from 0 to 10000", refusal("push x1 the way\n" + text));
    assertEquals(
        "w.txt, line 1: there must be a name, a value and what it means",
        refusal("push 1\n" + text));
    String last = "w.txt, line " + (text.lines().count() + 1);
    assertEquals(last + ": push is there twice", refusal(text + "push 1 the way\n"));
    assertEquals("w.txt has no line for tempo", refusal(""));
  }
}
