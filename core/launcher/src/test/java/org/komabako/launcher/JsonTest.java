package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void readsEveryKindOfValue() {
    String text =
        "{ \"a\": [1, -2.5e1, true, false], // comment\n \"b\\u0041\\n\": \"x\", /* and */ \"c\": {}, \"d\": [] }";
    Object expected =
        Map.of("a", List.of(1.0, -25.0, true, false), "bA\n", "x", "c", Map.of(), "d", List.of());
    assertEquals(expected, Json.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{", "[1,]", "{\"a\" 1}", "\"open", "1 2", "/* open", "truth", "{a: 1}"})
  void refusesWhatIsNotJson(String text) {
    assertThrows(IllegalArgumentException.class, () -> Json.parse(text));
  }

  @Test
  void namesTheLineOfAnError() {
    Exception error =
        assertThrows(IllegalArgumentException.class, () -> Json.parse("{\n\n\"a\" 1}"));
    assertTrue(error.getMessage().startsWith("line 3"), error.getMessage());
  }
}
