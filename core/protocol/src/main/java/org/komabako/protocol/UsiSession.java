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
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.IllegalMoveException;
import org.komabako.kernel.Move;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Position;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Usi;
import org.komabako.kernel.board.Perft;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;

/**
 * A conversation in USI, for programs: choose a variant and its rules, set positions, have an engine
 * think about them, ask for the legal moves, the result and perft counts. Lines are read while the
 * engine thinks.
 *
 * <p>{@code USI_Variant} chooses among the installed variants (the first by key if none is chosen),
 * {@code Rules} a rule set, and {@code Rule_NAME} one option. A new variant or rule set begins at its
 * start position; a single option leaves a position that was set as it is, and holds from the next
 * {@code position} on.
 *
 * <p>{@code Engine} chooses among the installed engines; the options of the chosen one are
 * offered by {@code usi}. An engine that leaves while it thinks says so in an {@code info string}, and
 * answers with what it thought best.
 *
 * <p>What cannot be done is answered by one line {@code error …}; the position before stays in force.
 * When the variant leaves, its position can still be asked about; setting another is an error, until
 * the variant is back or another is chosen.
 */
public final class UsiSession {
  private static final String VARIANT = "USI_Variant";
  private static final String ENGINE = "Engine";
  private static final String RULES = "Rules";
  private static final String RULE_PREFIX = "Rule_";
  private static final String NODES = "Nodes searched: ";

  private final Supplier<List<Variant>> installed;
  private final Chair chair;
  private final Lines out;
  private Optional<Map<String, String>> options = Optional.empty();
  private @Nullable String key;
  private @Nullable Game game;
  private @Nullable Thinking thinking;
  private boolean positionSet;
  private boolean hasThought;

  /**
   * A conversation.
   *
   * @param installed the variants that are there now; asked each time
   * @param engines the engines that are there now, the preferred first; asked each time
   * @param out where the answers go
   */
  public UsiSession(
      Supplier<List<Variant>> installed, Supplier<List<Engine>> engines, PrintWriter out) {
    this.installed = installed;
    this.chair = new Chair(engines);
    this.out = new Lines(out);
  }

