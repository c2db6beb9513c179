package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.clock.TimeLeft;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;

/**
 * USI, as a graphical board speaks it. A line is kept open by empty lines, which engines pass over, at any time; {@code
 * isready} would make some forget all that they know, and is not allowed while they think. Who answers an empty line by
 * another, as our own engine does, is known to be there.
 *
 * <p>The time of one move is {@code movetime} for programs that choose among variants, as those have it from UCI. Boards of
 * shogi do not say it, and GPS Shogi ends when it hears it, so that others are told a byoyomi without main time.
 */
final class UsiDriver extends ProtocolDriver {
  private static final String RULE_PREFIX = "Rule_";

  private static final String USI = "usi";
  private static final String USIOK = "usiok";

  /** So many empty lines before anything else are no accident; others print some while they load. */
  private static final int PROBES = 2;

  private boolean probes;
  private volatile boolean echoes;
  private volatile boolean knowsMoveTime = true;

  UsiDriver(EngineProcess process) {
    super(process);
  }

  @Override
  List<String> greet(Duration patience) {
    if (!probes) {
      return ask(patience, USIOK::equals, USI);
    }
    List<String> said = ask(patience, USIOK::equals, "", "", USI);
    echoes = said.stream().takeWhile(String::isEmpty).count() == PROBES;
    return said;
  }

  /** An engine that knows rule options gets those of the game; what was chosen beside comes last. */
  @Override
  void prepare(
      Rules rules, EngineIdentity greeting, Map<String, String> values, Duration patience) {
    knowsMoveTime = !greeting.can().isEmpty();
    Map<String, String> all = new LinkedHashMap<>();
    Optional<String> game = rules.table().nameAmong("usi", greeting.variants());
    greeting.can().forEach(option -> game.ifPresent(name -> all.put(option, name)));
    rules.options().asMap().forEach((name, value) -> {
      if (greeting.options().containsKey(RULE_PREFIX + name)) {
        all.put(RULE_PREFIX + name, value);
      }
    });
    all.putAll(greeting.ruled(rules, Protocol.USI.text()));
    all.putAll(greeting.chosen(values));
    all.forEach((name, value) ->
        send("setoption name " + name + (value.isEmpty() ? "" : " value " + value)));
    var unused = ask(patience, "readyok"::equals, "isready");
    send("usinewgame");
  }

  @Override
  void probe() {
    probes = true;
  }

  @Override
  boolean keepAlive() {
    send("");
    return echoes;
  }

  @Override
  void go(Thought next) {
    send(position(next.task()));
    send("go" + words(next));
  }

  static String position(Task task) {
    String start = task.start().equals(task.start().rules().start())
        ? "startpos"
        : "sfen " + task.start().sfen();
    String moves = task.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    return "position " + start + (moves.isEmpty() ? "" : " moves " + moves);
  }

  private String words(Thought thought) {
    Limits limits = thought.task().limits();
    StringBuilder words = new StringBuilder(limits.ponder() ? " ponder" : "");
    if (limits.mate()) {
      String most = limits.time().map(each -> String.valueOf(each.toMillis())).orElse("infinite");
      return words.append(" mate ").append(most).toString();
    }
    boolean black = thought.position().side() == Side.BLACK;
    boolean asByoyomi = limits.time().isPresent() && !knowsMoveTime;
    if (!asByoyomi) {
      limits.own().ifPresent(own -> {
        TimeLeft opponent = limits.opponent().orElse(own);
        words.append(clocks(black ? own : opponent, black ? opponent : own, own));
      });
    }
    String time = asByoyomi ? " btime 0 wtime 0 byoyomi " : " movetime ";
    limits.time().ifPresent(each -> words.append(time).append(each.toMillis()));
    limits.depth().ifPresent(depth -> words.append(" depth ").append(depth));
    limits.nodes().ifPresent(nodes -> words.append(" nodes ").append(nodes));
    boolean none = words.length() == (limits.ponder() ? " ponder".length() : 0);
    return words.append(none ? " infinite" : "").toString();
  }

  /** All periods but the last count as main time, for USI knows one only. */
  private static String clocks(TimeLeft black, TimeLeft white, TimeLeft own) {
    String main = " btime " + main(black) + " wtime " + main(white);
    boolean increment =
        !black.limit().increment().isZero() || !white.limit().increment().isZero();
    return increment
        ? main + " binc " + black.limit().increment().toMillis() + " winc "
            + white.limit().increment().toMillis()
        : main + " byoyomi " + own.limit().period().toMillis();
  }

  private static long main(TimeLeft left) {
    return left.main().toMillis()
        + Math.max(0, left.periods() - 1) * left.limit().period().toMillis();
  }

  @Override
  void stop() {
    send("stop");
  }

  @Override
  void ponderHit() {
    send("ponderhit");
  }

  @Override
  void heard(String line, @Nullable Thought current) {
    if (current == null || current.answer().isDone()) {
      return;
    }
    if (line.startsWith("info ")) {
      if (current.hasEar()) {
        UsiInfo.read(line, current).ifPresent(current::tell);
      }
    } else if (line.equals("bestmove") || line.startsWith("bestmove ")) {
      bestMove(Arrays.asList(line.split("\\s+")), line, current);
    } else if (line.startsWith("checkmate")) {
      mate(Arrays.asList(line.split("\\s+")), line, current);
    }
  }

  private static void bestMove(List<String> words, String line, Thought current) {
    String move = words.size() < 2 ? "" : words.get(1);
    switch (move) {
      case "resign", "(none)", "none" -> current.answer().complete(new Answer.Resign());
      case "win" -> current.answer().complete(new Answer.ClaimWin());
      default -> {
        boolean ponders = words.size() > 3 && words.get(2).equals("ponder");
        Optional<String> ponder = ponders ? Optional.of(words.get(3)) : Optional.empty();
        current.legal(move, line).ifPresent(legal -> current.play(legal, ponder));
      }
    }
  }

  private static void mate(List<String> words, String line, Thought current) {
    String first = words.size() < 2 ? "" : words.get(1);
    switch (first) {
      case "nomate" -> current.answer().complete(new Answer.Mate(List.of(), true));
      case "timeout" -> current.answer().complete(new Answer.Mate(List.of(), false));
      case "notimplemented" ->
        current.fail(Sentence.of(UsiDriver.class, "usiDriver.cannotLookMates"));
      default -> {
        List<String> texts = words.subList(Math.min(1, words.size()), words.size());
        List<Move> moves = current.line(texts);
        if (moves.isEmpty() || moves.size() < texts.size()) {
          current.wrong(Sentence.of(UsiDriver.class, "usiDriver.answeredMateIllegalMove", line));
        } else {
          current.answer().complete(new Answer.Mate(moves, false));
        }
      }
    }
  }
}
