package org.komabako.protocol.serve;

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
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.protocol.text.OneLine;

/**
 * A conversation in USI: an engine for a graphical board, and for programs the legal moves, the result and
 * perft counts of a position. Lines are read while the engine thinks.
 *
 * <p>{@code USI_Variant} chooses among the installed variants; see {@link UsiChoice} for what is played
 * until then. {@code Rules} chooses a rule set, and {@code Rule_NAME} one option. A new variant or rule set
 * begins at its start position; a single option leaves a position that was set as it is, and holds from the
 * next {@code position} on.
 *
 * <p>{@code Engine} chooses among the installed engines; the options of the chosen one are
 * offered by {@code usi}. An engine that leaves while it thinks says so, and answers with what it thought
 * best.
 *
 * <p>Every {@code go} is answered once, in order: what is thought about when the next comes is answered
 * first, at once. What cannot be done is said in one line {@code info string error: …}. A position that is
 * refused is not replaced by another: until the next one there is nothing to think about, and {@code go} is
 * answered by resigning. When the variant leaves, its position can still be asked about; setting another is
 * an error, until the variant is back or another is chosen.
 */
public final class UsiSession {
  private static final String ENGINE = "Engine";
  private static final String VARIANT = "USI_Variant";
  private static final String RULES = "Rules";
  private static final String RULE_PREFIX = "Rule_";
  private static final String NODES = "Nodes searched: ";

