package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.protocol.text.CecpMove;
import org.komabako.protocol.text.Fen;

/**
 * CECP version 2, as XBoard speaks it. The engine is kept in force mode between tasks. A {@code ping}
 * before each task tells apart what is still said of the one before.
 */
final class CecpDriver extends MoveByMoveDriver {
  private static final String MOVE = "move";
  private static final String END_OF_ANALYSIS = "pong 0";

  /** So many tasks there are in no conversation. */
  private static final String KEEP_ALIVE = "ping 1000000";

  private static final Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2|resign\\b).*");

  private final CecpClock clock = new CecpClock(this::send);
  private Map<String, String> commands = Map.of();
  private String variant = "";
  private boolean pings;
  private int pinged;
  private volatile int answered;
  private volatile boolean waitsForHit;
  private volatile boolean analyses;
  private boolean ponders;
  private volatile boolean plays;
  private Optional<Move> found = Optional.empty();
  private String leg = "";

  CecpDriver(EngineProcess process) {
    super(process);
  }

  @Override
  List<String> greet(Duration patience) {
    return ask(
        patience,
        line -> line.startsWith("feature ") && line.contains("done=1"),
        "xboard",
        "protover 2");
  }

  @Override
  void prepare(
      Rules rules, EngineIdentity greeting, Map<String, String> values, Duration patience) {
    variant = rules
        .table()
        .nameAmong("cecp", greeting.variants())
        .orElse(rules.table().key());
    pings = greeting.can().contains("ping");
    Map<String, String> ready = new LinkedHashMap<>();
    greeting.options().values().forEach(option -> {
      if (isCommand(option.name())) {
        ready.put(option.name(), option.base());
      }
    });
    Map<String, String> all = greeting.ruled(rules, Protocol.CECP.text());
    all.putAll(greeting.chosen(values));
    all.forEach((name, value) -> {
      if (isCommand(name)) {
        ready.put(name, value);
      } else {
        send("option " + name + assignment(value));
      }
    });
    ponders = "true".equals(ready.remove(CecpOptions.PONDER));
    commands = ready;
    if (pings) {
      pinged++;
      var unused = ask(patience, ("pong " + pinged)::equals, "ping " + pinged);
    }
  }

  /** While it thinks, {@code pong} would come after its move. */
  @Override
  boolean keepAlive() {
    boolean asks = pings && isIdle();
    if (asks) {
      send(KEEP_ALIVE);
    }
    return asks;
  }

  private static boolean isCommand(String option) {
    return option.equals(CecpOptions.MEMORY)
        || option.equals(CecpOptions.CORES)
        || option.equals(CecpOptions.PONDER);
  }

  private static String assignment(String value) {
    return switch (value) {
      case "" -> "";
      case "true" -> "=1";
      case "false" -> "=0";
      default -> "=" + value;
    };
  }

  @Override
  void newGame(Position from) {
    send("new");
    send("variant " + variant);
    commands.forEach((name, value) -> send(name + " " + value));
    send("force");
    if (!from.equals(from.rules().start())) {
      send("setboard " + Fen.write(from));
    }
    send("post");
    send(ponders ? "hard" : "easy");
  }

  @Override
  void tell(Position before, Move move) {
    send("usermove " + CecpMove.write(before, move));
  }

  @Override
  void go(Thought next) {
    if (next.task().limits().mate()) {
      next.fail(Sentence.of(CecpDriver.class, "cecpDriver.cannotLookMatesAlone"));
      return;
    }
    leg = "";
    if (plays && isReply(next.task())) {
      reply(next.task());
      return;
    }
    force();
    catchUp(next.task());
    pinged++;
    if (pings) {
      send("ping " + pinged);
    } else {
      answered = pinged;
    }
    begin(next.task().limits());
  }

  /** An engine that ponders plays on by itself: it has to be told the move and the clocks alone. */
  private boolean isReply(Task task) {
    return lacksOneMove(task) && clock.knows(task.limits());
  }

  /** Anything but clocks and the move would end its pondering, also where it thinks about the right move. */
  private void reply(Task task) {
    found = Optional.empty();
    clock.show(task.limits());
    catchUp(task);
  }

  private void force() {
    if (plays) {
      plays = false;
      send("force");
    }
  }

  /** Some engines read nothing while they think; all do while they analyse. */
  private void begin(Limits limits) {
    found = Optional.empty();
    analyses = limits.equals(Limits.NONE);
    waitsForHit = limits.ponder();
    if (analyses) {
      send("analyze");
      return;
    }
    clock.tell(limits);
    if (!waitsForHit) {
      send("go");
    }
  }

  @Override
  void stop() {
    if (analyses) {
      send("exit");
      send("ping 0");
      return;
    }
    ponderHit();
    send("?");
  }

  @Override
  void ponderHit() {
    if (waitsForHit) {
      waitsForHit = false;
      send("go");
    }
  }

  @Override
  void heard(String line, @Nullable Thought current) {
    if (line.equals("pong " + pinged)) {
      answered = pinged;
    }
    if (current == null || current.answer().isDone()) {
      if (RESULT.matcher(line).matches()) {
        // While it ponders it may see the end of the game, and plays on no more.
        plays = false;
      }
      return;
    }
    if (line.startsWith("Illegal move")) {
      forget();
      current.fail(Sentence.of(CecpDriver.class, "cecpDriver.doesNotTakeMove", line));
    } else if (answered == pinged) {
      answer(line, current);
    }
  }

  private void answer(String line, Thought current) {
    if (line.equals(MOVE) || line.startsWith(MOVE + " ")) {
      moved(line.substring(MOVE.length()).strip(), current);
    } else if (analyses && line.equals(END_OF_ANALYSIS)) {
      found.ifPresentOrElse(
          move -> current.play(move, Optional.empty()),
          () -> current.fail(Sentence.of(CecpDriver.class, "cecpDriver.foundNoMoveWhile")));
    } else if (RESULT.matcher(line).matches()) {
      ended(line, current);
    } else if (current.hasEar()) {
      CecpInfo.read(line, current).ifPresent(info -> tell(info, current));
    }
  }

  private void tell(Info info, Thought current) {
    found = info.line().stream().findFirst().or(() -> found);
    current.tell(info);
  }

  /** A leg that ends with a comma is followed by another. */
  private void moved(String text, Thought current) {
    leg += text;
    if (leg.endsWith(",")) {
      return;
    }
    plays = true;
    if (!ponders) {
      force();
    }
    Optional<Move> move = current.legal(leg, MOVE + " " + leg);
    if (move.isPresent()) {
      remember(current, move.get());
      current.play(move.get(), Optional.empty());
    } else {
      forget();
    }
  }

  private void ended(String line, Thought current) {
    forget();
    String lost = current.position().side() == Side.BLACK ? "0-1" : "1-0";
    if (line.startsWith(lost) || line.startsWith("resign")) {
      current.answer().complete(new Answer.Resign());
    } else {
      current.fail(Sentence.of(CecpDriver.class, "cecpDriver.claimsResultWithoutMove", line));
    }
  }
}
