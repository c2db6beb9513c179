package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.base.message.LocalizedText;
import org.komabako.library.ImportReport;

/** What became of an import. */
public record ImportView(ImportReport report) implements View {
  @Override
  public String id() {
    return String.valueOf(report.added());
  }

  @Override
  public String line() {
    double seconds = Math.max(0.001, report.took().toMillis() / 1000.0);
    return String.format(
        Locale.ROOT,
        "%d %s came in, %d %s there already, %d could not be read; %.1f s, %.0f games/s",
        report.added(),
        report.added() == 1 ? "game" : "games",
        report.known(),
        report.known() == 1 ? "was" : "were",
        report.refused(),
        seconds,
        (report.added() + report.known()) / seconds);
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    report.problems().forEach(problem -> lines.add("refused: " + problem.english()));
    if (report.refused() > report.problems().size()) {
      lines.add("and " + (report.refused() - report.problems().size()) + " more");
    }
    lines.add(line());
    return String.join("\n", lines);
  }

  @Override
  public boolean good() {
    return report.refused() == 0;
  }

  @Override
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("added", report.added());
    fields.put("known", report.known());
    fields.put("refused", report.refused());
    fields.put(
        "problems", report.problems().stream().map(LocalizedText::english).toList());
    fields.put("seconds", report.took().toMillis() / 1000.0);
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
