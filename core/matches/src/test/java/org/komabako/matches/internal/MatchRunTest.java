package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.EngineException;
import org.komabako.matches.MatchNews;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Tally;
import org.komabako.session.KeptText;

/** Which games of a match count where an engine leaves in their midst, before the match is told of it. */
@Timeout(20)
class MatchRunTest {
  private static final String BEGUN = """
      komabako match 1
      variant small
      first plays@depth=1
      second leaves@depth=1
      games 2
      concurrency 1
      most-plies 12
      margin 0.3s
      random 0 7
      """;

  @TempDir
  private Path folder;

  private final InstalledParts installed = new InstalledParts();
  private final BlockingQueue<MatchNews> news = new LinkedBlockingQueue<>();

  private MatchRun run(ScriptedEngine leaves) {
    installed.add(new SmallGame());
    installed.add(new ScriptedEngine("plays", ScriptedEngine.FIRST));
    installed.add(leaves);
    MatchFolder match = MatchFolder.create(folder);
    KeptText kept = KeptText.create(match.journal());
    kept.keep(BEGUN);
    return new MatchRun(
        match,
        kept,
        match.lock().orElseThrow(),
        installed,
        new MoveTimeouts(Duration.ofSeconds(9), Duration.ofMillis(20)),
        news::add);
  }

  @AfterEach
  void nobodyIsToldMore() {
    assertEquals(List.of(), List.copyOf(news));
  }

  private State next() throws InterruptedException {
    return news.take().status().state();
  }

  @Test
  void aGameThatEndsByTheRulesCountsThoughItsEngineHasLeft() throws Exception {
    MatchRun run = run(new ScriptedEngine("leaves", (task, answer) -> {
      installed.engine("leaves").ifPresent(installed::remove);
      ScriptedEngine.RESIGNS.play(task, answer);
    }));
    run.look();
    // Of the beginning and of each game.
    var unused = List.of(next(), next(), next());
    assertEquals(State.FINISHED, run.status().state());
    assertEquals(new Tally(2, 0, 0), run.report().all());
  }

  @Test
  void aGameThatAnEngineLosesBecauseItLeavesDoesNotCount() throws Exception {
    BlockingQueue<String> closed = new LinkedBlockingQueue<>();
    MatchRun run = run(new ScriptedEngine("leaves", (task, answer) -> {
      installed.engine("leaves").ifPresent(installed::remove);
      answer.completeExceptionally(new EngineException("it has left"));
      closed.add("asked");
    }));
    run.look();
    assertEquals(State.RUNNING, next());
    closed.take();
    closed.take();
    assertEquals(0, run.report().all().games());
    run.look();
    assertEquals(State.WAITING, next());
    installed.add(new ScriptedEngine("leaves", ScriptedEngine.RESIGNS));
    run.look();
    // Of the beginning and of each game.
    var unused = List.of(next(), next(), next());
    assertEquals(State.FINISHED, run.status().state());
    assertEquals(new Tally(2, 0, 0), run.report().all());
    assertTrue(run.report().faults(false).isEmpty());
  }
}
