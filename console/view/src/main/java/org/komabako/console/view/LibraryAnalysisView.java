package org.komabako.console.view;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.komabako.console.view.words.Spoken;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;

/** How far an analysis of games of the library is. */
public record LibraryAnalysisView(LibraryAnalysisStatus status) implements View {
  @Override
  public String id() {
    return status.id();
  }

  @Override
  public String line() {
    String state =
        Spoken.say("libraryAnalysisView.state." + status.state().name().toLowerCase(Locale.ROOT));
    String note = note();
    return Spoken.say(
            "libraryAnalysisView.line",
            status.id(),
            status.done(),
            status.games(),
            status.engine(),
            status.nodes(),
            Spoken.say("libraryAnalysisView." + place()),
            note.isEmpty() ? state : Spoken.say("word.joined", state, note))
        + pace();
  }

  /** A sentence about the state; empty for none. */
  public String note() {
    boolean plainly = status.state() == LibraryAnalysisStatus.State.PAUSED
        && Spoken.of(status.note()).isEmpty();
    return plainly
        ? Spoken.say("libraryAnalysisView.resume", status.id())
        : Spoken.of(status.note());
  }

  private String place() {
    return status.onGrid() ? "grid" : "here";
  }

  private String pace() {
    Optional<Duration> left = status.timeLeft();
    return left.isEmpty()
        ? ""
        : Spoken.say(
            "libraryAnalysisView.pace",
            String.format(Locale.ROOT, "%.1f", status.perMinute()),
            status.working(),
            (left.get().toSeconds() + 59) / 60);
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", status.id());
    fields.put("state", status.state().name().toLowerCase(Locale.ROOT));
    fields.put("engine", status.engine());
    fields.put("nodes", status.nodes());
    fields.put("on", place());
    fields.put("threads", status.threads());
    fields.put("games", status.games());
    fields.put("done", status.done());
    fields.put("working", status.working());
    fields.put("perMinute", status.perMinute());
    fields.put("secondsLeft", status.timeLeft().map(Duration::toSeconds));
    fields.put("note", note());
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
