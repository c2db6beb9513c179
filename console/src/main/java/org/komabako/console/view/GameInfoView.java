package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.game.Tags;
import org.komabako.session.LiveGame;

/**
 * What is known of a game besides its moves.
 *
 * @param id of the game
 * @param tags by name, like {@code black}, {@code event}, {@code begun}; others as a file calls them
 */
public record GameInfoView(String id, Map<String, String> tags) implements View {
  /** By tag: its words for people, in the order in which they are told. */
  private static final Map<String, String> WORDS = new LinkedHashMap<>();

  static {
    WORDS.put(Tags.BLACK, "Black");
    WORDS.put(Tags.WHITE, "White");
    WORDS.put(Tags.EVENT, "event");
    WORDS.put(Tags.SITE, "place");
    WORDS.put(Tags.BEGUN, "began");
    WORDS.put(Tags.ENDED, "ended");
    WORDS.put(Tags.TITLE, "title");
    WORDS.put(Tags.OPENING, "opening");
    WORDS.put(Tags.TIME, "time");
  }

  /** Keeps a copy, in order. */
  public GameInfoView {
    Map<String, String> sorted = new LinkedHashMap<>();
    for (String name : WORDS.keySet()) {
      if (tags.containsKey(name)) {
        sorted.put(name, tags.getOrDefault(name, ""));
      }
    }
    tags.forEach(sorted::putIfAbsent);
    tags = sorted;
  }

  /** What is known of an open game; its engines sit there, and are not told twice. */
  public static GameInfoView of(LiveGame live) {
    return new GameInfoView(live.id(), live.read(game -> {
      Map<String, String> tags = new LinkedHashMap<>(game.tags());
      tags.remove(Tags.BLACK_ENGINE);
      tags.remove(Tags.WHITE_ENGINE);
      return tags;
    }));
  }

  @Override
  public String line() {
    return tags.getOrDefault(Tags.BLACK, "?") + " - " + tags.getOrDefault(Tags.WHITE, "?");
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    tags.forEach((name, value) -> lines.add(
        String.format("%-8s %s", WORDS.getOrDefault(name, name), value.replaceAll("\\R", " / "))));
    return lines.isEmpty() ? "nothing is known of game " + id : String.join("\n", lines);
  }
}
