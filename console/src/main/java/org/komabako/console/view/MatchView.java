package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.Openings;
import org.komabako.matches.Tally;

/** How far a match is. */
public record MatchView(MatchStatus status) implements View {
  @Override
  public String id() {
    return status.id();
  }

  private String state() {
    String note = note();
    return status.state().name().toLowerCase(Locale.ROOT) + (note.isEmpty() ? "" : ", " + note);
  }

  /** A sentence about the state; empty for none. */
  public String note() {
    boolean plainly =
        status.state() == MatchStatus.State.PAUSED && status.note().isEmpty();
    return plainly
        ? "match:resume " + status.id() + " goes on with it"
        : status.note().english();
  }

  @Override
  public String line() {
    Tally tally = status.tally();
    return String.format(
        Locale.ROOT,
        "%-4s %-14s %s - %s  +%d =%d -%d  %d of %d games, %s",
        status.id(),
        status.request().variant(),
        status.request().first(),
        status.request().second(),
        tally.wins(),
        tally.draws(),
        tally.losses(),
        status.played(),
        status.request().games(),
        state());
  }

  @Override
  public String full() {
    MatchRequest request = status.request();
    List<String> lines = new ArrayList<>();
    lines.add("match " + status.id() + "   " + request.variant()
        + request.ruleSet().map(set -> ", rules " + set).orElse(""));
    lines.add("state     " + state());
    lines.add("first     " + request.first());
    lines.add("second    " + request.second());
    lines.add("games     " + status.played() + " of " + request.games() + ", "
        + request.concurrency() + " at once");
    lines.add("openings  " + openings(request.openings()));
    request.sprt().ifPresent(test -> lines.add("sprt      " + test));
    lines.add("folder    " + status.folder());
    return String.join("\n", lines);
  }

  private static String openings(Openings openings) {
    if (openings instanceof Openings.Random random) {
      return random.plies() + " random moves, seed " + random.seed();
    }
    return ((Openings.FromFile) openings).file().toString();
  }

  @Override
  public Map<String, Object> fields() {
    MatchRequest request = status.request();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", status.id());
    fields.put("variant", request.variant());
    fields.put("rules", request.ruleSet());
    fields.put("first", request.first().toString());
    fields.put("second", request.second().toString());
    fields.put("state", status.state().name().toLowerCase(Locale.ROOT));
    fields.put("note", note());
    fields.put("played", status.played());
    fields.put("games", request.games());
    fields.put("atOnce", request.concurrency());
    fields.put("wins", status.tally().wins());
    fields.put("draws", status.tally().draws());
    fields.put("losses", status.tally().losses());
    fields.put("openings", openings(request.openings()));
    fields.put("sprt", request.sprt().map(Object::toString));
    fields.put("folder", status.folder().toString());
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
