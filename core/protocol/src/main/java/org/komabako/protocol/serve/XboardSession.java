package org.komabako.protocol.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.komabako.base.message.TextException;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
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
  private final XboardVariants variants;
  private final EngineSlot chair;
  private final LineOutput out;
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final XboardClock clock = new XboardClock();
  private final XboardGame game;
  private final XboardPlayer player;
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
    this.out = new LineOutput(out);
    chair = new EngineSlot(engines, remark -> this.out.say("# " + remark));
    game = new XboardGame(variants);
    player = new XboardPlayer(game, chair, clock, events::add, this.out);
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
      player.close();
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
      case "new" -> begin(game.rules());
      case "variant" -> begin(XboardVariants.rules(variants.named(argument(line))));
      case "setboard" -> setBoard(argument(line));
      case "usermove" -> userMove(argument(line));
      case "force", "result", "exit" -> player.rest();
      case "go" -> player.play(game.position().side());
      case "playother" -> player.play(game.position().side().opponent());
      case "?" -> player.answerNow();
      case "undo" -> player.takeBack(1);
      case "remove" -> player.takeBack(2);
      case "hint" -> player.hint();
      case "analyze" -> player.analyze();
      case "." -> player.status();
      case "post" -> player.posts(true);
      case "nopost" -> player.posts(false);
      case "ping" -> player.ping(argument(line));
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

  private void offer() {
    XboardOffer.features(variants.names(",")).forEach(out::say);
    List<Variant> offered = variants.all();
    if (!offered.isEmpty()) {
      Rules rules = game.rules();
      XboardOffer.options(offered.get(0), rules, chair.engine(rules)).forEach(out::say);
    }
    offered.forEach(each -> XboardVariants.ruleSet(each)
        .ifPresent(set -> out.say("# " + XboardText.name(each) + " is played by the rule set " + set
            + ", as programs for XBoard play it; the options Rule_NAME choose other rules")));
    out.say("feature done=1");
  }

  private void begin(Rules next) {
    player.begin(next);
    XboardText.setup(next.table(), next.start()).forEach(out::say);
  }

  private void setBoard(String fen) {
    player.begin(game.rules().position(Fen.toSfen(fen)));
  }

  private void userMove(String leg) {
    game.whole(leg).ifPresent(this::wholeMove);
  }

  private void wholeMove(String move) {
    try {
      player.follow(move);
    } catch (TextException e) {
      out.say("Illegal move (" + e.getMessage() + "): " + move);
    } catch (IllegalMoveException e) {
      Refusal refusal = e.refusal();
      out.say("Illegal move (" + refusal.rule() + ": " + refusal.message() + "): " + move);
    }
  }

  private void option(String assignment) {
    int equals = assignment.indexOf('=');
    String name = equals < 0 ? assignment : assignment.substring(0, equals);
    String value = equals < 0 ? "" : assignment.substring(equals + 1);
    if (name.startsWith(XboardOffer.RULE)) {
      Variant variant = variants.playedUnder(game.rules());
      begin(Rules.of(
          variant, game.rules().options().with(name.substring(XboardOffer.RULE.length()), value)));
    } else if (!option(name, value)) {
      throw new IllegalArgumentException("there is no option '" + name + "'");
    }
  }

  /** Sets an option of the engine; false if it has none of that name. CECP's 1 is true. */
  private boolean option(String name, String value) {
    return chair
        .engine(game.rules())
        .filter(engine -> chair.setNearest(engine, name, XboardOption.value(engine, name, value)))
        .isPresent();
  }
}
