package org.komabako.opponents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.EngineOption;

class PonderingTest {
  private static final EngineOption UCI =
      EngineOption.check("Ponder", LocalizedText.same(""), false);
  private static final EngineOption OTHER =
      EngineOption.check("Pondering", LocalizedText.same(""), false);

  @Test
  void whoCanIsTold() {
    assertEquals(Optional.of("Ponder"), Pondering.option(List.of(OTHER, UCI)));
    assertEquals(
        Map.of("Level", "3", "Ponder", "true"), Pondering.with(Map.of("Level", "3"), List.of(UCI)));
    assertEquals(Map.of(), Pondering.with(Map.of(), List.of(OTHER)));
  }

  @Test
  void itIsKnownByTheValues() {
    assertTrue(Pondering.isChosen(Map.of("USI_Ponder", "true")));
    assertFalse(Pondering.isChosen(Map.of("USI_Ponder", "false", "Pondering", "true")));
  }
}
