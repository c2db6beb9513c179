package org.komabako.console.commands.variant;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.PerftView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.PerftHash;
import org.komabako.position.PerftThreads;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Counts the leaves of the tree of legal moves. */
@Component(
    service = PerftCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=perft"})
public final class PerftCommand {
  private static final int DEEPEST = 30;
  private static final int MOST_MEGABYTES = 16384;

  private static final String PERFT = "komabako:perft";

  private final Core core;

  /** Asks the installed variants. */
  @Activate
  public PerftCommand(@Reference Core core) {
    this.core = core;
  }

  /** Counts. */
  public @Nullable PerftView perft(@Descriptor(PERFT) CharSequence... words) {
    return Command.run(() -> count(Arguments.of(PERFT, words)));
  }

  private PerftView count(Arguments arguments) {
    List<String> given = arguments.words(2, Integer.MAX_VALUE);
    Variant variant = core.variants().require(given.get(0));
    int depth = Arguments.number(given.get(1), "DEPTH", 0);
    if (depth > DEEPEST) {
      throw new UsageException("perft.most", "DEPTH", DEEPEST, depth);
    }
    Rules rules = Rules.of(
        variant,
        OptionValues.of(variant, arguments.value("--rules").orElse(RuleSet.BASE))
            .with(arguments.pairs(given.subList(2, given.size()), "--option")));
    Position position = arguments.value("--sfen").map(rules::position).orElseGet(rules::start);
    PerftThreads threads = new PerftThreads(
        arguments.number("--threads", 1, Core.MOST_THREADS, 1),
        arguments.has("--hash") ? hash(arguments.number("--hash", 1, MOST_MEGABYTES, 1)) : null);
    return count(position, depth, threads, arguments.has("--divide"));
  }

  private static PerftHash hash(int megabytes) {
    try {
      return new PerftHash(megabytes);
    } catch (OutOfMemoryError e) {
      throw new UsageException("perft.noRoom", megabytes);
    }
  }

  private static PerftView count(
      Position position, int depth, PerftThreads threads, boolean divide) {
    if (depth == 0) {
      return new PerftView(0, 1, Map.of());
    }
    Map<String, Long> moves = new LinkedHashMap<>();
    try {
      threads.divide(position, depth).forEach((move, leaves) -> moves.put(move.toString(), leaves));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StateException(Spoken.text("perft.interrupted"));
    }
    long sum = moves.values().stream().mapToLong(Long::longValue).sum();
    return new PerftView(depth, sum, divide ? moves : Map.of());
  }
}
