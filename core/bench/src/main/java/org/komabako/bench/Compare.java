package org.komabako.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Compares us with our peers, each in processes of his own and in turn, and prints a table; what the
 * command {@code compare} runs.
 *
 * <p>With {@code --plan} before the arguments it tells what it would need: {@code jmh}, or the names of
 * the peers. The status is 1 if a count is wrong or somebody is missing, 2 if an argument is wrong.
 */
public final class Compare {
  private Compare() {}

  /** Runs. */
  public static void main(String[] args) {
    System.exit(run(Arrays.asList(args)));
  }

  private static int run(List<String> words) {
    try {
      boolean plan = !words.isEmpty() && words.get(0).equals("--plan");
      List<Row> rows = Row.parse("rows.txt", DataLine.resource("rows.txt"));
      CompareArguments arguments =
          CompareArguments.parse(plan ? words.subList(1, words.size()) : words, rows);
      if (plan) {
        System.out.println(
            arguments.jmh().isPresent()
                ? "jmh"
                : String.join(" ", Contenders.needed(arguments.rows())));
        return 0;
      }
      return compare(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println("compare: " + e.getMessage());
      return 2;
    } catch (IOException | WrongCountException e) {
      System.err.println("compare: " + e.getMessage());
      return 1;
    }
  }

  private static int compare(CompareArguments arguments) throws IOException {
    Positions positions = Positions.parse("positions.txt", DataLine.resource("positions.txt"));
    Contenders contenders = new Contenders(positions, Programs.ofProperties());
    Map<Row, Pair> pairs = new LinkedHashMap<>();
    for (Row row : arguments.rows()) {
      BenchContender ours = contenders.of(row.ours()).orElseThrow();
      pairs.put(row, new Pair(ours, contenders.of(row.peer())));
    }
    for (int round = 1; round <= arguments.rounds(); round++) {
      for (Map.Entry<Row, Pair> each : pairs.entrySet()) {
        System.err.println("round " + round + " of " + arguments.rounds() + ": "
            + each.getKey().title());
        each.getValue().run();
      }
    }
    List<RowResult> results = new ArrayList<>();
    pairs.forEach(
        (row, pair) -> results.add(new RowResult(row, pair.ourFigures, pair.peerFigures)));
    MarkdownTable.of(results).forEach(System.out::println);
    TreeSet<String> missing = new TreeSet<>(Contenders.needed(results.stream()
        .filter(result -> !result.compared())
        .map(RowResult::row)
        .toList()));
    if (!missing.isEmpty()) {
      System.err.println("compare: missing: " + String.join(", ", missing));
      return 1;
    }
    return 0;
  }

  /** Two contenders and what they have shown. */
  private static final class Pair {
    private final BenchContender ours;
    private final Optional<BenchContender> peer;
    private final List<Timing> ourFigures = new ArrayList<>();
    private final List<Timing> peerFigures = new ArrayList<>();

    Pair(BenchContender ours, Optional<BenchContender> peer) {
      this.ours = ours;
      this.peer = peer;
    }

    void run() throws IOException {
      ourFigures.add(ours.run());
      if (peer.isPresent()) {
        peerFigures.add(peer.get().run());
      }
    }
  }
}
