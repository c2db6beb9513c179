package org.komabako.console.commands.engine;

import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Run;

/** Waits with a command until a training ends, and prints now and then how far it is. */
final class TrainingWatch {
  private static final long BETWEEN = TimeUnit.SECONDS.toNanos(20);

  private @Nullable Progress said;
  private long last;

  private TrainingWatch() {}

  /** Trains until the time is over; an interrupt ends it sooner. */
  static Progress follow(NetworkTraining training, NetworkTraining.Request request) {
    TrainingWatch watch = new TrainingWatch();
    Run run = training.start(request, watch::tell);
    try {
      return run.ended().get();
    } catch (InterruptedException e) {
      run.stop();
      return run.ended().join();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException told ? told : new IllegalStateException(e);
    }
  }

  private synchronized void tell(Progress progress) {
    Progress before = said;
    boolean other = before == null
        || before.round() != progress.round()
        || before.step() != progress.step()
        || before.kept() != progress.kept();
    if (other || System.nanoTime() - last >= BETWEEN) {
      said = progress;
      last = System.nanoTime();
      Answering.say(line(progress));
    }
  }

  private static String line(Progress progress) {
    String step = Spoken.say(
        "trainingWatch." + progress.step().name().toLowerCase(Locale.ROOT),
        progress.round(),
        progress.done(),
        progress.all(),
        String.format(Locale.ROOT, "%.1f", progress.points()),
        progress.kept());
    return progress
        .timeLeft()
        .map(left -> Spoken.say(
            "trainingWatch.left",
            step,
            Math.round(progress.perMinute()),
            Math.max(1, (left.toSeconds() + 59) / 60)))
        .orElse(step);
  }
}
