package org.komabako.console.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.PerftView;
import org.komabako.kernel.Move;
import org.komabako.kernel.Position;
import org.komabako.kernel.Rules;
import org.komabako.kernel.board.Perft;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Counts the leaves of the tree of legal moves. */
@Component(
    service = PerftCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=perft"})
public final class PerftCommand {
  private static final int DEEPEST = 30;

  private static final String PERFT = """
      komabako:perft VARIANT DEPTH [NAME=VALUE]...
        -r, --rules SET          the rule set; else base
        -o, --option NAME=VALUE  an option of the rules; may be repeated, -o may be left out
        --sfen SFEN              a position to start from, in quotes
        --divide                 the leaves behind each move, too
      """;

  private final Core core;

  /** Asks the installed variants. */
  @Activate
  public PerftCommand(@Reference Core core) {
    this.core = core;
  }

  /** Counts. */
  @Descriptor("counts the leaves of the tree of legal moves")
  public @Nullable PerftView perft(@Descriptor(PERFT) CharSequence... words) {
    return Command.run(() -> count(Arguments.of(PERFT, words)));
  }

  private PerftView count(Arguments arguments) {
    List<String> given = arguments.words(2, Integer.MAX_VALUE);
    Variant variant = core.variants().require(given.get(0));
    int depth = Arguments.number(given.get(1), "DEPTH", 0);
    if (depth > DEEPEST) {
      throw new UsageException("DEPTH is " + DEEPEST + " at most, not " + depth);
    }
    Map<String, String> options = new LinkedHashMap<>();
    Consumer<String> put = word -> {
      var pair = Arguments.pair(word);
      options.put(pair.getKey(), pair.getValue());
    };
    given.subList(2, given.size()).forEach(put);
    arguments.values("--option").forEach(put);
    Rules rules = Rules.of(
        variant,
        OptionValues.of(variant, arguments.value("--rules").orElse(RuleSet.BASE))
            .with(options));
    Position position = arguments.value("--sfen").map(rules::position).orElseGet(rules::start);
    return count(position, depth, arguments.has("--divide"));
  }

  /** Move by move, so that it can be interrupted between two. */
  private static PerftView count(Position position, int depth, boolean divide) {
    if (depth == 0) {
      return new PerftView(0, 1, Map.of());
    }
    Map<String, Long> moves = new LinkedHashMap<>();
    long sum = 0;
    for (Move move : position.legalMoves()) {
      if (Thread.currentThread().isInterrupted()) {
        throw new IllegalStateException("interrupted after " + sum + " leaves");
      }
      long leaves = new Perft(position.play(move).board()).count(depth - 1);
      moves.put(move.toString(), leaves);
      sum += leaves;
    }
    return new PerftView(depth, sum, divide ? moves : Map.of());
  }
}
