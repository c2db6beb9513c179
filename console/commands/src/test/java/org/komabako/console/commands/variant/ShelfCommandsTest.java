package org.komabako.console.commands.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.when;

import java.net.URI;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.commands.FakeCore;
import org.komabako.console.shell.command.CommandFailedException;
import org.komabako.console.view.ShelfView;
import org.komabako.console.view.View;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.platform.VariantShelf.Seen;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.platform.VariantShelf.Trust;

/** Command {@code variant:available}. */
class ShelfCommandsTest {
  private static final Source BROKEN = new Source(
      URI.create("file:///s/"),
      Trust.UNSIGNED,
      "",
      List.of(LocalizedText.same("file:///s/ has no index.xml")));

  private final FakeCore core = new FakeCore();
  private final ShelfCommands shelves = new ShelfCommands(core);

  private static Item item(LocalizedText problem) {
    return new Item(
        BROKEN,
        "duel",
        "1.0.0",
        VariantShelf.TEXT,
        LocalizedText.NONE,
        LocalizedText.NONE,
        URI.create("file:///s/duel.variant"),
        "beef",
        5,
        "",
        List.of(),
        List.of(),
        problem);
  }

  @Test
  void thatNoShelfCanBeReadIsAFailure() {
    when(core.shelf.look()).thenReturn(new Seen(List.of(BROKEN), List.of()));
    CommandFailedException failed =
        assertThrows(CommandFailedException.class, () -> shelves.available());
    assertEquals("no shelf could be read", failed.getMessage());
  }

  @Test
  void aListIsNoFailureThoughSomethingInItDoesNotFit() {
    Item item = item(LocalizedText.same("it needs a newer one"));
    when(core.shelf.look()).thenReturn(new Seen(List.of(BROKEN), List.of(item)));
    when(core.shelf.titleOf(VariantShelf.TEXT)).thenReturn(LocalizedText.NONE);
    List<ShelfView> listed = Objects.requireNonNull(shelves.available());
    assertTrue(listed.get(0).line().contains("it needs a newer one"));
    assertTrue(View.isGood(listed));
  }
}
