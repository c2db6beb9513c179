package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.komabako.console.view.words.Spoken;
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
    lines.add(Spoken.say("matchReport.head"));
    lines.add(row("matchReport.asBlack", report.as(Side.BLACK)));
    lines.add(row("matchReport.asWhite", report.as(Side.WHITE)));
    lines.add(row("matchReport.all", report.all()));
    Pairs pairs = report.pairs();
    lines.add("");
    lines.add(Spoken.label(10, "matchReport.pairs") + Spoken.say("matchReport.points", pairs));
    lines.add("elo       " + elo(pairs));
    report
        .status()
        .request()
        .sprt()
        .ifPresent(test -> lines.add("sprt      " + test("sprt.line", test, pairs)));
    lines.add(Spoken.label(10, "matchReport.ends") + ends());
    lines.add(Spoken.label(10, "matchReport.faults")
        + Spoken.say("matchReport.faultsOf", faults(true), faults(false)));
    lines.add(Spoken.label(10, "matchReport.game")
        + Spoken.say(
            "matchReport.plies",
            decimal(1, report.plies()),
            decimal(1, report.time().toMillis() / 1000.0)));
    lines.add(Spoken.label(10, "matchReport.first") + effort(report.effort(true)));
    lines.add(Spoken.label(10, "matchReport.second") + effort(report.effort(false)));
    return String.join("\n", lines);
  }

  private static String row(String key, Tally tally) {
    return String.format(
        Locale.ROOT,
        "%s %5d  %5d  %6d  %5.1f%%",
        Spoken.label(9, key),
        tally.wins(),
        tally.draws(),
        tally.losses(),
        100 * tally.share());
  }

  private static String elo(Pairs pairs) {
    OptionalDouble elo = pairs.elo();
    if (elo.isEmpty()) {
      return Spoken.say("matchReport.unknown");
    }
    OptionalDouble error = pairs.error();
    double value = elo.getAsDouble();
    String number = Double.isInfinite(value)
        ? Spoken.say(
            value > 0 ? "matchReport.more" : "matchReport.less",
            String.format(Locale.ROOT, "%+.1f", pairs.bound()))
        : String.format(Locale.ROOT, "%+.1f", value);
    String within =
        error.isPresent() ? String.format(Locale.ROOT, " +- %.1f", error.getAsDouble()) : "";
    return Spoken.say(
        "matchReport.better",
        number + within,
        decimal(1, 100 * pairs.superiority().orElse(0.5)));
  }

  private static String decimal(int places, double number) {
    return String.format(Locale.ROOT, "%." + places + "f", number);
  }

  /** How a test stands, by the key of one of our sentences. */
  public static String test(String key, Sprt test, Pairs pairs) {
    return Spoken.say(
        key,
        decimal(2, test.ratio(pairs)),
        decimal(2, test.lower()),
        decimal(2, test.upper()),
        Spoken.text("sprt." + test.verdict(pairs).name().toLowerCase(Locale.ROOT)));
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
        ? Spoken.say("word.none")
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
        : Spoken.say(
            "matchReport.search",
            decimal(1, effort.depth()),
            String.format(Locale.ROOT, "%,d", effort.nodes() / effort.told()),
            String.format(Locale.ROOT, "%,d", effort.nodesPerSecond()));
    return Spoken.say(
            "matchReport.effort", effort.moves(), decimal(3, effort.perMove().toMillis() / 1000.0))
        + told;
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
