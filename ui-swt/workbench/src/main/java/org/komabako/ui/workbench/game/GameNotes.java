package org.komabako.ui.workbench.game;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** What the window keeps of a game beside the game itself, under the game's id. */
public final class GameNotes {
  private static final String GROUP = "game.";

  private GameNotes() {}

  /** How the names of all notes of a game begin. */
  public static String group(String id) {
    return GROUP + id + ".";
  }

  /** Lets go of the notes of all games but these. */
  public static void keepOnly(Settings settings, Set<String> ids) {
    for (String name : settings.names()) {
      if (name.startsWith(GROUP)) {
        String id = name.substring(GROUP.length(), name.indexOf('.', GROUP.length()));
        if (!ids.contains(id)) {
          settings.forget(group(id));
        }
      }
    }
  }

  /** Lets go of the notes of a game. */
  public static void forget(Settings settings, String id) {
    settings.forget(group(id));
  }

  /** All notes of a game, by what they are about. */
  public static Map<String, String> all(Settings settings, String id) {
    Map<String, String> notes = new TreeMap<>();
    for (String name : settings.names()) {
      if (name.startsWith(group(id))) {
        notes.put(name.substring(group(id).length()), settings.get(Setting.text(name, "")));
      }
    }
    return notes;
  }

  /** Takes over notes that another game had. */
  public static void take(Settings settings, String id, Map<String, String> notes) {
    notes.forEach((name, value) -> settings.set(Setting.text(group(id) + name, ""), value));
  }

  /** The title that the user gave before titles were part of games; empty for none. */
  public static Setting<String> title(String id) {
    return Setting.text(group(id) + "title", "");
  }

  /** The name of a player from before names were part of games; empty for none. */
  public static Setting<String> player(String id, Side side) {
    return Setting.text(group(id) + "player." + side.text(), "");
  }

  /** Where a player sits. */
  public static Setting<PlayerKind> kind(String id, Side side) {
    return Setting.oneOf(group(id) + "kind." + side.text(), PlayerKind.HERE);
  }

  /** The side at the lower edge. */
  public static Setting<Side> bottom(String id) {
    return Setting.oneOf(group(id) + "bottom", Side.BLACK);
  }

  /** The sides that are moved at this window. */
  public static Set<Side> here(Settings settings, String id) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (settings.get(kind(id, side)) == PlayerKind.HERE) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** Takes over the notes of another game. */
  public static void copy(Settings settings, String from, String to) {
    settings.set(bottom(to), settings.get(bottom(from)));
    for (Side side : Side.values()) {
      settings.set(kind(to, side), settings.get(kind(from, side)));
    }
  }
}
