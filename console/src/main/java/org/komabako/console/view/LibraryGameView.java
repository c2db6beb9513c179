package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.komabako.kernel.model.Outcome;
import org.komabako.library.GameEntry;

/**
 * A game of the library.
 *
 * @param game what is known of it
 * @param ply where what was searched for stands in it; 0 if no position was
 */
public record LibraryGameView(GameEntry game, int ply) implements View {
  @Override
  public String id() {
    return String.valueOf(game.id());
  }

  @Override
  public String line() {
    return String.format(
            Locale.ROOT,
            "%-7d %-10s %-14s %s - %s  %s, %d moves%s%s",
            game.id(),
            game.day().isEmpty() ? "-" : game.day(),
            game.variant(),
            name(game.black(), game.blackRating()),
            name(game.white(), game.whiteRating()),
            result(),
            game.plies(),
            ply == 0 ? "" : ", there after move " + ply,
            game.event().isEmpty() ? "" : ", " + game.event())
        .stripTrailing();
  }

  private static String name(String player, OptionalInt rating) {
    return (player.isEmpty() ? "?" : player)
        + (rating.isPresent() ? " (" + rating.getAsInt() + ")" : "");
  }

  private String result() {
    return ResultWords.of(game.outcome());
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    lines.add("game " + id() + " of the library");
    lines.add("variant   " + game.variant() + ", rules " + game.rules());
    lines.add("black     " + name(game.black(), game.blackRating()));
    lines.add("white     " + name(game.white(), game.whiteRating()));
    lines.add("event     " + game.event());
    lines.add("day       " + game.day());
    lines.add("result    " + result());
    lines.add("moves     " + game.plies());
    lines.add("from      " + game.source());
    return String.join("\n", lines.stream().map(String::stripTrailing).toList());
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", game.id());
    fields.put("variant", game.variant());
    fields.put("rules", game.rules());
    fields.put("black", game.black());
    fields.put("white", game.white());
    fields.put("blackRating", game.blackRating());
    fields.put("whiteRating", game.whiteRating());
    fields.put("event", game.event());
    fields.put("day", game.day());
    fields.put("result", game.outcome().map(Outcome::toString).orElse(GameStatus.OPEN));
    fields.put("plies", game.plies());
    fields.put("source", game.source());
    fields.put("ply", ply);
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
