package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.komabako.kernel.model.Side;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.Pairs;
import org.komabako.matches.PlayerEffort;
import org.komabako.matches.Sprt;
import org.komabako.matches.Tally;

/** What the games of a match tell. */
public record MatchReportView(MatchReport report) implements View {
  @Override
  public String id() {
    return report.status().id();
  }

  @Override
  public String line() {
    return full();
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    lines.add(new MatchView(report.status()).full());
    lines.add("");
    lines.add("           wins  draws  losses   share   of the first player");
    lines.add(row("as black", report.as(Side.BLACK)));
    lines.add(row("as white", report.as(Side.WHITE)));
    lines.add(row("all", report.all()));
    Pairs pairs = report.pairs();
    lines.add("");
    lines.add("pairs     " + pairs + " with 0, 1/2, 1, 1 1/2, 2 points");
    lines.add("elo       " + elo(pairs));
    report.status().request().sprt().ifPresent(test -> lines.add("sprt      " + test(test, pairs)));
    lines.add("ends      " + ends());
    lines.add("faults    first " + faults(true) + "; second " + faults(false));
    lines.add(String.format(
        Locale.ROOT,
        "a game    %.1f plies, %.1f s",
        report.plies(),
        report.time().toMillis() / 1000.0));
    lines.add("first     " + effort(report.effort(true)));
    lines.add("second    " + effort(report.effort(false)));
    return String.join("\n", lines);
  }

  private static String row(String name, Tally tally) {
    return String.format(
        Locale.ROOT,
        "%-9s %5d  %5d  %6d  %5.1f%%",
        name,
        tally.wins(),
        tally.draws(),
        tally.losses(),
        100 * tally.share());
  }

  private static String elo(Pairs pairs) {
    OptionalDouble elo = pairs.elo();
    if (elo.isEmpty()) {
      return "not known without pairs";
    }
    OptionalDouble error = pairs.error();
    double value = elo.getAsDouble();
    String number = Double.isInfinite(value)
        ? String.format(Locale.ROOT, "%s than %+.1f", value > 0 ? "more" : "less", pairs.bound())
        : String.format(Locale.ROOT, "%+.1f", value);
    String within =
        error.isPresent() ? String.format(Locale.ROOT, " +- %.1f", error.getAsDouble()) : "";
    return String.format(
        Locale.ROOT,
        "%s%s, better with a likelihood of %.1f%%",
        number,
        within,
        100 * pairs.superiority().orElse(0.5));
  }

  private static String test(Sprt test, Pairs pairs) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f between %.2f and %.2f: %s",
        test.ratio(pairs),
        test.lower(),
        test.upper(),
        switch (test.verdict(pairs)) {
          case OPEN -> "not decided";
          case ELO0 -> "elo0 is accepted";
          case ELO1 -> "elo1 is accepted";
        });
  }

  private String ends() {
    return report.ends().entrySet().stream()
        .map(end -> end.getKey() + " +" + end.getValue().wins() + " ="
            + end.getValue().draws() + " -" + end.getValue().losses())
        .collect(Collectors.joining(", "));
  }

  private String faults(boolean first) {
    List<GameResult> faults = report.faults(first);
    return faults.isEmpty()
        ? "none"
        : faults.stream()
            .collect(Collectors.groupingBy(GameResult::end, Collectors.counting()))
            .entrySet()
            .stream()
            .map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", "));
  }

  private static String effort(PlayerEffort effort) {
    String told = effort.told() == 0
        ? ""
        : String.format(
            Locale.ROOT,
            ", depth %.1f, %,d nodes a move, %,d nodes/s",
            effort.depth(),
            effort.nodes() / effort.told(),
            effort.nodesPerSecond());
    return String.format(
        Locale.ROOT,
        "%d moves, %.3f s a move%s",
        effort.moves(),
        effort.perMove().toMillis() / 1000.0,
        told);
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>(new MatchView(report.status()).fields());
    Pairs pairs = report.pairs();
    fields.put("asBlack", fields(report.as(Side.BLACK)));
    fields.put("asWhite", fields(report.as(Side.WHITE)));
    fields.put("share", report.all().share());
    fields.put("pairs", java.util.Arrays.stream(pairs.counts()).boxed().toList());
    fields.put("elo", pairs.elo());
    fields.put("error", pairs.error());
    fields.put("superiority", pairs.superiority());
    fields.put("verdict", report.verdict().map(each -> each.name().toLowerCase(Locale.ROOT)));
    Map<String, Object> ends = new LinkedHashMap<>();
    report.ends().forEach((end, tally) -> ends.put(end, fields(tally)));
    fields.put("ends", ends);
    fields.put("faultsFirst", report.faults(true).size());
    fields.put("faultsSecond", report.faults(false).size());
    fields.put("plies", report.plies());
    fields.put("seconds", report.time().toMillis() / 1000.0);
    fields.put("effortFirst", fields(report.effort(true)));
    fields.put("effortSecond", fields(report.effort(false)));
    return fields;
  }

  private static Map<String, Object> fields(Tally tally) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("wins", tally.wins());
    fields.put("draws", tally.draws());
    fields.put("losses", tally.losses());
    return fields;
  }

  private static Map<String, Object> fields(PlayerEffort effort) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("moves", effort.moves());
    fields.put("secondsPerMove", effort.perMove().toMillis() / 1000.0);
    fields.put("nodes", effort.nodes());
    fields.put("nodesPerSecond", effort.nodesPerSecond());
    fields.put("depth", effort.told() == 0 ? 0.0 : effort.depth());
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
