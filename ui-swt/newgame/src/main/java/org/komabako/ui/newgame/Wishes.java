package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.session.GameRequest;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.workbench.dialog.ClockText;
import org.komabako.ui.workbench.game.GameNotes;
import org.komabako.ui.workbench.game.PlayerKind;
import org.komabako.ui.workbench.opponents.Opponent;

/**
 * What the user wished of a new game; kept for each variant until the next time.
 *
 * @param variant the key
 * @param ruleSet the name of a rule set; empty for the default
 * @param options the options that differ from it
 * @param handicap the key of a handicap; empty for none
 * @param clock the time as text; empty for none
 * @param players what is known of the players
 * @param random whether who sits where is drawn by lot
 */
public record Wishes(
    String variant,
    String ruleSet,
    Map<String, String> options,
    String handicap,
    String clock,
    Map<Side, Player> players,
    boolean random) {
  /** The variant of the last game. */
  public static final Setting<String> LAST = Setting.text("new-game.variant", "");

  /** How the person at this screen was called the last time. */
  private static final Setting<String> NAME = Setting.text("new-game.name", "");

  private static final String GROUP = "new-game.of.";

  /**
   * A player.
   *
   * @param name as he is called; empty for none
   * @param kind where he sits
   * @param opponent the engine that plays if one is to, chosen before or not
   */
  public record Player(String name, PlayerKind kind, Optional<Opponent> opponent) {}

  /** Keeps own copies. */
  public Wishes {
    options = Map.copyOf(options);
    players = Map.copyOf(players);
  }

  private static Setting<String> text(String variant, String what) {
    return Setting.text(GROUP + variant + "." + what, "");
  }

  private static Setting<PlayerKind> kind(String variant, Side side) {
    // Before anything was wished one plays against the computer, where one plays the variant.
    return Setting.oneOf(
        GROUP + variant + ".kind." + side.text(),
        side == Side.WHITE ? PlayerKind.ENGINE : PlayerKind.HERE);
  }

  private static Setting<Boolean> lot(String variant) {
    return Setting.flag(GROUP + variant + ".random", false);
  }

  private static Setting<String> opponent(String variant, Side side) {
    return text(variant, "engine." + side.text());
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
              settings.get(kind(variant, side)),
              Opponent.parse(settings.get(opponent(variant, side)))));
    }
    if (players.values().stream().allMatch(player -> player.name().isEmpty())) {
      here(players)
          .ifPresent(person -> players.put(
              person.getKey(),
              new Player(
                  settings.get(NAME),
                  person.getValue().kind(),
                  person.getValue().opponent())));
    }
    return new Wishes(
        variant,
        settings.get(text(variant, "rules")),
        options,
        settings.get(text(variant, "handicap")),
        settings.get(text(variant, "clock")),
        players,
        settings.get(lot(variant)));
  }

  /** The same with the places drawn, if they are to be. */
  public Wishes drawn(RandomGenerator lot) {
    if (!random || lot.nextBoolean()) {
      return this;
    }
    Map<Side, Player> swapped = new EnumMap<>(Side.class);
    players.forEach((side, player) -> swapped.put(side.opponent(), player));
    return new Wishes(variant, ruleSet, options, handicap, clock, swapped, random);
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
    settings.set(lot(variant), random);
    here(players).ifPresent(person -> settings.set(NAME, person.getValue().name()));
    players.forEach((side, player) -> {
      settings.set(text(variant, "player." + side.text()), player.name());
      settings.set(kind(variant, side), player.kind());
      settings.set(
          opponent(variant, side), player.opponent().map(Opponent::text).orElse(""));
    });
  }

  /** The first person at this screen. */
  private static Optional<Map.Entry<Side, Player>> here(Map<Side, Player> players) {
    return players.entrySet().stream()
        .filter(each -> each.getValue().kind() == PlayerKind.HERE)
        .min(Map.Entry.comparingByKey());
  }

  /** What to ask of the session. */
  public GameRequest request() {
    return new GameRequest(
        variant,
        Optional.of(ruleSet).filter(name -> !name.isEmpty()),
        options,
        Optional.of(handicap).filter(key -> !key.isEmpty()),
        Optional.empty(),
        ClockText.read(clock),
        names());
  }

  /** An engine that plays is named by its seat. */
  private Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    players.forEach((side, player) -> {
      if (player.kind() != PlayerKind.ENGINE && !player.name().isBlank()) {
        names.put(Tags.player(side), player.name().strip());
      }
    });
    return names;
  }

  /** The engines that are to play. */
  public Map<Side, Opponent> engines() {
    Map<Side, Opponent> engines = new EnumMap<>(Side.class);
    players.forEach((side, player) -> player
        .opponent()
        .filter(opponent -> player.kind() == PlayerKind.ENGINE)
        .ifPresent(opponent -> engines.put(side, opponent)));
    return engines;
  }

  /** Writes down what the window is to know of the game; that an engine plays is told by its seat. */
  public void note(Settings settings, String id) {
    players.forEach((side, player) -> {
      boolean engine = player.kind() == PlayerKind.ENGINE;
      settings.set(GameNotes.kind(id, side), engine ? PlayerKind.HERE : player.kind());
    });
    // Who plays one side against an engine sits in front of it.
    if (engines().size() == 1) {
      engines().keySet().forEach(side -> settings.set(GameNotes.bottom(id), side.opponent()));
    }
  }
}
