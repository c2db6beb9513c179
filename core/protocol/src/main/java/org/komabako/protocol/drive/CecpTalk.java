package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.kernel.Move;
import org.komabako.kernel.Position;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Side;
import org.komabako.kernel.clock.TimeLeft;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.notation.Notation;
import org.komabako.protocol.Fen;

/**
 * CECP version 2, as XBoard speaks it. The engine is kept in force mode between tasks. A {@code ping}
 * before each task tells apart what is still said of the one before.
 */
final class CecpTalk extends MoveByMoveTalk {
  private static final int UNLIMITED_DEPTH = 99;
  private static final int MATE = 100_000;
  private static final Duration LONG_TIME = Duration.ofDays(1);
  private static final Pattern INFO =
      Pattern.compile("(\\d+)[.&]?\\s+(-?\\d+)\\s+(\\d+)\\s+(\\d+)(?:\\s+(.*))?");
  private static final String MOVE = "move";
  private static final String END_OF_ANALYSIS = "pong 0";
  private static final Pattern REMARK = Pattern.compile("\\([^)]*\\)|\\{[^}]*}");
  private static final Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2|resign\\b).*");

  private Map<String, String> commands = Map.of();
  private String variant = "";
  private boolean pings;
  private int pinged;
  private volatile int answered;
  private volatile boolean waitsForHit;
  private volatile boolean analyses;
  private Optional<Move> found = Optional.empty();
  private String leg = "";

  CecpTalk(Program program, EngineLog log) {
    super(program, log);
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
  void prepare(Rules rules, Greeting greeting, Map<String, String> values, Duration patience) {
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
    commands = ready;
    if (pings) {
      pinged++;
      var unused = ask(patience, ("pong " + pinged)::equals, "ping " + pinged);
    }
  }

  private static boolean isCommand(String option) {
    return option.equals(CecpOptions.MEMORY) || option.equals(CecpOptions.CORES);
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
    send("easy");
  }

  @Override
  void tell(Position before, Move move) {
    send("usermove " + Notation.WINBOARD.write(before, move));
  }

  @Override
  void go(Thought next) {
    if (next.task().limits().mate()) {
      next.fail(Text.of("it cannot look for mates alone", "詰みだけを探すことはできません"));
      return;
    }
    leg = "";
    catchUp(next.task());
    pinged++;
    if (pings) {
      send("ping " + pinged);
    } else {
      answered = pinged;
    }
    begin(next.task().limits());
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
    sendLimits(limits);
    if (!waitsForHit) {
      send("go");
    }
  }

  private void sendLimits(Limits limits) {
    send("sd " + limits.depth().orElse(UNLIMITED_DEPTH));
    Optional<TimeLeft> own = limits.own().filter(left -> limits.time().isEmpty());
    if (own.isEmpty()) {
      sendTime(limits.time().orElse(LONG_TIME));
    } else if (own.get().main().isZero()) {
      sendTime(own.get().period());
    } else {
      sendClocks(own.get(), limits.opponent().orElse(own.get()));
    }
  }

  /** The clock too: some engines go by it even where each move has its own time. */
  private void sendTime(Duration time) {
    send("st " + Math.max(1, (time.toMillis() + 999) / 1000));
    send("time " + time.toMillis() / 10);
    send("otim " + time.toMillis() / 10);
  }

  private void sendClocks(TimeLeft own, TimeLeft opponent) {
    long increment = own.limit().increment().plus(own.limit().period()).toSeconds();
    long main = Math.max(1, own.limit().main().toSeconds());
    send("level 0 " + main / 60 + String.format(":%02d", main % 60) + " " + increment);
    send("time " + own.main().toMillis() / 10);
    send("otim " + opponent.total().toMillis() / 10);
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
      return;
    }
    if (line.startsWith("Illegal move")) {
      forget();
      current.fail(Sentence.of(
          "it does not take a move that is legal here: {0}", "この局面で正しい手を受け付けません：{0}", line));
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
          () -> current.fail(Text.of("it found no move while it analysed", "検討中に手が見つかりませんでした")));
    } else if (RESULT.matcher(line).matches()) {
      ended(line, current);
    } else if (current.hasEar()) {
      info(line, current).ifPresent(info -> tell(info, current));
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
    send("force");
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
      current.fail(
          Sentence.of("it claims a result without a move: {0}", "手を指さずに結果を主張しています：{0}", line));
    }
  }

  private static Optional<Info> info(String line, Thought current) {
    Matcher matcher = INFO.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    try {
      int depth = Integer.parseInt(matcher.group(1));
      String moves =
          matcher.group(5) == null ? "" : REMARK.matcher(matcher.group(5)).replaceAll("");
      return Optional.of(new Info(
          depth,
          depth,
          1,
          score(Integer.parseInt(matcher.group(2))),
          Info.Bound.EXACT,
          Long.parseLong(matcher.group(4)),
          Duration.ofMillis(10 * Long.parseLong(matcher.group(3))),
          0,
          current.line(Arrays.asList(moves.strip().split("\\s+")))));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** A mate in some moves is written as so many above a great number. */
  private static Score score(int value) {
    int beyond = Math.abs(value) - MATE;
    if (beyond < 0) {
      return new Score.Material(value);
    }
    return new Score.Mate(value > 0 ? Math.max(1, 2 * beyond - 1) : -2 * beyond);
  }
}
