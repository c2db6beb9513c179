package org.komabako.ui.analysis;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.komabako.opponents.analysis.Analyser;
import org.komabako.opponents.analysis.AnalysisRequest;
import org.komabako.opponents.analysis.Findings;
import org.komabako.session.LiveGame;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.MoveSettings;

/**
 * The analysis of a game by one engine, that goes on while one walks through it. Engines may tell a thousand times a
 * second; ten times are shown. For the display thread.
 */
final class LiveAnalysis implements AutoCloseable {
  private static final Logger LOG = System.getLogger(LiveAnalysis.class.getName());
  private static final int PAUSE = 100;

  private final Desk desk;
  private final Runnable changed;
  private final Executor lane;
  private final Analyser analyser;
  private final AtomicBoolean awaited = new AtomicBoolean();
  private volatile Findings latest = Findings.NOTHING;
  private Report report = Report.NOTHING;
  private boolean wanted;
  private boolean seen = true;
  private String engine;
  private int sharing = 1;

  /** @param engine the id of whom it asks if nobody else is chosen; empty for none */
  LiveAnalysis(LiveGame game, Desk desk, String engine, Runnable changed) {
    this.desk = desk;
    this.engine = engine;
    this.changed = changed;
    lane = desk.work().lane();
    analyser = Analyser.of(game, desk.services()::engine, this::told);
  }

  private void told(Findings findings) {
    latest = findings;
    if (awaited.compareAndSet(false, true)) {
      CompletableFuture.delayedExecutor(PAUSE, TimeUnit.MILLISECONDS)
          .execute(() -> lane.execute(this::write));
    }
  }

  private void write() {
    awaited.set(false);
    try {
      Report next = Report.of(latest, desk.settings().get(MoveSettings.NOTATION));
      desk.gate().send(this, () -> {
        report = next;
        changed.run();
      });
    } catch (RuntimeException | Error e) {
      // A variant is foreign code, and leaves at any time.
      LOG.log(Level.WARNING, "a line cannot be written", e);
    }
  }

  /** What was found last. */
  Report report() {
    return report;
  }

  /** Whether it is asked for; also while it waits or has failed. */
  boolean isOn() {
    return wanted;
  }

  /** The id of the engine that was asked last; empty for none. */
  String engine() {
    return engine;
  }

  /**
   * Looks with an engine from now on; none plays this if the id is empty.
   *
   * @param beside how many engines look at once, this one too
   */
  void start(String id, int beside) {
    wanted = true;
    engine = id;
    sharing = beside;
    begin();
    changed.run();
  }

  private void begin() {
    if (wanted && seen) {
      analyser.start(new AnalysisRequest(
          engine, lines(), desk.settings().get(AnalysisSettings.SPAN).limits(), sharing));
    }
  }

  private int lines() {
    int lines = desk.settings().get(AnalysisSettings.LINES);
    return Math.max(1, Math.min(AnalysisSettings.MOST_LINES, lines));
  }

  /** Looks no more. */
  void stop() {
    wanted = false;
    analyser.stop();
    changed.run();
  }

  /** Nobody sees the game, or one does again: an engine need not work for nobody. */
  void seen(boolean now) {
    if (seen != now) {
      seen = now;
      if (now) {
        begin();
      } else if (wanted) {
        analyser.stop();
      }
    }
  }

  /** Engines have come or gone. */
  void look() {
    analyser.look();
  }

  @Override
  public void close() {
    analyser.close();
  }
}
