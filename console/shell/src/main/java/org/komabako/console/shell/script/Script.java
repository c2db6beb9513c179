package org.komabako.console.shell.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Parser.Executable;
import org.apache.felix.gogo.runtime.Parser.Statement;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.apache.felix.gogo.runtime.Token;

/** A script, cut into the statements at its top level. */
final class Script {
  /**
   * What is run, and its answer printed, at once: statements, or several that hang together by
   * {@code &&} and the like.
   *
   * @param text its text
   * @param line where it begins, counted from 1
   * @param assigns whether it only gives a name to something, so that nothing is printed
   */
  record Step(String text, int line, boolean assigns) {}

  private Script() {}

  /**
   * Cuts a script.
   *
   * @throws SyntaxError if it is not well-formed
   */
  static List<Step> steps(String script) {
    List<Step> steps = new ArrayList<>();
    int[] lines = lineStarts(script);
    List<Executable> tokens = new Parser(script).program().tokens();
    int first = 0;
    for (int i = 0; i < tokens.size(); i++) {
      boolean last = i + 1 == tokens.size();
      if (tokens.get(i) instanceof Parser.Operator operator && endsStep(operator)) {
        add(steps, script, lines, tokens.subList(first, i));
        first = i + 1;
      } else if (last) {
        add(steps, script, lines, tokens.subList(first, i + 1));
      }
    }
    return steps;
  }

  private static boolean endsStep(Parser.Operator operator) {
    return Token.eq(";", operator) || Token.eq("\n", operator);
  }

  private static void add(List<Step> steps, String script, int[] lines, List<Executable> tokens) {
    if (tokens.isEmpty() || tokens.stream().allMatch(token -> token.toString().isBlank())) {
      return;
    }
    Executable first = tokens.get(0);
    Executable last = tokens.get(tokens.size() - 1);
    String text = script.substring(ShellText.start(first), ShellText.end(last));
    int line = Arrays.binarySearch(lines, first.start());
    steps.add(
        new Step(text, line < 0 ? -line - 1 : line + 1, tokens.size() == 1 && assigns(first)));
  }

  private static int[] lineStarts(String script) {
    return IntStream.rangeClosed(0, script.length())
        .filter(at -> at == 0 || script.charAt(at - 1) == '\n')
        .toArray();
  }

  private static boolean assigns(Executable executable) {
    return executable instanceof Statement statement
        && statement.tokens().size() > 1
        && Token.eq("=", statement.tokens().get(1));
  }
}
