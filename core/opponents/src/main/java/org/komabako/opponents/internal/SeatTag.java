package org.komabako.opponents.internal;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.engine.Limits;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;

/**
 * Who sits at a side of a game and how, as it is kept in a tag of the game: {@code komabako time=2000
 * option.Level=3}, values as in addresses of the web.
 *
 * @param engine its id
 * @param values the options that were chosen
 * @param limits how long it thinks about a move in a game without a clock; time, depth and nodes are kept
 */
record SeatTag(String engine, Map<String, String> values, Limits limits) {
  private static final String TIME = "time";
  private static final String DEPTH = "depth";
  private static final String NODES = "nodes";
  private static final String OPTION = "option.";

  /** Keeps a copy of the values. */
  SeatTag {
    values = Map.copyOf(values);
  }

  private static String tag(Side side) {
    return side == Side.BLACK ? Tags.BLACK_ENGINE : Tags.WHITE_ENGINE;
  }

  /** Who is to sit there by the tags of a game; empty if nobody, or if the tag is damaged. */
  static Optional<SeatTag> of(Map<String, String> tags, Side side) {
    return Optional.ofNullable(tags.get(tag(side))).flatMap(SeatTag::parse);
  }

  /** Who is to sit there; empty if nobody, or if the tag is damaged. */
  static Optional<SeatTag> of(Game game, Side side) {
    return of(game.tags(), side);
  }

  /** Keeps it with the game. */
  void keep(Game game, Side side) {
    game.tag(tag(side), text());
  }

  /** Nobody is to sit there. */
  static void clear(Game game, Side side) {
    game.tag(tag(side), "");
  }

  private String text() {
    Map<String, String> parts = new LinkedHashMap<>();
    limits.time().ifPresent(time -> parts.put(TIME, String.valueOf(time.toMillis())));
    limits.depth().ifPresent(depth -> parts.put(DEPTH, String.valueOf(depth)));
    limits.nodes().ifPresent(nodes -> parts.put(NODES, String.valueOf(nodes)));
    values.keySet().stream()
        .sorted()
        .forEach(name ->
            parts.put(OPTION + name, URLEncoder.encode(values.get(name), StandardCharsets.UTF_8)));
    StringBuilder text = new StringBuilder(engine);
    parts.forEach((name, value) -> text.append(' ').append(name).append('=').append(value));
    return text.toString();
  }

  private static Optional<SeatTag> parse(String text) {
    String[] words = text.split(" ");
    Map<String, String> values = new LinkedHashMap<>();
    Limits limits = Limits.NONE;
    try {
      for (int i = 1; i < words.length; i++) {
        String[] pair = words[i].split("=", 2);
        switch (pair[0]) {
          case TIME -> limits = limits.with(Duration.ofMillis(Long.parseLong(pair[1])));
          case DEPTH -> limits = limits.toDepth(Integer.parseInt(pair[1]));
          case NODES -> limits = limits.toNodes(Long.parseLong(pair[1]));
          default ->
            values.put(
                pair[0].substring(OPTION.length()),
                URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
        }
      }
      return Optional.of(new SeatTag(words[0], values, limits));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }
}
