package org.komabako.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.IllegalMoveException;
import org.komabako.kernel.Move;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Usi;
import org.komabako.kernel.board.Perft;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;

/**
 * A conversation in USI, for programs: choose a variant and its rules, set positions, ask for the
 * legal moves, the result and perft counts.
 *
 * <p>{@code USI_Variant} chooses among the installed variants, {@code Rules} a rule set, and {@code
 * Rule_NAME} one option. What cannot be done is answered by one line {@code error …}; the position
 * before stays in force.
 */
public final class UsiSession {
  private static final String VARIANT = "USI_Variant";
  private static final String RULES = "Rules";
  private static final String RULE_PREFIX = "Rule_";

  private final Supplier<List<Variant>> installed;
  private final PrintWriter out;
  private @Nullable OptionValues options;
  private @Nullable String key;
  private @Nullable Game game;

  /**
   * A conversation.
   *
   * @param installed the variants that are there now; asked each time
   * @param out where the answers go
   */
  public UsiSession(Supplier<List<Variant>> installed, PrintWriter out) {
    this.installed = installed;
    this.out = out;
  }

  /** Answers line by line until {@code quit} or the end of the input. */
  public void run(BufferedReader in) throws IOException {
    String line = in.readLine();
    while (line != null && answer(line.strip())) {
      out.flush();
      line = in.readLine();
    }
    out.flush();
  }

  /** Answers a line; false if it ends the conversation. */
  private boolean answer(String line) {
    List<String> words = Arrays.asList(line.split("\\s+"));
    try {
      switch (words.get(0)) {
        case "" -> {
          // An empty line is no question.
        }
        case "usi" -> usi();
        case "isready" -> out.println("readyok");
        case "usinewgame", "stop", "ponderhit", "gameover" -> {
          // Nothing is being thought about.
        }
        case "setoption" -> setOption(line, words);
        case "position" -> position(words);
        case "d" -> describe();
        case "go" -> go(words);
        case "quit" -> {
          return false;
        }
        default -> throw new IllegalArgumentException(
            "unknown command '" + words.get(0)
                + "'; there are usi, isready, setoption, position, d, go perft N, quit");
      }
    } catch (IllegalArgumentException | IllegalMoveException e) {
      out.println("error " + String.valueOf(e.getMessage()).replace('\n', ' '));
    }
    return true;
  }

  private List<Variant> variants() {
    List<Variant> sorted = new ArrayList<>(installed.get());
    sorted.sort(Comparator.comparing(Variant::key));
    return sorted;
  }

