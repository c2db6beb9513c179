package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was chosen is there after a restart. */
class ShelfSettingsTest {
  @TempDir
  Path folder;

  private ShelfSettings settings() {
    return new ShelfSettings(folder.resolve("shelves"));
  }

  @Test
  void sourcesKeysAndOriginsAreRemembered() {
    assertEquals(List.of(), settings().sources());
    settings().trust("beef");
    settings().sources(List.of("https://a/", "file:///b/"));
    settings().origin("duel", "https://a/");
    settings().trust("cafe");
    settings().trust("beef");
    settings().origin("duel", "file:///b c/");
    assertEquals(List.of("https://a/", "file:///b/"), settings().sources());
    assertEquals(List.of("beef", "cafe"), settings().keys());
    assertEquals(Optional.of("file:///b c/"), settings().origin("duel"));
    assertEquals(Optional.empty(), settings().origin("due"));
  }
}
