package org.komabako.ui.workbench.game;

import org.komabako.base.SafeText;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.settings.Settings;

/** Who plays a game, as it says or as the window noted before names were part of games. */
public final class PlayerNames {
  private PlayerNames() {}

  /** The name of a side's player; empty for none. */
  public static String of(Settings settings, GameModel model, Side side) {
    String said = model.tags().getOrDefault(Tags.player(side), "");
    return SafeText.line(
        said.isEmpty() ? settings.get(GameNotes.player(model.live().id(), side)) : said);
  }
}
