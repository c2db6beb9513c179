package org.komabako.ui.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.workbench.game.PlayerKind;
import org.komabako.ui.workbench.opponents.Opponent;

class WishesTest {
  @TempDir
  private Path folder;

  @Test
  void theyComeBackForTheirVariantOnly() {
    Path file = folder.resolve("settings");
    Wishes wishes = new Wishes(
        "one",
        "club",
        Map.of("jitto", "forbidden", "touch", "strict"),
        "lion",
        "10m+30s*3",
        Map.of(
            Side.BLACK,
            new Wishes.Player("Habu = 羽生", PlayerKind.HERE, Optional.empty()),
            Side.WHITE,
            new Wishes.Player("", PlayerKind.ENGINE, Optional.of(new Opponent("fox", 3)))));
    wishes.remember(new Settings(file, Runnable::run));
    Settings again = new Settings(file, Runnable::run);
    assertEquals(wishes, Wishes.last(again, "one"));
    assertEquals(Map.of(Side.WHITE, new Opponent("fox", 3)), wishes.engines());
    assertEquals(
        Map.of(Tags.BLACK, "Habu = 羽生"), wishes.request().tags(), "an engine is named by its seat");
    assertEquals("one", again.get(Wishes.LAST));
    Wishes other = Wishes.last(again, "two");
    assertEquals("", other.ruleSet());
    assertTrue(other.options().isEmpty());
    assertEquals("10m+30s*3", wishes.request().clock().orElseThrow().toString());
    assertTrue(other.request().clock().isEmpty());
  }
}
