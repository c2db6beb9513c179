package org.komabako.console.shell.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.Parser.Executable;
import org.apache.felix.gogo.runtime.Parser.Pipeline;
import org.apache.felix.gogo.runtime.Parser.Program;
import org.apache.felix.gogo.runtime.Parser.Statement;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.apache.felix.gogo.runtime.Token;

/**
 * Commands as they are typed, written so that Gogo does what a shell does. By itself (1.1.6) it empties the file behind
 * {@code >} and prints the answer to the terminal, ends {@code a || b} when a throws, tells a failure at the beginning of
 * a pipe in words of its own, and takes quotes and percent signs within double quotes for more than characters. So
 *
 * <ul>
 *   <li>{@code a > file} becomes {@code komabako:_write 1 file { komabako:_last 1 a }},
 *   <li>{@code a || b} becomes {@code komabako:_attempt a || b},
 *   <li>{@code a | b} becomes {@code komabako:_pipe 2 { komabako:_part 2 a | komabako:_last 2 b }},
 *   <li>{@code "it's 5%"} becomes {@code "it"\'"s 5\%"}.
 * </ul>
 */
public final class ShellText {
  private static final String WORD = "[A-Za-z_][A-Za-z0-9_.:-]*";

  /** For pipes, each of which has its own: their parts keep there how they ended. */
  private static final AtomicLong NUMBERS = new AtomicLong();

  private final String text;

  private ShellText(String text) {
    this.text = text;
  }

  /**
   * What Gogo is given instead.
   *
   * @throws SyntaxError if it is not well-formed
   */
  public static String forGogo(String text) {
    Parser parser = new Parser(text);
    Program program = parser.program();
    boolean hereDocument = parser.statements().stream()
        .flatMap(statement -> statement.redirections().stream())
        .anyMatch(token -> token.toString().startsWith("<<"));
    return hereDocument ? text : new ShellText(text).program(program, 0, text.length());
  }

  /** Where a statement or a pipe ends, with what it is redirected to. */
  static int end(Executable executable) {
    if (executable instanceof Pipeline pipeline) {
      return end(pipeline.tokens().get(pipeline.tokens().size() - 1));
    }
    int end = executable.start() + executable.length();
    if (executable instanceof Statement statement) {
      for (Token token : statement.redirections()) {
        end = Math.max(end, token.start() + token.length());
      }
    }
    return end;
  }

  /** Where it begins. */
  static int start(Executable executable) {
    if (executable instanceof Pipeline pipeline) {
      return start(pipeline.tokens().get(0));
    }
    int start = executable.start();
    if (executable instanceof Statement statement) {
      for (Token token : statement.redirections()) {
        start = Math.min(start, token.start());
      }
    }
    return start;
  }

  /** The text from one place to another, with the statements of a program in it. */
  private String program(Program program, int from, int to) {
    StringBuilder out = new StringBuilder();
    List<Executable> all = program.tokens();
    int at = from;
    for (int i = 0; i < all.size(); i++) {
      Executable each = all.get(i);
      if (each instanceof Parser.Operator || each.toString().isBlank()) {
        continue;
      }
      out.append(text, at, start(each));
      out.append(executable(each, isAttempted(all, i)));
      at = end(each);
    }
    return out.append(text, at, to).toString();
  }

  /** Whether something stands behind that is done instead. */
  private static boolean isAttempted(List<Executable> all, int index) {
    for (int i = index + 1; i < all.size(); i += 2) {
      if (Token.eq("||", all.get(i))) {
        return true;
      }
      if (!Token.eq("&&", all.get(i))) {
        return false;
      }
    }
    return false;
  }

  private String executable(Executable executable, boolean attempted) {
    List<Executable> parts =
        executable instanceof Pipeline pipeline ? pipeline.tokens() : List.of(executable);
    Statement last = (Statement) parts.get(parts.size() - 1);
    List<Token> target = target(last);
    String result = parts.size() > 1 ? pipe(parts, target) : statement(last, target);
    if (!target.isEmpty()) {
      long number = NUMBERS.incrementAndGet();
      String append = target.get(0).toString().endsWith(">>") ? " -a " : " ";
      result = "komabako:_write " + number + append + word(target.get(1)) + " { "
          + prefixed("komabako:_last " + number, result, parts.size() > 1 || isCommand(last))
          + " }";
    }
    boolean command = parts.size() > 1 || !target.isEmpty() || isCommand(last);
    return attempted ? prefixed("komabako:_attempt", result, command) : result;
  }

  private String pipe(List<Executable> parts, List<Token> target) {
    long number = NUMBERS.incrementAndGet();
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Statement statement) {
        boolean last = i + 1 == parts.size();
        body.append(prefixed(
            (last ? "komabako:_last " : "komabako:_part ") + number,
            statement(statement, last ? target : List.of()),
            isCommand(statement)));
      } else {
        body.append(' ').append(parts.get(i)).append(' ');
      }
    }
    return "komabako:_pipe " + number + " { " + body + " }";
  }

  /** A command in front of another one, or of a block with what is no command, like an assignment. */
  private static String prefixed(String prefix, String written, boolean command) {
    return command ? prefix + " " + written : prefix + " { " + written + " }";
  }

  private static boolean isCommand(Statement statement) {
    List<Token> tokens = statement.tokens();
    return !tokens.isEmpty()
        && tokens.get(0).toString().matches(WORD)
        && (tokens.size() == 1 || !Token.eq("=", tokens.get(1)));
  }

  /** The operator and the file where standard output goes to one; else nothing. */
  private static List<Token> target(Statement statement) {
    List<Token> all = statement.redirections();
    List<Token> found = new ArrayList<>();
    for (int i = 0; i + 1 < all.size(); i++) {
      if (all.get(i).toString().matches("1?>>?")) {
        found.add(all.get(i));
        found.add(all.get(i + 1));
      }
    }
    // Several files at once are left to Gogo.
    return found.size() == 2 && !statement.tokens().isEmpty() ? found : List.of();
  }

  /** A statement without those of its redirections that are done otherwise. */
  private String statement(Statement statement, List<Token> without) {
    List<Token> tokens = new ArrayList<>(statement.tokens());
    tokens.addAll(statement.redirections());
    tokens.sort(Comparator.comparingInt(Token::start));
    StringBuilder out = new StringBuilder();
    int at = start(statement);
    for (Token token : tokens) {
      out.append(text, at, token.start());
      if (!without.contains(token)) {
        out.append(token(token));
      }
      at = token.start() + token.length();
    }
    return out.append(text, at, end(statement)).toString().strip();
  }

  private String token(Token token) {
    int from = token.start();
    int to = from + token.length();
    if (token instanceof Parser.Closure closure) {
      return program(closure.program(), from, to);
    }
    if (token instanceof Parser.Sequence sequence) {
      return program(sequence.program(), from, to);
    }
    if (token instanceof Parser.Array array) {
      return array(array, from, to);
    }
    return word(token);
  }

  private String array(Parser.Array array, int from, int to) {
    List<Token> tokens = new ArrayList<>();
    if (array.list() != null) {
      tokens.addAll(array.list());
    } else {
      for (Map.Entry<Token, Token> each : array.map().entrySet()) {
        tokens.add(each.getKey());
        tokens.add(each.getValue());
      }
    }
    StringBuilder out = new StringBuilder();
    int at = from;
    for (Token token : tokens) {
      out.append(text, at, token.start()).append(token(token));
      at = token.start() + token.length();
    }
    return out.append(text, at, to).toString();
  }

  private static String word(Token token) {
    return Quotes.forGogo(token.toString());
  }
}