  /** The chosen variant, or the first by key if none was chosen. */
  private Variant variant() {
    List<Variant> all = variants();
    if (all.isEmpty()) {
      throw new IllegalArgumentException("no variant is installed");
    }
    String wanted = key;
    if (wanted == null) {
      return all.get(0);
    }
    return all.stream()
        .filter(variant -> variant.key().equals(wanted))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("the variant " + wanted + " is no longer installed"));
  }

  private OptionValues options() {
    OptionValues chosen = options;
    return chosen == null ? OptionValues.defaults(variant()) : chosen;
  }

  private Game game() {
    Game current = game;
    if (current == null) {
      current = new Game(Rules.of(variant(), options()));
      game = current;
    }
    return current;
  }

  private void usi() {
    out.println("id name Komabako");
    out.println("id author the Komabako project");
    List<Variant> all = variants();
    if (!all.isEmpty()) {
      Variant variant = variant();
      combo(VARIANT, variant.key(), all.stream().map(Variant::key).toList());
      List<String> sets = new ArrayList<>(List.of(RuleSet.BASE));
      variant.ruleSets().forEach(set -> sets.add(set.name()));
      combo(RULES, variant.ruleSets().isEmpty() ? RuleSet.BASE : sets.get(1), sets);
      Map<String, String> values = options().asMap();
      for (RuleOption option : OptionValues.optionsOf(variant)) {
        combo(
            RULE_PREFIX + option.name(),
            values.getOrDefault(option.name(), option.base()),
            option.values().stream().map(RuleOption.Value::name).toList());
      }
    }
    out.println("usiok");
  }

  private void combo(String name, String value, List<String> values) {
    out.println(
        "option name " + name + " type combo default " + value + " var "
            + String.join(" var ", values));
  }

  private void setOption(String line, List<String> words) {
    int value = words.indexOf("value");
    if (words.size() < 3 || !words.get(1).equals("name") || value == 2) {
      throw new IllegalArgumentException(
          "'" + line + "': write setoption name NAME value VALUE");
    }
    String name = words.get(2);
    String wanted = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
    if (name.equals(VARIANT)) {
      chooseVariant(wanted);
    } else if (name.equals(RULES)) {
      setRules(OptionValues.of(variant(), wanted));
    } else if (name.startsWith(RULE_PREFIX)) {
      setRules(options().with(name.substring(RULE_PREFIX.length()), wanted));
    } else if (!name.startsWith("USI_")) {
      throw new IllegalArgumentException(
          "there is no option '" + name + "'; there are USI_Variant, Rules and Rule_NAME");
    }
  }

  private void chooseVariant(String wanted) {
    List<String> keys = variants().stream().map(Variant::key).toList();
    if (!keys.contains(wanted)) {
      throw new IllegalArgumentException(
          "the variant '" + wanted + "' is not installed; there are " + String.join(", ", keys));
    }
    key = wanted;
    options = null;
    game = null;
  }

  private void setRules(OptionValues values) {
    options = values;
    game = null;
  }

  private void position(List<String> words) {
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    Rules rules = Rules.of(variant(), options());
    Game next;
    if (words.size() > 1 && words.get(1).equals("sfen") && end > 2) {
      next = new Game(rules.position(String.join(" ", words.subList(2, end))));
    } else if (words.size() > 1 && words.get(1).equals("startpos") && end == 2) {
      next = new Game(rules);
    } else {
      throw new IllegalArgumentException(
          "write position startpos or position sfen SFEN, and then moves M M …");
    }
    for (int i = end + 1; i < words.size(); i++) {
      play(next, words.get(i), i - end);
    }
    game = next;
  }

  private static void play(Game game, String text, int number) {
    Move move = Usi.parse(game.rules().table(), text);
    try {
      game.play(move);
    } catch (IllegalMoveException e) {
      throw new IllegalArgumentException(
          "move " + number + ", " + text + ": " + e.refusal().rule() + ": "
              + e.refusal().message(),
          e);
    }
  }

  private void describe() {
    Game current = game();
    List<String> moves = texts(current.legalMoves());
    out.println("sfen " + current.position().sfen());
    out.println(moves.isEmpty() ? "legal" : "legal " + String.join(" ", moves));
    out.println("result " + current.outcome().map(Outcome::toString).orElse("open"));
  }

  private static List<String> texts(List<Move> moves) {
    return moves.stream().map(Move::toString).sorted().toList();
  }

  private void go(List<String> words) {
    if (words.size() != 3 || !words.get(1).equals("perft")) {
      throw new IllegalArgumentException("there is no engine here yet; go perft N counts moves");
    }
    int depth = depth(words.get(2));
    var position = game().position();
    Optional<Outcome> outcome = position.outcome();
    long sum = 0;
    List<Move> moves = outcome.isPresent() || depth == 0 ? List.of() : position.legalMoves();
    List<Move> sorted = new ArrayList<>(moves);
    sorted.sort(Comparator.comparing(Move::toString));
    for (Move move : sorted) {
      long count = depth == 1 ? 1 : new Perft(position.play(move).board()).count(depth - 1);
      out.println(move + ": " + count);
      out.flush();
      sum += count;
    }
    out.println("Nodes searched: " + (depth == 0 ? 1 : sum));
  }

  private static int depth(String text) {
    if (!text.matches("[0-9]{1,2}")) {
      throw new IllegalArgumentException("the depth of perft is a number, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }
}
