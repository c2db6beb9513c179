package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.komabako.console.view.words.Spoken;
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
            "%-7d %-10s %-14s %s - %s  %s%s%s",
            game.id(),
            game.day().isEmpty() ? "-" : game.day(),
            game.variant(),
            name(game.black(), game.blackRating()),
            name(game.white(), game.whiteRating()),
            Spoken.say("libraryGameView.line", result(), game.plies()),
            ply == 0 ? "" : Spoken.say("libraryGameView.there", ply),
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
    lines.add(Spoken.say("libraryGameView.head", id()));
    lines.add(Spoken.label(10, "libraryGameView.variant")
        + Spoken.say("libraryGameView.rules", game.variant(), game.rules()));
    lines.add(Spoken.label(10, "libraryGameView.black") + name(game.black(), game.blackRating()));
    lines.add(Spoken.label(10, "libraryGameView.white") + name(game.white(), game.whiteRating()));
    lines.add(Spoken.label(10, "libraryGameView.event") + game.event());
    lines.add(Spoken.label(10, "libraryGameView.day") + game.day());
    lines.add(Spoken.label(10, "libraryGameView.result") + result());
    lines.add(Spoken.label(10, "libraryGameView.moves") + game.plies());
    lines.add(Spoken.label(10, "libraryGameView.from") + game.source());
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
