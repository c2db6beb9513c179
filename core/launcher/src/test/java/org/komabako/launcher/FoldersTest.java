package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FoldersTest {
  private static final Path HOME = Path.of("/opt/k");
  private static final Path USER = Path.of("/home/u");

  @Test
  void followTheXdgRules() {
    Map<String, String> environment = Map.of("XDG_DATA_HOME", "/x", "XDG_CACHE_HOME", "relative");
    Folders folders = Folders.find(HOME, null, environment::get, USER);
    assertEquals(
        new Folders(
            HOME,
            Path.of("/x/komabako"),
            Path.of("/home/u/.config/komabako"),
            Path.of("/home/u/.cache/komabako")),
        folders);
  }

  @Test
  void areAllBelowAGivenFolder() {
    Folders folders = Folders.find(HOME, Path.of("/d"), name -> "/elsewhere", USER);
    assertEquals(new Folders(HOME, Path.of("/d"), Path.of("/d/etc"), Path.of("/d/cache")), folders);
  }
}