  /** Answers line by line until {@code quit} or the end of the input. */
  public void run(BufferedReader in) throws IOException {
    try {
      String line = in.readLine();
      while (line != null && answer(line.strip())) {
        line = in.readLine();
      }
    } finally {
      thinking().ifPresent(Thinking::drop);
      chair.close();
    }
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
        case "isready" -> ready();
        case "usinewgame" -> newGame();
        case "stop" -> thinking().ifPresent(Thinking::stop);
        case "ponderhit" -> thinking().ifPresent(Thinking::ponderHit);
        case "gameover" -> thinking().ifPresent(Thinking::drop);
        case "setoption" -> setOption(line, words);
        case "position" -> position(words);
        case "d" -> describe();
        case "go" -> go(words);
        case "quit" -> {
          return false;
        }
        default ->
          throw new IllegalArgumentException("unknown command '" + words.get(0)
              + "'; there are usi, isready, setoption, usinewgame, position, go, stop, ponderhit, d,"
              + " gameover, quit");
      }
    } catch (IllegalArgumentException | IllegalMoveException | EngineException e) {
      error(String.valueOf(e.getMessage()));
    } catch (RuntimeException | LinkageError e) {
      // A variant is foreign code, and its bundle may be gone.
      error("this went wrong inside: " + e);
    }
    return true;
  }

  private void error(String message) {
    out.say("error " + message.replaceAll("\\s+", " "));
  }

  private List<Variant> variants() {
    List<Variant> sorted = new ArrayList<>(installed.get());
    sorted.sort(Comparator.comparing(Variant::key));
    return sorted;
  }

  /** The chosen variant, or the first by key; from then on it is the chosen one. */
  private Variant variant() {
    List<Variant> all = variants();
    String wanted = key;
    if (wanted == null) {
      if (all.isEmpty()) {
        throw new IllegalArgumentException("no variant is installed");
      }
      key = all.get(0).key();
      return all.get(0);
    }
    return all.stream()
        .filter(variant -> variant.key().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "the variant " + wanted + " is no longer installed; there are " + names(all)));
  }

  private static String names(List<Variant> variants) {
    return variants.isEmpty()
        ? "none"
        : String.join(", ", variants.stream().map(Variant::key).toList());
  }

  /** The chosen values, as this version of the variant has them. */
  private OptionValues options(Variant variant) {
    return options.isPresent()
        ? OptionValues.base(variant).with(options.get())
        : OptionValues.defaults(variant);
  }

  private Game game() {
    Game current = game;
    if (current == null) {
      Variant variant = variant();
      current = new Game(Rules.of(variant, options(variant)));
      game = current;
    }
    return current;
  }

  private void usi() {
    out.say("id name Komabako");
    out.say("id author the Komabako project");
    List<Variant> all = variants();
    if (!all.isEmpty()) {
      offer(all, all.stream().filter(v -> v.key().equals(key)).findFirst().orElse(all.get(0)));
    }
    out.say("usiok");
  }

  private void offer(List<Variant> all, Variant variant) {
    combo(VARIANT, variant.key(), all.stream().map(Variant::key).toList());
    List<String> sets = new ArrayList<>(List.of(RuleSet.BASE));
    variant.ruleSets().forEach(set -> sets.add(set.name()));
    combo(RULES, variant.ruleSets().isEmpty() ? RuleSet.BASE : sets.get(1), sets);
    Map<String, String> values = OptionValues.defaults(variant).asMap();
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      combo(
          RULE_PREFIX + option.name(),
          values.getOrDefault(option.name(), option.base()),
          option.values().stream().map(RuleOption.Value::name).toList());
    }
    List<Engine> engines = chair.engines();
    chair.engine(Rules.of(variant, options(variant))).ifPresent(engine -> {
      combo(ENGINE, engine.id(), engines.stream().map(Engine::id).toList());
      engine.options().forEach(option -> out.say(UsiOptionLine.of(option)));
    });
  }

  private void combo(String name, String value, List<String> values) {
    out.say("option name " + name + " type combo default " + value + " var "
        + String.join(" var ", values));
  }

  private void setOption(String line, List<String> words) {
    int value = words.indexOf("value");
    if (words.size() < 3 || !words.get(1).equals("name") || value == 2) {
      throw new IllegalArgumentException("'" + line + "': write setoption name NAME value VALUE");
    }
    String name = words.get(2);
    String wanted = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
    if (name.equals(VARIANT)) {
      chooseVariant(wanted);
    } else if (name.equals(RULES)) {
      options = Optional.of(OptionValues.of(variant(), wanted).asMap());
      begin();
    } else if (name.startsWith(RULE_PREFIX)) {
      setRule(name.substring(RULE_PREFIX.length()), wanted);
    } else if (name.equals(ENGINE)) {
      chair.choose(wanted);
    } else if (!setOfEngine(name, wanted) && !name.startsWith("USI_")) {
      throw new IllegalArgumentException("there is no option '" + name
          + "'; there are USI_Variant, Rules, Rule_NAME, Engine and the options of the engine");
    }
  }

  /** Sets an option of the engine; false if there is none of that name. */
  private boolean setOfEngine(String name, String value) {
    return !variants().isEmpty()
        && chair
            .engine(Rules.of(variant(), options(variant())))
            .filter(engine -> chair.set(engine, name, value))
            .isPresent();
  }

  private void chooseVariant(String wanted) {
    List<Variant> all = variants();
    if (all.stream().noneMatch(variant -> variant.key().equals(wanted))) {
      throw new IllegalArgumentException(
          "the variant '" + wanted + "' is not installed; there are " + names(all));
    }
    key = wanted;
    options = Optional.empty();
    begin();
  }

  private void setRule(String name, String value) {
    options = Optional.of(options(variant()).with(name, value).asMap());
    if (!positionSet) {
      begin();
    }
  }

  /** The start position of the chosen rules comes in force. */
  private void begin() {
    game = null;
    positionSet = false;
  }

  private void position(List<String> words) {
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    Variant variant = variant();
    Rules rules = Rules.of(variant, options(variant));
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
    positionSet = true;
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
    out.say("sfen " + current.position().sfen());
    out.say(moves.isEmpty() ? "legal" : "legal " + String.join(" ", moves));
    out.say("result " + current.outcome().map(Outcome::toString).orElse("open"));
  }

  private static List<String> texts(List<Move> moves) {
    return moves.stream().map(Move::toString).sorted().toList();
  }

  private Optional<Thinking> thinking() {
    return Optional.ofNullable(thinking).filter(each -> !each.isOver());
  }

  /** The engine is opened here, for that may take long, and its problems are said. */
  private void ready() {
    try {
      if (!variants().isEmpty() && chair.engine(game().rules()).isPresent()) {
        var unused = chair.open(game().rules());
      }
    } finally {
      out.say("readyok");
    }
  }

  private void newGame() {
    thinking().ifPresent(Thinking::drop);
    if (hasThought) {
      chair.close();
      hasThought = false;
    }
  }

  private void go(List<String> words) {
    if (words.size() > 1 && words.get(1).equals("perft")) {
      perft(game().position(), depth(words.size() == 3 ? words.get(2) : ""));
      return;
    }
    if (thinking().isPresent()) {
      throw new IllegalArgumentException("it still thinks; write stop first");
    }
    Game current = game();
    Limits limits = UsiGo.read(words, current.position().side());
    if (current.legalMoves().isEmpty() && chair.engine(current.rules()).isPresent()) {
      out.say(limits.mate() ? "checkmate nomate" : "bestmove resign");
      return;
    }
    Task task = new Task(current.root().position(), current.current().line(), limits);
    hasThought = true;
    thinking = Thinking.begin(chair.open(current.rules()), task, new UsiVoice(out, limits.mate()));
  }

  private void perft(Position position, int depth) {
    if (depth == 0) {
      out.say(NODES + 1);
      return;
    }
    List<Move> moves = new ArrayList<>(position.legalMoves());
    moves.sort(Comparator.comparing(Move::toString));
    long sum = 0;
    for (Move move : moves) {
      long count = depth == 1 ? 1 : new Perft(position.play(move).board()).count(depth - 1);
      out.say(move + ": " + count);
      sum += count;
    }
    out.say(NODES + sum);
  }

  private static int depth(String text) {
    if (!text.matches("[0-9]{1,2}")) {
      throw new IllegalArgumentException("the depth of perft is a number, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }
}
