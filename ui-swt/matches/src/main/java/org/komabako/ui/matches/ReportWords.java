package org.komabako.ui.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Side;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Pairs;
import org.komabako.matches.PlayerEffort;
import org.komabako.ui.widgets.text.Messages;

/** A report in words, a line for each thing that the games tell. */
final class ReportWords {
  private final Messages messages;
  private final MatchWords words;
  private final PaceWords paces;

  ReportWords(Messages messages, MatchWords words) {
    this.messages = messages;
    this.words = words;
    paces = new PaceWords(messages);
  }

  /**
   * All lines.
   *
   * @param note more about the state; may be empty
   */
  List<String> lines(MatchReport report, LocalizedText note) {
    Pairs pairs = report.pairs();
    MatchRequest request = report.status().request();
    List<String> lines = new ArrayList<>();
    lines.add(messages.get("match.report.state", words.state(report.status(), note)));
    lines.add(messages.get("match.report.black", words.tally(report.as(Side.BLACK))));
    lines.add(messages.get("match.report.white", words.tally(report.as(Side.WHITE))));
    lines.add(messages.get("match.report.all", words.tally(report.all())));
    lines.add(elo(pairs));
    lines.add(messages.get("match.report.pairs", counts(pairs)));
    request
        .sprt()
        .ifPresent(test -> lines.add(messages.get(
            "match.report.sprt", words.asked(test) + " " + words.answer(test, pairs))));
    lines.add(messages.get("match.report.faults.first", faults(report.faults(true))));
    lines.add(messages.get("match.report.faults.second", faults(report.faults(false))));
    if (!report.games().isEmpty()) {
      lines.add(messages.get("match.report.ends", ends(report.games())));
      lines.add(messages.get(
          "match.report.game",
          MatchWords.decimal("%.1f", report.plies()),
          MatchWords.decimal("%.1f", report.time().toMillis() / 1000.0)));
      lines.add(effort("match.report.effort.first", report.effort(true)));
      lines.add(effort("match.report.effort.second", report.effort(false)));
    }
    lines.add("");
    lines.add(player("match.report.first", request.first()));
    lines.add(player("match.report.second", request.second()));
    lines.add(messages.get(
        "match.report.games",
        words.progress(report.status()),
        String.valueOf(request.concurrency())));
    lines.add(openings(request.openings()));
    lines.add(messages.get("match.report.folder", report.status().folder()));
    return lines;
  }

  private String player(String key, org.komabako.matches.Player player) {
    return messages.get(key, words.player(player), paces.say(player.pace()));
  }

  private String openings(Openings openings) {
    return openings instanceof Openings.Random random
        ? messages.get(
            "match.report.openings.random",
            String.valueOf(random.plies()),
            String.valueOf(random.seed()))
        : messages.get(
            "match.report.openings.file", ((Openings.FromFile) openings).file().toString());
  }

  private String elo(Pairs pairs) {
    OptionalDouble elo = pairs.elo();
    if (elo.isEmpty()) {
      return messages.get("match.report.elo.none");
    }
    double value = elo.getAsDouble();
    String number = MatchWords.decimal("%+.1f", value);
    if (Double.isInfinite(value)) {
      String key = value > 0 ? "match.report.elo.more" : "match.report.elo.less";
      number = messages.get(key, MatchWords.decimal("%+.1f", pairs.bound()));
    }
    String error = pairs.error().isPresent()
        ? messages.get(
            "match.report.elo.error", MatchWords.decimal("%.1f", pairs.error().getAsDouble()))
        : "";
    return messages.get(
        "match.report.elo",
        number,
        error,
        MatchWords.decimal("%.1f", 100 * pairs.superiority().orElse(0.5)));
  }

  private String counts(Pairs pairs) {
    return java.util.Arrays.stream(pairs.counts()).mapToObj(String::valueOf).collect(comma());
  }

  private String faults(List<GameResult> faults) {
    return faults.isEmpty() ? messages.get("match.report.faults.none") : ends(faults);
  }

  /** Each end with how often it came. */
  private String ends(List<GameResult> games) {
    Map<String, Long> counts = games.stream()
        .collect(Collectors.groupingBy(GameResult::end, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(each -> messages.get("match.report.end", each.getValue(), words.end(each.getKey())))
        .collect(comma());
  }

  private String effort(String key, PlayerEffort effort) {
    String told = effort.told() == 0
        ? ""
        : messages.get(
            "match.report.effort.told",
            MatchWords.decimal("%.1f", effort.depth()),
            effort.nodesPerSecond());
    return messages.get(
        key, MatchWords.decimal("%.3f", effort.perMove().toMillis() / 1000.0), told);
  }

  private java.util.stream.Collector<CharSequence, ?, String> comma() {
    return Collectors.joining(messages.get("engines.comma"));
  }
}
