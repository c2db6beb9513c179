package org.komabako.opponents.internal;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;

/** What an engine at a game is called as a player: its name, and its level if it has one. */
final class PlayerName {
  private static final String LEVEL = "Level";

  private PlayerName() {}

  /** The name of an engine with some values of its options. */
  static String of(Engine engine, Map<String, String> values) {
    String name = engine.name().in(Locale.ENGLISH);
    Optional<EngineOption> level =
        engine.options().stream().filter(option -> option.name().equals(LEVEL)).findFirst();
    return level
        .map(option -> name + ", level " + values.getOrDefault(LEVEL, option.base()))
        .orElse(name);
  }

  /** Names a side by its engine, unless somebody has named it otherwise. */
  static void give(Game game, Side side, String name, Optional<String> former) {
    Optional<String> known = Tags.player(game, side);
    if (known.isEmpty() || known.equals(former)) {
      game.tag(Tags.player(side), name);
    }
  }

  /** Takes the name of an engine away that has made no move. */
  static void take(Game game, Side side, String name) {
    boolean played = !game.root().children().isEmpty();
    if (!played && Tags.player(game, side).equals(Optional.of(name))) {
      game.tag(Tags.player(side), "");
    }
  }
}
