package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * The commands that xshogi gives GNU Shogi, older than all protocols: moves are written as in USI, an
 * answer is {@code 1. ... 8b5b 30}. Set-up positions and moves of thinking are not known.
 */
final class XshogiDriver extends MoveByMoveDriver {
  private static final Pattern MOVE = Pattern.compile("\\d+\\. \\.\\.\\. (\\S+).*");

  private static final long LONG_TIME = 3_600;

  private volatile boolean thinks;
  private volatile String hello = "";

  XshogiDriver(EngineProcess process) {
    super(process);
  }

  /** It says its name when it begins, before it is asked anything. */
  @Override
  List<String> greet(Duration patience) {
    var unused = ask(patience, line -> line.startsWith("Clocks:"), "level 1 0:01");
    return List.of(hello);
  }

  static EngineIdentity read(List<String> lines) {
    return new EngineIdentity(
        lines.stream().filter(line -> !line.isEmpty()).findFirst(),
        Map.of(),
        List.of(),
        java.util.Set.of());
  }

  @Override
  void prepare(
      Rules rules, EngineIdentity greeting, Map<String, String> values, Duration patience) {
    var unused = greeting.chosen(values);
  }

  @Override
  void newGame(Position from) {
    send("new");
    send("force");
  }

  @Override
  void tell(Position before, Move move) {
    send(move.toString());
  }

  @Override
  void go(Thought next) {
    if (!next.task().start().equals(next.task().start().rules().start())) {
      next.fail(Sentence.of(XshogiDriver.class, "xshogiDriver.knowsGamesFromUsual"));
      return;
    }
    if (next.task().limits().mate()) {
      next.fail(Sentence.of(XshogiDriver.class, "xshogiDriver.cannotLookMatesAlone"));
      return;
    }
    catchUp(next.task());
    sendLimits(next.task().limits());
    thinks = true;
    if (!next.task().limits().ponder()) {
      send("go");
    }
  }

  private void sendLimits(Limits limits) {
    limits.depth().ifPresent(depth -> send("depth " + depth));
    Optional<TimeLeft> own = limits.own().filter(left -> limits.time().isEmpty());
    long seconds = own.map(XshogiDriver::share)
        .orElseGet(() -> limits.time().map(XshogiDriver::seconds).orElse(LONG_TIME));
    send("level 1 " + seconds / 60 + String.format(":%02d", seconds % 60));
  }

  /** Whole seconds, at least one; it is stopped in time where that is too long. */
  private static long seconds(Duration time) {
    return Math.max(1, (time.toMillis() + 999) / 1000);
  }

  /** The part of a clock for one move: it overruns what it is given by up to two seconds. */
  private static long share(TimeLeft left) {
    long part = left.main().toSeconds() / 40 + left.limit().increment().toSeconds();
    return Math.max(1, Math.max(part, left.period().toSeconds() - 2));
  }

  @Override
  void stop() {
    send("?");
  }

  @Override
  void ponderHit() {
    send("go");
  }

  @Override
  void heard(String line, @Nullable Thought current) {
    if (hello.isEmpty()) {
      hello = line;
    }
    if (current == null || current.answer().isDone() || !thinks) {
      return;
    }
    Matcher move = MOVE.matcher(line);
    if (move.matches()) {
      thinks = false;
      send("force");
      answer(move.group(1), line, current);
    } else if (line.startsWith("Illegal move") && !line.endsWith("?")) {
      forget();
      current.fail(Sentence.of(XshogiDriver.class, "xshogiDriver.doesNotTakeMove", line));
    } else if (line.contains("mates!") || line.contains("resigns")) {
      forget();
      current.answer().complete(new Answer.Resign());
    }
  }

  private void answer(String text, String line, Thought current) {
    Optional<Move> move = current.legal(text, line);
    if (move.isPresent()) {
      remember(current, move.get());
      current.play(move.get(), Optional.empty());
    } else {
      forget();
    }
  }
}
