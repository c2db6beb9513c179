package org.komabako.console.internal;

import java.util.List;
import org.apache.felix.service.command.Descriptor;
import org.komabako.console.view.TextView;
import org.komabako.kernel.Move;
import org.komabako.kernel.Position;
import org.komabako.kernel.Rules;
import org.komabako.kernel.board.Perft;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.Variant;
import org.komabako.session.Variants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Counts the leaves of the tree of moves. The command leaves with the service of the variants. */
@Component(
    service = PerftCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=perft"})
@Descriptor("perft")
public final class PerftCommand {
  private static final int DEEPEST = 20;

  private final Variants variants;

  /** Asks the installed variants. */
  @Activate
  public PerftCommand(@Reference Variants variants) {
    this.variants = variants;
  }

  /** Counts. */
  @Descriptor(
      "count the leaves of the tree of legal moves: VARIANT DEPTH [NAME=VALUE...] [--rules SET]"
          + " [--sfen SFEN] [--divide]; the rules are base when none are named")
  public TextView perft(Object... words) {
    return Refused.unless(() -> count(Arguments.of(words, "--rules=", "--sfen=", "--divide")));
  }

  private TextView count(Arguments arguments) {
    List<String> given = arguments.words();
    if (given.size() < 2) {
      throw new IllegalArgumentException("write a variant and a depth, like perft VARIANT 3");
    }
    Variant variant = variants.require(given.get(0));
    int depth = Arguments.number(given.get(1), "depth");
    if (depth < 0 || depth > DEEPEST) {
      throw new IllegalArgumentException("the depth is 0 to " + DEEPEST + ", not " + depth);
    }
    OptionValues options = OptionValues.of(variant, arguments.value("--rules").orElse("base"));
    for (String word : given.subList(2, given.size())) {
      int equals = Math.max(0, word.indexOf('='));
      options = options.with(word.substring(0, equals), word.substring(equals + 1));
    }
    Rules rules = Rules.of(variant, options);
    Position position = arguments.value("--sfen").map(rules::position).orElseGet(rules::start);
    if (!arguments.has("--divide") || depth == 0) {
      String sum = String.valueOf(new Perft(position.board()).count(depth));
      return new TextView(sum, sum, sum);
    }
    StringBuilder rows = new StringBuilder();
    long sum = 0;
    for (Move move : position.legalMoves()) {
      long count = new Perft(position.play(move).board()).count(depth - 1);
      rows.append(move).append(": ").append(count).append('\n');
      sum += count;
    }
    return new TextView(
        String.valueOf(sum), String.valueOf(sum), rows.append(sum).toString());
  }
}
