package org.komabako.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * Tells how deep our engine sees in a time, on one thread.
 *
 * <pre>
 * SearchFigures SECONDS POSITION...
 * </pre>
 *
 * <p>Prints a line for each position: its name, the depth, the positions looked at and how many in a
 * second by the clock. The engine has thought about the position before, with another memory.
 */
public final class SearchFigures {
  private static final Duration WARMING = Duration.ofSeconds(3);
  private static final Map<String, String> OPTIONS = Map.of("USI_Hash", "256", "MoveOverhead", "0");

  private SearchFigures() {}

  /** Runs. */
  public static void main(String[] args) {
    if (args.length < 2) {
      throw new IllegalArgumentException("write the seconds and names of positions");
    }
    Duration time = Duration.ofMillis(Math.round(Double.parseDouble(args[0]) * 1000));
    Positions positions = Positions.parse("positions.txt", DataLine.resource("positions.txt"));
    for (int i = 1; i < args.length; i++) {
      Positions.Entry entry = positions.require(args[i]);
      think(entry, WARMING);
      Info info = think(entry, time);
      System.out.println(entry.name() + " depth " + info.depth() + " nodes " + info.nodes()
          + " nps " + info.nodesPerSecond() + " score " + info.score());
    }
  }

  private static Info think(Positions.Entry entry, Duration time) {
    Variant variant = ModulePathVariants.require(entry.variant());
    Rules rules = Rules.of(variant, OptionValues.base(variant));
    Position position = rules.position(entry.sfen());
    List<Info> told = new ArrayList<>();
    try (Thinker thinker = new SearchEngine().open(rules, OPTIONS)) {
      thinker.think(new Task(position, List.of(), Limits.time(time)), told::add).join();
    }
    return told.get(told.size() - 1);
  }
}
