package org.komabako.ui.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SavedNameTest {
  private static String proposed(Map<String, String> tags) {
    return SavedName.proposed("toy", tags, LocalDate.of(2026, 12, 1));
  }

  @Test
  void aGameIsSavedUnderItsVariantItsDayAndItsPlayers() {
    assertEquals("toy-2026-12-01", proposed(Map.of()));
    assertEquals("toy-2026-11-21", proposed(Map.of("begun", "2026/11/21 10:00:00")));
    assertEquals(
        "toy-2026-11-21-駒野_一-Komabako_level_6",
        proposed(Map.of("begun", "2026/11/21", "black", "駒野 一", "white", "Komabako, level 6")));
    assertEquals("toy-2026-12-01-Anna", proposed(Map.of("begun", "2026", "black", "Anna")));
  }

  @Test
  void nothingInItLeadsToAnotherFolder() {
    assertEquals("toy-2026-12-01-etc_x", proposed(Map.of("black", "../../etc/x")));
    assertEquals("toy-2026-12-01", proposed(Map.of("black", "..", "white", "/:*?")));
    assertEquals(15 + 40, proposed(Map.of("black", "a".repeat(200))).length());
  }
}