  private final UsiChoice choice;
  private final EngineSlot chair;
  private final LineOutput out;
  private FollowedGame followed = new FollowedGame();
  private @Nullable Game game;
  private @Nullable String refused;
  private @Nullable ThinkingTask thinking;
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
    this.out = new LineOutput(out);
    this.choice = new UsiChoice(installed);
    this.chair = new EngineSlot(engines, remark -> note(this.out, remark));
  }

  /** Answers line by line until {@code quit} or the end of the input. */
  public void run(BufferedReader in) throws IOException {
    try {
      String line = in.readLine();
      while (line != null && take(line)) {
        line = in.readLine();
      }
    } finally {
      thinking().ifPresent(ThinkingTask::drop);
      chair.close();
    }
  }

  /** Answers a line; false if it ends the conversation. */
  public boolean take(String text) {
    String line = text.strip();
    List<String> words = Arrays.asList(line.split("\\s+"));
    try {
      switch (words.get(0)) {
        // Who sends an empty line keeps the line open, and wants to know whether we are there.
        case "" -> out.say("");
        case "usi" -> greeting().forEach(out::say);
        case "isready" -> ready();
        case "usinewgame" -> newGame();
        case "stop", "gameover" -> thinking().ifPresent(ThinkingTask::stop);
        case "ponderhit" -> ponderHit(words);
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
    out.say("info string error: " + message);
  }

  private static void note(LineOutput out, String message) {
    out.say("info string " + message);
  }

  /**
   * The position that is thought about.
   *
   * @throws IllegalArgumentException if the last one was refused
   */
  private Game game() {
    if (refused != null) {
      throw new IllegalArgumentException("there is no position: " + refused);
    }
    Game current = game;
    if (current == null) {
      current = new Game(choice.rules());
      game = current;
    }
    return current;
  }

  /** What is answered to {@code usi}. */
  public List<String> greeting() {
    List<String> lines = new ArrayList<>();
    lines.add("id name Komabako");
    lines.add("id author the Komabako project");
    List<Variant> all = choice.all();
    if (!all.isEmpty()) {
      offer(all, lines);
    }
    lines.add("usiok");
    return lines.stream().map(OneLine::of).toList();
  }

  private void offer(List<Variant> all, List<String> lines) {
    Variant variant = choice.offered();
    lines.add(combo(VARIANT, variant.key(), all.stream().map(Variant::key).toList()));
    List<String> sets = new ArrayList<>(List.of(RuleSet.BASE));
    variant.ruleSets().forEach(set -> sets.add(set.name()));
    lines.add(combo(RULES, variant.ruleSets().isEmpty() ? RuleSet.BASE : sets.get(1), sets));
    Map<String, String> values = OptionValues.defaults(variant).asMap();
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      lines.add(combo(
          RULE_PREFIX + option.name(),
          values.getOrDefault(option.name(), option.base()),
          option.values().stream().map(RuleOption.Value::name).toList()));
    }
    List<Engine> engines = chair.engines();
    chair.engine(Rules.of(variant)).ifPresent(engine -> {
      lines.add(combo(ENGINE, engine.id(), engines.stream().map(Engine::id).toList()));
      engine.options().forEach(option -> lines.add(UsiOptionLine.of(option)));
    });
  }

  private static String combo(String name, String value, List<String> values) {
    return "option name " + name + " type combo default " + value + " var "
        + String.join(" var ", values);
  }

  private void setOption(String line, List<String> words) {
    int value = words.indexOf("value");
    if (words.size() < 3 || !words.get(1).equals("name") || value == 2) {
      throw new IllegalArgumentException("'" + line + "': write setoption name NAME value VALUE");
    }
    String name = words.get(2);
    String wanted = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
    if (name.equals(VARIANT)) {
      choice.choose(wanted);
      begin();
    } else if (name.equals(RULES)) {
      choice.chooseRules(wanted);
      begin();
    } else if (name.startsWith(RULE_PREFIX)) {
      choice.chooseOption(name.substring(RULE_PREFIX.length()), wanted);
      if (!positionSet) {
        begin();
      }
    } else if (name.equals(ENGINE)) {
      chair.choose(wanted);
    } else if (!setOfEngine(name, wanted) && !name.startsWith("USI_")) {
      throw new IllegalArgumentException("there is no option '" + name
          + "'; there are USI_Variant, Rules, Rule_NAME, Engine and the options of the engine");
    }
  }

  /** Sets an option of the engine; false if there is none of that name. */
  private boolean setOfEngine(String name, String value) {
    return !choice.all().isEmpty()
        && chair
            .engine(choice.rules())
            .filter(engine -> chair.setNearest(engine, name, value))
            .isPresent();
  }

  /** The start position of the chosen rules comes in force. */
  private void begin() {
    game = null;
    refused = null;
    positionSet = false;
  }

  private void position(List<String> words) {
    try {
      game = positionOf(words);
      refused = null;
      positionSet = true;
    } catch (IllegalArgumentException | IllegalMoveException e) {
      refuse(String.valueOf(e.getMessage()));
      throw e;
    } catch (RuntimeException | LinkageError e) {
      refuse(e.toString());
      throw e;
    }
  }

  private void refuse(String reason) {
    game = null;
    refused = reason;
    followed = new FollowedGame();
  }

  private Game positionOf(List<String> words) {
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    boolean sfen = words.size() > 1 && words.get(1).equals("sfen") && end > 2;
    if (!sfen && !(words.size() > 1 && words.get(1).equals("startpos") && end == 2)) {
      throw new IllegalArgumentException(
          "write position startpos or position sfen SFEN, and then moves M M …");
    }
    List<String> played = words.subList(Math.min(end + 1, words.size()), words.size());
    if (!sfen) {
      return followed.follow(choice.rules(), "", played);
    }
    String start = String.join(" ", words.subList(2, end));
    Rules rules = choice.rulesFor(start);
    if (!rules.table().key().equals(choice.variant().key())) {
      note(out, "this position is one of " + rules.table().key());
    }
    return followed.follow(rules, start, played);
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

  private Optional<ThinkingTask> thinking() {
    return Optional.ofNullable(thinking).filter(each -> !each.isOver());
  }

  /** What is thought about is answered now, before anything else. */
  private void finish() {
    thinking().ifPresent(each -> {
      each.stop();
      each.awaitEnd();
    });
  }

  /** The engine is opened here, for that may take long, and its problems are said. */
  private void ready() {
    try {
      if (thinking().isEmpty()
          && refused == null
          && !choice.all().isEmpty()
          && chair.engine(game().rules()).isPresent()) {
        var unused = chair.open(game().rules());
      }
    } finally {
      out.say("readyok");
    }
  }

  private void newGame() {
    finish();
    if (hasThought) {
      chair.close();
      hasThought = false;
    }
  }

  private void ponderHit(List<String> words) {
    Optional<ThinkingTask> open = thinking();
    if (open.isPresent()) {
      UsiGo go = UsiGo.read(words, game == null ? Side.BLACK : game.position().side());
      go.problems().forEach(this::error);
      open.get().ponderHit(words.size() > 1 ? Optional.of(go.limits()) : Optional.empty());
    }
  }

  private void go(List<String> words) {
    if (words.size() > 1 && words.get(1).equals("perft")) {
      perft(game().position(), depth(words.size() == 3 ? words.get(2) : ""));
      return;
    }
    finish();
    boolean mate = words.contains("mate");
    try {
      think(words);
    } catch (IllegalArgumentException | IllegalMoveException | EngineException e) {
      error(String.valueOf(e.getMessage()));
      out.say(UsiVoice.nothing(mate));
    } catch (RuntimeException | LinkageError e) {
      error("this went wrong inside: " + e);
      out.say(UsiVoice.nothing(mate));
    }
  }

  private void think(List<String> words) {
    Game current = game();
    UsiGo go = UsiGo.read(words, current.position().side());
    go.problems().forEach(this::error);
    Limits limits = go.limits();
    if (current.legalMoves().isEmpty() && chair.engine(current.rules()).isPresent()) {
      out.say(limits.mate() ? "checkmate nomate" : "bestmove resign");
      return;
    }
    Task task = new Task(current.root().position(), current.current().line(), limits);
    hasThought = true;
    thinking =
        ThinkingTask.begin(chair.open(current.rules()), task, new UsiVoice(out, limits.mate()));
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
      long count = depth == 1 ? 1 : new Perft(position.play(move)).count(depth - 1);
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
