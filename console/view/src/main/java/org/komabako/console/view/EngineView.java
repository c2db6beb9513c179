package org.komabako.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.protocol.ForeignEngines.Listed;

/**
 * An installed engine.
 *
 * @param id the word to choose it by
 * @param name what it calls itself
 * @param source the protocol and the program; {@code own} for one of ours
 * @param variants the games that a foreign one names
 * @param options each with the value that is chosen
 * @param seats the games that it plays in, like {@code 3 white thinks}
 */
public record EngineView(
    String id,
    String name,
    String source,
    List<String> variants,
    List<String> options,
    List<String> seats)
    implements View {
  /** Keeps own copies. */
  public EngineView {
    variants = Rows.copyOf(variants);
    options = Rows.copyOf(options);
    seats = Rows.copyOf(seats);
  }

  /**
   * What is known of an engine.
   *
   * @param foreign its place in the list of foreign engines; empty for one of ours
   * @param all the engines at games
   */
  public static EngineView of(Engine engine, Optional<Listed> foreign, List<Seat> all) {
    return new EngineView(
        engine.id(),
        Spoken.of(engine.name()),
        foreign.map(EngineView::source).orElseGet(() -> Spoken.say("engineView.own")),
        foreign.map(Listed::variants).orElse(List.of()),
        engine.options().stream().map(EngineView::text).toList(),
        seats(engine.id(), all));
  }

  private static String source(Listed foreign) {
    String source = foreign.protocol() + " " + String.join(" ", foreign.command());
    return foreign.remote() ? Spoken.say("engineView.remote", source) : source;
  }

  /** An engine that is not installed, but sits at games. */
  public static EngineView away(String id, List<Seat> all) {
    return new EngineView(
        id, Spoken.say("engineView.away"), "", List.of(), List.of(), seats(id, all));
  }

  private static List<String> seats(String id, List<Seat> all) {
    return all.stream()
        .filter(seat -> seat.engine().equals(id))
        .map(EngineView::text)
        .toList();
  }

  private static String text(EngineOption option) {
    String wanted = switch (option.kind()) {
      case SPIN -> Spoken.say("engineView.range", option.min(), option.max());
      case CHECK -> "true, false";
      case COMBO -> String.join(", ", option.choices());
      default -> option.kind().name().toLowerCase(Locale.ROOT);
    };
    return option.name() + "=" + option.base() + "  (" + wanted + ")";
  }

  private static String text(Seat seat) {
    String state = seat.state().name().toLowerCase(Locale.ROOT);
    return Spoken.say(
        seat.note().isEmpty() ? "engineView.seat" : "engineView.seatNote",
        seat.game(),
        seat.side().text(),
        state,
        seat.note());
  }

  @Override
  public String line() {
    return String.format("%-12s %-28s %s", id, name, source)
        + seats.stream().map(seat -> "\n             " + seat).collect(Collectors.joining());
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    lines.add(name + " (" + id + ")");
    lines.add(Spoken.label(12, "engineView.program") + source);
    if (!variants.isEmpty()) {
      lines.add(Spoken.label(12, "engineView.plays") + String.join(", ", variants));
    }
    seats.forEach(seat -> lines.add(Spoken.label(12, "engineView.playsIn") + seat));
    options.forEach(option -> lines.add(Spoken.label(12, "engineView.option") + option));
    return String.join("\n", lines);
  }

  @Override
  public String toString() {
    return id;
  }
}
