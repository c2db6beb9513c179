package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.EngineException;

class EngineSettingsTest {
  @Test
  void whatIsLeftOutHasItsDefault() {
    EngineSettings settings = EngineSettings.of(Map.of("Level", "3"));
    assertEquals(
        new EngineSettings(
            EngineSettings.hash(Runtime.getRuntime().maxMemory()),
            1,
            3,
            1,
            Duration.ofMillis(30),
            0,
            false,
            Optional.empty()),
        settings);
  }

  /** As many engines as there may be at a few games find room. */
  @ParameterizedTest
  @CsvSource({"290, 16", "495, 32", "990, 64", "16000, 64", "20, 1", "8, 1"})
  void theHashIsAShareOfTheMemory(long megabytes, int share) {
    assertEquals(share, EngineSettings.hash(megabytes << 20));
  }

  @Test
  void aWrongNameOrValueSaysWhatWouldBeRight() {
    EngineException name =
        assertThrows(EngineException.class, () -> EngineSettings.of(Map.of("Strength", "3")));
    assertEquals(
        "there is no option 'Strength'; there are USI_Hash, USI_Ponder, Threads, Level, MultiPV, MoveOverhead, Seed,"
            + " USI_OwnBook, Network",
        name.getMessage());
    EngineException value =
        assertThrows(EngineException.class, () -> EngineSettings.of(Map.of("Level", "40")));
    assertTrue(value.getMessage().contains("a number from 1 to 39"), value.getMessage());
  }
}
