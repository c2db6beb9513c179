package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.console.view.words.Spoken;
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
    String state = Spoken.say("matchView.state." + status.state().name().toLowerCase(Locale.ROOT));
    return note.isEmpty() ? state : Spoken.say("word.joined", state, note);
  }

  /** A sentence about the state; empty for none. */
  public String note() {
    boolean plainly =
        status.state() == MatchStatus.State.PAUSED && status.note().isEmpty();
    return plainly ? Spoken.say("matchView.resume", status.id()) : Spoken.of(status.note());
  }

  @Override
  public String line() {
    Tally tally = status.tally();
    return String.format(
        Locale.ROOT,
        "%-4s %-14s %s - %s  +%d =%d -%d  %s",
        status.id(),
        status.request().variant(),
        status.request().first(),
        status.request().second(),
        tally.wins(),
        tally.draws(),
        tally.losses(),
        Spoken.say("matchView.line", status.played(), status.request().games(), state()));
  }

  @Override
  public String full() {
    MatchRequest request = status.request();
    List<String> lines = new ArrayList<>();
    lines.add(Spoken.say("matchView.head", status.id(), request.variant())
        + request.ruleSet().map(set -> Spoken.say("matchView.rules", set)).orElse(""));
    lines.add(Spoken.label(10, "matchView.state") + state());
    lines.add(Spoken.label(10, "matchView.first") + request.first());
    lines.add(Spoken.label(10, "matchView.second") + request.second());
    lines.add(Spoken.label(10, "matchView.games")
        + Spoken.say("matchView.atOnce", status.played(), request.games(), request.concurrency()));
    lines.add(Spoken.label(10, "matchView.openings") + openings(request.openings()));
    request.sprt().ifPresent(test -> lines.add("sprt      " + test));
    lines.add(Spoken.label(10, "matchView.folder") + status.folder());
    return String.join("\n", lines);
  }

  private static String openings(Openings openings) {
    if (openings instanceof Openings.Random random) {
      return Spoken.say("matchView.random", random.plies(), random.seed());
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
