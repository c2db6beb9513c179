package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** There is a folder for the data, or one is told so; never one that is called "null". */
class DataFolderTest {
  @Test
  void theFrameworkNamesIt() {
    DataFolder data = DataFolder.of(Map.of("komabako.data", "/home/me/data")::get);
    assertEquals(Path.of("/home/me/data/games"), data.resolve("games"));
  }

  @Test
  void withoutItOneIsTold() {
    for (Map<String, String> each : java.util.List.of(
        Map.<String, String>of(), Map.of("komabako.data", ""), Map.of("komabako.data", " "))) {
      var e = assertThrows(IllegalStateException.class, () -> DataFolder.of(each::get));
      assertTrue(e.getMessage().contains("komabako.data is not set"), e.getMessage());
      assertTrue(DataFolder.find(each::get).isEmpty());
    }
  }
}
