package org.komabako.ui.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
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
            new Wishes.Player("", PlayerKind.ENGINE, Optional.of(new Opponent("fox", 3)))),
        true);
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
    assertFalse(other.random());
    assertEquals(
        "Habu = 羽生", other.players().get(Side.BLACK).name(), "who sits here is called as he was");
    assertEquals("", other.players().get(Side.WHITE).name());
  }

  @Test
  void placesAreDrawnByLotIfThatIsWished() {
    Wishes.Player person = new Wishes.Player("Alice", PlayerKind.HERE, Optional.empty());
    Wishes.Player machine =
        new Wishes.Player("", PlayerKind.ENGINE, Optional.of(new Opponent("fox", 3)));
    Map<Side, Wishes.Player> players = Map.of(Side.BLACK, person, Side.WHITE, machine);
    Wishes fixed = new Wishes("one", "", Map.of(), "", "", players, false);
    Wishes drawn = new Wishes("one", "", Map.of(), "", "", players, true);
    Random random = new Random(1);
    List<Side> seats = Stream.generate(() -> drawn.drawn(random))
        .limit(20)
        .flatMap(wishes -> wishes.engines().keySet().stream())
        .toList();
    assertTrue(seats.contains(Side.BLACK), "the person comes to both sides");
    assertTrue(seats.contains(Side.WHITE), "the person comes to both sides");
    assertEquals(fixed, fixed.drawn(random));
  }

  @Test
  void whoBecomesAPersonOrAnEngineKeepsWhatIsKnownOfHim() {
    Wishes.Player alice = new Wishes.Player("Alice", PlayerKind.ELSEWHERE, Optional.empty());
    Wishes.Player bob =
        new Wishes.Player("Bob", PlayerKind.HERE, Optional.of(new Opponent("fox", 3)));
    Map<Side, Wishes.Player> people = Map.of(Side.BLACK, alice, Side.WHITE, bob);
    assertEquals(OpponentKind.PEOPLE, OpponentKind.of(people));
    Map<Side, Wishes.Player> against = OpponentKind.COMPUTER.of(people, false);
    assertEquals(OpponentKind.COMPUTER, OpponentKind.of(against));
    assertEquals(alice, against.get(Side.BLACK));
    assertEquals(new Opponent("fox", 3), against.get(Side.WHITE).opponent().orElseThrow());
    assertEquals(OpponentKind.ENGINES, OpponentKind.of(OpponentKind.ENGINES.of(against, false)));
    Map<Side, Wishes.Player> again = OpponentKind.PEOPLE.of(against, false);
    assertEquals("Bob", again.get(Side.WHITE).name());
    assertEquals(OpponentKind.PEOPLE, OpponentKind.of(again));
  }
}
