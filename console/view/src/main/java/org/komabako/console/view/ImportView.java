package org.komabako.console.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.console.view.words.Spoken;
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
    return Spoken.say(
        "importView.line",
        report.added(),
        report.known(),
        report.refused(),
        String.format(Locale.ROOT, "%.1f", seconds),
        Math.round((report.added() + report.known()) / seconds));
  }

  @Override
  public String full() {
    List<String> lines = new ArrayList<>();
    report.problems().forEach(problem -> lines.add(Spoken.say("importView.refused", problem)));
    if (report.refused() > report.problems().size()) {
      lines.add(
          Spoken.say("importView.more", report.refused() - report.problems().size()));
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
        "problems",
        report.problems().stream().map(text -> text.in(Locale.ENGLISH)).toList());
    fields.put("seconds", report.took().toMillis() / 1000.0);
    return fields;
  }

  @Override
  public String toString() {
    return id();
  }
}
