package org.komabako.ui.client.newgame;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.Side;
import org.komabako.session.GameRequest;
import org.komabako.ui.client.dialog.ClockText;
import org.komabako.ui.client.game.GameNotes;
import org.komabako.ui.client.game.PlayerKind;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.settings.Settings;

/**
 * What the user wished of a new game; kept for each variant until the next time.
 *
 * @param variant the key
 * @param ruleSet the name of a rule set; empty for the default
 * @param options the options that differ from it
 * @param handicap the key of a handicap; empty for none
 * @param clock the time as text; empty for none
 * @param players what is known of the players
 */
public record Wishes(
    String variant,
    String ruleSet,
    Map<String, String> options,
    String handicap,
    String clock,
    Map<Side, Player> players) {
  /** The variant of the last game. */
  public static final Setting<String> LAST = Setting.text("new-game.variant", "");

  private static final String GROUP = "new-game.of.";

  /**
   * A player.
   *
   * @param name as he is called; empty for none
   * @param kind where he sits
   */
  public record Player(String name, PlayerKind kind) {}

  /** Keeps own copies. */
  public Wishes {
    options = Map.copyOf(options);
    players = Map.copyOf(players);
  }

  private static Setting<String> text(String variant, String what) {
    return Setting.text(GROUP + variant + "." + what, "");
  }

  private static Setting<PlayerKind> kind(String variant, Side side) {
    return Setting.oneOf(GROUP + variant + ".kind." + side.text(), PlayerKind.HERE);
  }

  /** What was wished the last time that this variant was played. */
  public static Wishes last(Settings settings, String variant) {
    Map<String, String> options = new LinkedHashMap<>();
    for (String pair : settings.get(text(variant, "options")).split(" ", -1)) {
      int mark = pair.indexOf('=');
      if (mark > 0) {
        options.put(pair.substring(0, mark), pair.substring(mark + 1));
      }
    }
    Map<Side, Player> players = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      players.put(
          side,
          new Player(
              settings.get(text(variant, "player." + side.text())),
              settings.get(kind(variant, side))));
    }
    return new Wishes(
        variant,
        settings.get(text(variant, "rules")),
        options,
        settings.get(text(variant, "handicap")),
        settings.get(text(variant, "clock")),
        players);
  }

  /** Keeps them for the next time. */
  public void remember(Settings settings) {
    settings.set(LAST, variant);
    settings.set(text(variant, "rules"), ruleSet);
    settings.set(
        text(variant, "options"),
        String.join(
            " ",
            options.entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .sorted()
                .toList()));
    settings.set(text(variant, "handicap"), handicap);
    settings.set(text(variant, "clock"), clock);
    players.forEach((side, player) -> {
      settings.set(text(variant, "player." + side.text()), player.name());
      settings.set(kind(variant, side), player.kind());
    });
  }

  /** What to ask of the session. */
  public GameRequest request() {
    return new GameRequest(
        variant,
        Optional.of(ruleSet).filter(name -> !name.isEmpty()),
        options,
        Optional.of(handicap).filter(key -> !key.isEmpty()),
        Optional.empty(),
        ClockText.read(clock));
  }

  /** Writes down what the window is to know of the game. */
  public void note(Settings settings, String id) {
    players.forEach((side, player) -> {
      settings.set(GameNotes.player(id, side), player.name());
      settings.set(GameNotes.kind(id, side), player.kind());
    });
  }
}
