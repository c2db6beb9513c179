package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.komabako.console.view.words.Spoken;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.AnalysisSummary.Row;

/**
 * What the analyses of many games tell together.
 *
 * @param summary the sums
 * @param openings how openings are told, by their names
 * @param most how many players and openings are told
 */
public record AnalysisSummaryView(AnalysisSummary summary, Map<String, String> openings, int most)
    implements View {
  /** Columns of the longest bar. */
  private static final int WIDTH = 40;

  /** Keeps an own copy. */
  public AnalysisSummaryView {
    openings = Map.copyOf(openings);
  }

  @Override
  public String id() {
    return "";
  }

  @Override
  public String line() {
    return Spoken.say(
        "analysisSummaryView.line",
        summary.analysed(),
        summary.found(),
        summary.all().moves(),
        decimal(summary.all().lost()),
        summary.all().blunders());
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>(List.of(line()));
    if (summary.all().moves() > 0) {
      lines.add("");
      lines.add(Spoken.say("analysisSummaryView.head"));
      lines.add(row(summary.all(), Spoken.say("analysisSummaryView.all")));
      table(lines, "phases", summary.phases(), name -> Spoken.say("analysisSummaryView." + name));
      table(
          lines,
          "players",
          summary.players(),
          name -> name.isEmpty() ? Spoken.say("analysisSummaryView.unnamed") : name);
      table(lines, "openings", summary.openings(), name -> openings.getOrDefault(name, name));
      lines.add("");
      lines.add(Spoken.say("analysisSummaryView.histogram"));
      histogram(lines);
    }
    return String.join("\n", lines);
  }

  private void table(
      List<String> lines, String title, List<Row> rows, UnaryOperator<String> names) {
    lines.add("");
    lines.add(Spoken.say("analysisSummaryView." + title));
    rows.stream().limit(most).forEach(row -> lines.add(row(row, names.apply(row.name()))));
    if (rows.size() > most) {
      lines.add(Spoken.say("analysisSummaryView.more", rows.size() - most));
    }
  }

  private static String row(Row row, String name) {
    return String.format(
        Locale.ROOT,
        "%6d %8d %6.1f %6.0f %6d %6d %6d  %s",
        row.games(),
        row.moves(),
        row.lost(),
        row.centipawns(),
        row.dubious(),
        row.mistakes(),
        row.blunders(),
        name);
  }

  private void histogram(List<String> lines) {
    int highest = summary.histogram().stream().mapToInt(each -> each).max().orElse(1);
    for (int bar = 0; bar < summary.histogram().size(); bar++) {
      int count = summary.histogram().get(bar);
      int from = bar == 0 ? 0 : AnalysisSummary.EDGES.get(bar - 1);
      String to = bar < AnalysisSummary.EDGES.size()
          ? String.valueOf(AnalysisSummary.EDGES.get(bar))
          : "100";
      int width = (int) Math.ceil((double) WIDTH * count / Math.max(1, highest));
      lines.add(String.format(Locale.ROOT, "%3d-%3s %% %8d  %s", from, to, count, "#".repeat(width))
          .stripTrailing());
    }
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("found", summary.found());
    fields.put("analysed", summary.analysed());
    fields.put("all", fields(summary.all()));
    fields.put("players", rows(summary.players()));
    fields.put("openings", rows(summary.openings()));
    fields.put("phases", rows(summary.phases()));
    fields.put("edges", AnalysisSummary.EDGES);
    fields.put("histogram", summary.histogram());
    return fields;
  }

  private List<Map<String, Object>> rows(List<Row> rows) {
    return rows.stream().limit(most).map(AnalysisSummaryView::fields).toList();
  }

  private static Map<String, Object> fields(Row row) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", row.name());
    fields.put("games", row.games());
    fields.put("moves", row.moves());
    fields.put("lost", row.lost());
    fields.put("centipawns", row.centipawns());
    fields.put("dubious", row.dubious());
    fields.put("mistakes", row.mistakes());
    fields.put("blunders", row.blunders());
    return fields;
  }

  @Override
  public String toString() {
    return line();
  }
}
