package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Tags;
import org.komabako.session.LiveGame;

/**
 * What is known of a game besides its moves.
 *
 * @param id of the game
 * @param tags by name, like {@code black}, {@code event}, {@code begun}; others as a file calls them
 */
public record GameInfoView(String id, Map<String, String> tags) implements View {
  /** By tag: the key of its words, in the order in which they are told. */
  private static final Map<String, String> WORDS = new LinkedHashMap<>();

  static {
    WORDS.put(Tags.BLACK, "gameInfoView.black");
    WORDS.put(Tags.WHITE, "gameInfoView.white");
    WORDS.put(Tags.EVENT, "gameInfoView.event");
    WORDS.put(Tags.SITE, "gameInfoView.site");
    WORDS.put(Tags.BEGUN, "gameInfoView.begun");
    WORDS.put(Tags.ENDED, "gameInfoView.ended");
    WORDS.put(Tags.TITLE, "gameInfoView.title");
    WORDS.put(Tags.OPENING, "gameInfoView.opening");
    WORDS.put(Tags.TIME, "gameInfoView.time");
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

  private static String word(String tag) {
    String key = WORDS.get(tag);
    return key == null ? tag : Spoken.say(key);
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    tags.forEach((name, value) ->
        lines.add(Spoken.column(8, word(name)) + " " + value.replaceAll("\\R", " / ")));
    return lines.isEmpty() ? Spoken.say("gameInfoView.nothing", id) : String.join("\n", lines);
  }
}
