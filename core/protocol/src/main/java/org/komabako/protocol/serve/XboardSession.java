package org.komabako.protocol.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.TextException;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.protocol.text.CecpMove;
import org.komabako.protocol.text.Fen;

/**
 * A conversation in CECP version 2, as XBoard has it with an engine. Each installed variant is offered by
 * the name that its table gives it for CECP; the options of the first are those of the rules, {@code
 * Rule_NAME}, and of the engine.
 *
 * <p>Lines are read by a thread of their own, and what they and the engine say is done one after the
 * other by the thread that runs the conversation. What cannot be done is answered by {@code Illegal move
 * (why): MOVE} or {@code Error (what): COMMAND}, and changes nothing.
 */
public final class XboardSession {
  private static final Duration HINT = Duration.ofMillis(500);

  private final XboardVariants variants;
  private final EngineSlot chair;
  private final LineOutput out;
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final XboardClock clock = new XboardClock();
  private @Nullable Game game;
  private @Nullable ThinkingTask thinking;
  private @Nullable ThinkingTask hint;
  private int hints;
  private int thoughts;
  private Optional<Side> engineSide = Optional.of(Side.WHITE);
  private Optional<Info> lastInfo = Optional.empty();
  private final List<String> pings = new ArrayList<>();
  private String leg = "";
  private boolean posts;
  private boolean analyses;
  private boolean over;

  /**
   * A conversation.
   *
   * @param installed the variants that are there now; asked each time
   * @param engines the engines that are there now, the preferred first; asked each time
   * @param out where the answers go
   */
  public XboardSession(
      Supplier<List<Variant>> installed, Supplier<List<Engine>> engines, PrintWriter out) {
    variants = new XboardVariants(installed);
    chair = new EngineSlot(engines);
    this.out = new LineOutput(out);
  }

  /** Answers until {@code quit} or the end of the input. */
  public void run(BufferedReader in) throws InterruptedException {
    Thread reader = new Thread(() -> read(in), "komabako-xboard-input");
    reader.setDaemon(true);
    reader.start();
    try {
      while (!over) {
        events.take().run();
      }
    } finally {
      drop();
      chair.close();
    }
  }

