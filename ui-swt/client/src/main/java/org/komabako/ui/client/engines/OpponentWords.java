package org.komabako.ui.client.engines;

import org.komabako.kernel.variant.Text;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.ui.client.Desk;

/** What engines at games are called. */
public final class OpponentWords {
  private final Desk desk;

  /** In the language of a client. */
  public OpponentWords(Desk desk) {
    this.desk = desk;
  }

  /** Like “Komabako, level 3”. */
  public String of(Opponent opponent) {
    return say(opponent.engine(), opponent.level() == 0 ? "" : String.valueOf(opponent.level()));
  }

  /** Like “Komabako, level 3”. */
  String of(Seat seat) {
    return say(seat.engine(), seat.values().getOrDefault(EngineCard.LEVEL, ""));
  }

  private String say(String engine, String level) {
    Text name = desk.engines().name(engine);
    return level.isEmpty()
        ? desk.messages().of(name)
        : desk.messages().get("engine.with-level", name, level);
  }

  /** A sentence about a level; empty for one that nobody has described. */
  String level(int level) {
    String key = "engine.level." + level;
    return desk.messages().has(key) ? desk.messages().get(key) : "";
  }
}
