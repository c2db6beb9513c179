package org.komabako.console.view;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.komabako.console.view.words.Spoken;
import org.komabako.library.MoveCount;
import org.komabako.library.Winner;

/**
 * A move and its success in the library.
 *
 * @param count what was counted
 * @param text the move in the notation that was asked for
 * @param share of all games that went on from there, in percent
 */
public record MoveCountView(MoveCount count, String text, double share) implements View {
  @Override
  public String id() {
    return count.move().toString();
  }

  @Override
  public String line() {
    return String.format(
        Locale.ROOT,
        "%-12s %7d %5.1f%%  %s%s",
        text,
        count.games(),
        share,
        Spoken.say(
            "moveCountView.wins",
            count.ending(Winner.BLACK),
            count.ending(Winner.WHITE),
            count.ending(Winner.DRAW),
            count.ending(Winner.OPEN)),
        count.rating().isPresent()
            ? Spoken.say("moveCountView.rating", count.rating().getAsInt())
            : "");
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("move", count.move().toString());
    fields.put("text", text);
    fields.put("games", count.games());
    fields.put("share", share);
    for (Winner result : Winner.values()) {
      fields.put(result.name().toLowerCase(Locale.ROOT), count.ending(result));
    }
    fields.put("rating", count.rating());
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