  private void read(BufferedReader in) {
    try {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String text = line.strip();
        events.add(() -> answer(text));
      }
    } catch (IOException e) {
      // The input has ended.
    }
    events.add(() -> over = true);
  }

  private void answer(String line) {
    List<String> words = Arrays.asList(line.split("\\s+"));
    try {
      command(line, words);
    } catch (IllegalArgumentException | IllegalStateException | EngineException e) {
      error(String.valueOf(e.getMessage()), line);
    } catch (RuntimeException | LinkageError e) {
      // A variant is foreign code, and its bundle may be gone.
      error("this went wrong inside: " + e, line);
    }
  }

  private void error(String message, String line) {
    out.say("Error (" + message.replaceAll("\\s+", " ") + "): " + line);
  }

  private void command(String line, List<String> words) {
    switch (words.get(0)) {
      case "",
          "xboard",
          "accepted",
          "rejected",
          "random",
          "hard",
          "easy",
          "computer",
          "name",
          "ics",
          "rating",
          "bk",
          "draw",
          "egtpath" -> {
        // Nothing is to be done, or nothing is said.
      }
      case "protover" -> offer();
      case "new" -> begin(rules());
      case "variant" -> begin(XboardVariants.rules(variants.named(argument(line))));
      case "setboard" -> setBoard(argument(line));
      case "usermove" -> userMove(argument(line));
      case "force", "result" -> force();
      case "go" -> play(game().position().side());
      case "playother" -> play(game().position().side().opponent());
      case "?" -> answerNow();
      case "undo" -> takeBack(1);
      case "remove" -> takeBack(2);
      case "hint" -> hint();
      case "analyze" -> analyze();
      case "exit" -> force();
      case "." -> status();
      case "post" -> posts = true;
      case "nopost" -> posts = false;
      case "ping" -> ping(argument(line));
      case "level", "st", "sd", "time", "otim" -> clock.take(words);
      case "memory" -> option("USI_Hash", argument(line));
      case "cores" -> option("Threads", argument(line));
      case "option" -> option(argument(line));
      case "quit" -> over = true;
      default -> other(line);
    }
  }

  private static String argument(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? "" : line.substring(space + 1).strip();
  }

  /** Moves may come without a command. */
  private void other(String line) {
    if (line.matches("[a-y][0-9].*|[A-Z]@[a-y].*|@@@@")) {
      userMove(line);
    } else {
      throw new IllegalArgumentException("unknown command");
    }
  }

  /** The rules that are played; those of the first variant before one was chosen. */
  private Rules rules() {
    Game current = game;
    if (current != null) {
      return current.rules();
    }
    return variants.usual();
  }

  private Game game() {
    Game current = game;
    if (current == null) {
      current = new Game(rules());
      game = current;
    }
    return current;
  }

  private void offer() {
    XboardOffer.features(variants.names(",")).forEach(out::say);
    List<Variant> offered = variants.all();
    if (!offered.isEmpty()) {
      Rules rules = rules();
      XboardOffer.options(offered.get(0), rules, chair.engine(rules)).forEach(out::say);
    }
    offered.forEach(each -> XboardVariants.ruleSet(each)
        .ifPresent(set -> out.say("# " + XboardText.name(each) + " is played by the rule set " + set
            + ", as programs for XBoard play it; the options Rule_NAME choose other rules")));
    out.say("feature done=1");
  }

  /** The engine plays the second side, until it is told otherwise. */
  private void begin(Rules next) {
    drop();
    game = new Game(next);
    engineSide = Optional.of(Side.WHITE);
    analyses = false;
    leg = "";
    clock.newGame();
    XboardText.setup(next.table(), next.start()).forEach(out::say);
  }

  private void setBoard(String fen) {
    Position position = rules().position(Fen.toSfen(fen));
    drop();
    game = new Game(position);
    goOn();
  }

  private void userMove(String text) {
    leg += text;
    if (leg.endsWith(",")) {
      return;
    }
    String whole = leg;
    leg = "";
    drop();
    try {
      follow(CecpMove.read(game().position(), whole));
    } catch (TextException e) {
      out.say("Illegal move (" + e.getMessage() + "): " + whole);
      return;
    } catch (IllegalMoveException e) {
      Refusal refusal = e.refusal();
      out.say("Illegal move (" + refusal.rule() + ": " + refusal.message() + "): " + whole);
      return;
    }
    tellEnd();
    goOn();
  }

  /** The board is the judge: a move goes on where our rules forbid to repeat, or have ended the game. */
  private void follow(Move move) {
    Game judged = game();
    try {
      judged.play(move);
    } catch (IllegalMoveException e) {
      Rules open = judged.rules().unjudged();
      if (open.equals(judged.rules()) || !FollowedGame.isEnd(e)) {
        throw e;
      }
      Game next = new Game(open.position(judged.root().position().sfen()));
      judged.current().line().forEach(next::play);
      next.play(move);
      game = next;
    }
  }

  /** Says how the game has ended, if it has. */
  private void tellEnd() {
    Optional<Outcome> outcome = game().outcome();
    if (!analyses) {
      outcome.ifPresent(each -> out.say(XboardText.result(each)));
    }
  }

  private void force() {
    drop();
    engineSide = Optional.empty();
    analyses = false;
  }

  private void play(Side side) {
    drop();
    analyses = false;
    engineSide = Optional.of(side);
    goOn();
  }

  /** Thinks if it is its turn, or if it analyses. */
  private void goOn() {
    Game current = game();
    boolean turn = engineSide.filter(current.position().side()::equals).isPresent();
    if (current.outcome().isPresent() || !turn && !analyses) {
      return;
    }
    think(analyses ? Limits.NONE : clock.limits(current.current().ply() / 2));
  }

  private void think(Limits limits) {
    Game current = game();
    Task task = new Task(current.root().position(), current.current().line(), limits);
    Position position = current.position();
    lastInfo = Optional.empty();
    thoughts++;
    int number = thoughts;
    endHint();
    thinking = ThinkingTask.begin(open(current.rules()), task, new ThinkingTask.Voice() {
      @Override
      public void info(Info info) {
        events.add(() -> told(info, number, position));
      }

      @Override
      public void answer(Answer answer) {
        events.add(() -> answered(answer, number, position));
      }

      @Override
      public void failure(String reason, Optional<Move> best) {
        events.add(() -> failed(reason, best, number, position));
      }
    });
  }

  /** What was thought before is of no interest any more. */
  private boolean isCurrent(int number) {
    return thinking != null && thoughts == number;
  }

  private void told(Info info, int number, Position position) {
    if (isCurrent(number)) {
      lastInfo = Optional.of(info);
      if (posts || analyses) {
        out.say(XboardText.line(info, position));
      }
    }
  }

  private void answered(Answer answer, int number, Position position) {
    if (!isCurrent(number) || analyses) {
      return;
    }
    thinking = null;
    if (answer instanceof Answer.Play play) {
      move(play.move(), position);
    } else {
      out.say(XboardText.result(
          answer instanceof Answer.ClaimWin
              ? Outcome.win(position.side(), Outcome.Reason.JISHOGI)
              : Outcome.win(position.side().opponent(), Outcome.Reason.RESIGNS)));
    }
    pong();
  }

  private void move(Move move, Position position) {
    XboardText.legs(position, move).forEach(each -> out.say("move " + each));
    game().play(move);
    tellEnd();
    goOn();
  }

  /** Says why, and plays what was best so far. */
  private void failed(String reason, Optional<Move> best, int number, Position position) {
    if (!isCurrent(number)) {
      return;
    }
    thinking = null;
    out.say("tellusererror " + reason);
    if (!analyses) {
      best.ifPresentOrElse(move -> move(move, position), () -> out.say("resign"));
    }
    pong();
  }

  private void drop() {
    endHint();
    ThinkingTask current = thinking;
    thinking = null;
    if (current != null) {
      current.drop();
      chair.close();
    }
    pong();
  }

  private void answerNow() {
    if (thinking != null && !analyses) {
      thinking.stop();
    }
  }

  private void takeBack(int moves) {
    drop();
    Game current = game();
    if (current.current().ply() < moves) {
      throw new IllegalArgumentException(
          moves == 1 ? "there is no move to take back" : "there are no two moves to take back");
    }
    for (int i = 0; i < moves; i++) {
      var unused = current.undo();
    }
    if (analyses) {
      goOn();
    }
  }

  private void analyze() {
    drop();
    engineSide = Optional.empty();
    analyses = true;
    goOn();
  }

  private void status() {
    lastInfo
        .filter(info -> analyses)
        .ifPresent(info -> out.say("stat01: " + info.time().toMillis() / 10 + " " + info.nodes()
            + " " + info.depth() + " 0 0"));
  }

  /** While it thinks about its move, the answer waits for that. */
  private void ping(String number) {
    pings.add(number);
    if (thinking == null || analyses) {
      pong();
    }
  }

  private void pong() {
    pings.forEach(number -> out.say("pong " + number));
    pings.clear();
  }

  private void option(String assignment) {
    int equals = assignment.indexOf('=');
    String name = equals < 0 ? assignment : assignment.substring(0, equals);
    String value = equals < 0 ? "" : assignment.substring(equals + 1);
    if (name.startsWith(XboardOffer.RULE)) {
      Variant variant = variants.playedUnder(rules());
      begin(Rules.of(
          variant, rules().options().with(name.substring(XboardOffer.RULE.length()), value)));
    } else if (!option(name, value)) {
      throw new IllegalArgumentException("there is no option '" + name + "'");
    }
  }

  /** Sets an option of the engine; false if it has none of that name. CECP's 1 is true. */
  private boolean option(String name, String value) {
    Optional<Engine> engine = chair.engine(rules());
    String wanted = engine.map(each -> XboardOption.value(each, name, value)).orElse(value);
    Optional<String> taken = engine.flatMap(each -> chair.setNearest(each, name, wanted));
    taken
        .filter(each -> !each.equals(wanted))
        .ifPresent(each -> out.say("# " + name + " is " + each + ", which is as near to " + value
            + " as can be had here"));
    return taken.isPresent();
  }

  /** What it expects the user to play; where it does not think, its own choice after a short look. */
  private void hint() {
    if (thinking == null && game().outcome().isEmpty()) {
      endHint();
      Game current = game();
      Task task = new Task(current.root().position(), current.current().line(), Limits.time(HINT));
      Position position = current.position();
      int number = ++hints;
      hint = ThinkingTask.begin(open(current.rules()), task, new ThinkingTask.Voice() {
        @Override
        public void info(Info info) {
          // Only its choice is a hint.
        }

        @Override
        public void answer(Answer answer) {
          events.add(() -> {
            if (number == hints) {
              tellHint(answer, position);
            }
          });
        }

        @Override
        public void failure(String reason, Optional<Move> best) {
          events.add(() -> out.say("tellusererror " + reason));
        }
      });
    }
  }

  /** The engine looks for a hint no more, so that it can think about something else. */
  private void endHint() {
    ThinkingTask running = hint;
    hint = null;
    hints++;
    if (running != null && !running.isOver()) {
      running.stop();
      running.awaitEnd();
    }
  }

  /** The engine at the board; what it has to say about its options is a remark. */
  private Thinker open(Rules rules) {
    Thinker thinker = chair.open(rules);
    chair.news().forEach(each -> out.say("# " + each));
    return thinker;
  }

  private void tellHint(Answer answer, Position position) {
    if (answer instanceof Answer.Play play && game().position() == position) {
      out.say("Hint: " + Notation.WINBOARD.write(position, play.move()));
    }
  }
}
