package org.komabako.ui.workbench.opponents;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import org.komabako.base.message.LocalizedText;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.ui.widgets.text.Messages;

/** What engines at games are called. */
public final class OpponentWords {
  private final Messages messages;
  private final Function<String, LocalizedText> names;

  /** In the language of a client, with the names of its engines. */
  public OpponentWords(Messages messages, Engines engines) {
    this(messages, engines::name);
  }

  /** @param names what an engine is called, by its id */
  public OpponentWords(Messages messages, Function<String, LocalizedText> names) {
    this.messages = messages;
    this.names = names;
  }

  /** Like “Komabako, level 3”. */
  public String of(Opponent opponent) {
    return say(opponent.engine(), opponent.level() == 0 ? "" : String.valueOf(opponent.level()));
  }

  /** Like “Komabako, level 3”. */
  public String of(Seat seat) {
    return say(seat.engine(), seat.values().getOrDefault(EngineCard.LEVEL, ""));
  }

  /** Like “Komabako, level 3, USI_Hash=16”. */
  public String of(String engine, Map<String, String> values) {
    Map<String, String> others = new TreeMap<>(values);
    String level = Objects.requireNonNullElse(others.remove(EngineCard.LEVEL), "");
    List<String> parts = new ArrayList<>(List.of(say(engine, level)));
    others.forEach((name, value) -> parts.add(name + "=" + value));
    return String.join(messages.get("engines.comma"), parts);
  }

  private String say(String engine, String level) {
    LocalizedText name = names.apply(engine);
    return level.isEmpty() ? messages.of(name) : messages.get("engine.with-level", name, level);
  }

  /**
   * A sentence about a level; empty for an engine whose levels are not as many as are described, because they are others.
   *
   * @param levels how many the engine has
   */
  public String level(int level, int levels) {
    boolean described = messages.has(levelKey(levels)) && !messages.has(levelKey(levels + 1));
    return described ? messages.get(levelKey(level)) : "";
  }

  private static String levelKey(int level) {
    return "engine.level." + level;
  }
}
