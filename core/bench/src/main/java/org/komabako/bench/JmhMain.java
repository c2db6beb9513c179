package org.komabako.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.rules.Variant;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the JMH benchmarks with the arguments of JMH's own main program. If no {@code -p position=…} is
 * among them: from all positions of the data file whose variants are installed, and from the start of
 * installed variants that have no position there.
 */
public final class JmhMain {
  private JmhMain() {}

  /** Runs. */
  public static void main(String[] args) throws Exception {
    for (String arg : args) {
      // What only prints and runs nothing, JMH does itself.
      if (List.of("-h", "-l", "-lp", "-lprof", "-lrf").contains(arg)) {
        org.openjdk.jmh.Main.main(args);
        return;
      }
    }
    try {
      CommandLineOptions given = new CommandLineOptions(args);
      OptionsBuilder options = new OptionsBuilder();
      options.parent(given);
      if (!given.getParameter("position").hasValue()) {
        options.param("position", names(ModulePathVariants.installed()).toArray(String[]::new));
      }
      new Runner(options.build()).run();
    } catch (CommandLineOptionException e) {
      System.err.println("JMH: " + e.getMessage());
      System.exit(2);
    } catch (RunnerException e) {
      System.err.println("JMH: " + e.getMessage());
      System.exit(1);
    }
  }

  private static List<String> names(Map<String, Variant> installed) {
    Positions positions = Positions.parse("positions.txt", DataLine.resource("positions.txt"));
    List<String> names = new ArrayList<>();
    for (String key : installed.keySet()) {
      List<String> known = positions.entries().stream()
          .filter(entry -> entry.variant().equals(key))
          .map(Positions.Entry::name)
          .toList();
      names.addAll(known.isEmpty() ? List.of(BenchPosition.START_OF + key) : known);
    }
    return names;
  }
}
