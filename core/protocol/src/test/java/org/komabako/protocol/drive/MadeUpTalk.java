package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.position.Rules;

/** A conversation with a program in memory that does what a test says, and notes what it was told. */
final class MadeUpTalk extends ProtocolDriver {
  final MadeUpProcess program;
  final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  volatile @Nullable Task task;

  private final Consumer<MadeUpTalk> upon;
  private volatile @Nullable Thought thought;

  /** @param upon what it does when it has to think */
  MadeUpTalk(Consumer<MadeUpTalk> upon) {
    this(MadeUpProcess.silent(), upon);
  }

  MadeUpTalk(MadeUpProcess program, Consumer<MadeUpTalk> upon) {
    super(new EngineProcess(program, new EngineLog()));
    this.program = program;
    this.upon = upon;
    var unused = begin(Duration.ZERO);
  }

  /** It plays its first legal move. */
  void play() {
    Thought current = thought;
    if (current != null) {
      current.play(current.position().legalMoves().get(0), Optional.empty());
    }
  }

  void fail(Throwable problem) {
    Thought current = thought;
    if (current != null) {
      current.answer().completeExceptionally(problem);
    }
  }

  /** The next that it is told. */
  String next() throws InterruptedException {
    String line = told.poll(10, TimeUnit.SECONDS);
    return line == null ? "nothing" : line;
  }

  Limits limits() {
    Task last = task;
    return last == null ? Limits.NONE : last.limits();
  }

  @Override
  List<String> greet(Duration patience) {
    return List.of();
  }

  @Override
  void prepare(
      Rules rules, EngineIdentity greeting, Map<String, String> values, Duration patience) {
    told.add("prepare");
  }

  @Override
  void go(Thought next) {
    thought = next;
    task = next.task();
    told.add("go");
    upon.accept(this);
  }

  @Override
  void stop() {
    told.add("stop");
  }

  @Override
  void ponderHit() {
    told.add("ponderhit");
  }

  @Override
  void heard(String line, @Nullable Thought current) {
    if (line.equals("break")) {
      throw new IllegalStateException("this line is too much");
    }
    told.add("heard " + line);
  }
}
