package org.komabako.ui.workbench.sound;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.komabako.game.clock.ClockFace;
import org.komabako.ui.board.ClockBell;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;

/**
 * Lets the games be heard, as long as the user wants to. Sounds are made and played in a lane; while
 * one is playing, few wait. Where nothing can be heard it falls silent, until it is switched on anew.
 */
public final class Sounds {
  /** Whether anything is heard. */
  public static final Setting<Boolean> ON = Setting.flag("sound.on", true);

  /** What they sound like. */
  public static final Setting<SoundSet> SET = Setting.oneOf("sound.set", SoundSet.WOOD);

  /** How loud they are, in parts of a hundred. */
  public static final Setting<Integer> VOLUME = Setting.number("sound.volume", 100);

  /** Whether clocks are heard; only where anything is. */
  public static final Setting<Boolean> CLOCK = Setting.flag("sound.clock", true);

  /** Which of the last seconds tick. */
  public static final Setting<Ticks> TICKS = Setting.oneOf("sound.ticks", Ticks.TEN);

  /** How many of the last seconds of the main time, and of each period, are heard. */
  public enum Ticks {
    /** None. */
    OFF(0),
    /** Five. */
    FIVE(5),
    /** Ten. */
    TEN(10),
    /** Thirty. */
    THIRTY(30);

    private final int seconds;

    Ticks(int seconds) {
      this.seconds = seconds;
    }
  }

  private static final Logger LOG = System.getLogger(Sounds.class.getName());
  private static final int MOST_WAITING = 2;

  private final Settings settings;
  private final Executor lane;
  private final Loudspeaker loudspeaker;
  private final Map<Sound, byte[]> made = new ConcurrentHashMap<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private volatile boolean silent;

  /** From the sound card, if there is one. */
  public Sounds(Settings settings, Executor lane) {
    this(settings, lane, samples -> new SoundCard().play(samples));
  }

  Sounds(Settings settings, Executor lane, Loudspeaker loudspeaker) {
    this.settings = settings;
    this.lane = lane;
    this.loudspeaker = loudspeaker;
    settings.listen(ON, on -> silent = false);
    settings.listen(VOLUME, volume -> made.clear());
  }

  /** Lets a game be heard from now on. */
  public void follow(GameModel model) {
    Follower follower = new Follower();
    model.listen(() -> model.snapshot().ifPresent(follower::next));
  }

  /**
   * Lets the clock of a game be heard from now on.
   *
   * @param view tells of its clock as time goes by
   * @param seen whether the game is looked at; others' clocks are silent
   */
  public void followClock(GameView view, BooleanSupplier seen) {
    ClockFollower follower = new ClockFollower();
    view.listenToClock(view.control(), face -> follower.next(face, seen.getAsBoolean()));
  }

  private final class ClockFollower {
    private Optional<ClockFace> last = Optional.empty();

    void next(ClockFace now, boolean seen) {
      last.filter(before -> seen).ifPresent(before -> passed(before, now));
      last = Optional.of(now);
    }
  }

  /** Time has gone by; for any thread. */
  void passed(ClockFace before, ClockFace now) {
    if (settings.get(CLOCK)) {
      ClockBell.between(before, now, settings.get(TICKS).seconds)
          .ifPresent(signal -> hear(() -> Optional.of(Cue.of(signal))));
    }
  }

  private final class Follower {
    private Optional<Snapshot> last = Optional.empty();

    void next(Snapshot now) {
      last.filter(before -> before != now).ifPresent(before -> changed(before, now));
      last = Optional.of(now);
    }
  }

  /** A game has gone on; for any thread. */
  void changed(Snapshot before, Snapshot after) {
    hear(() -> Cue.of(before, after));
  }

  /** Lets be heard what is found out in the lane. */
  private void hear(Supplier<Optional<Cue>> cue) {
    if (settings.get(ON) && !silent && waiting.get() < MOST_WAITING) {
      waiting.incrementAndGet();
      lane.execute(() -> {
        try {
          cue.get().ifPresent(this::play);
        } finally {
          waiting.decrementAndGet();
        }
      });
    }
  }

  /**
   * Lets be heard what is chosen now: a capture and a check.
   *
   * @param unheard run in the lane if there is nothing to hear it with
   */
  public static void preview(Settings settings, Executor lane, Runnable unheard) {
    preview(settings, lane, samples -> new SoundCard().play(samples), unheard);
  }

  static void preview(Settings settings, Executor lane, Loudspeaker loudspeaker, Runnable unheard) {
    lane.execute(() -> {
      try {
        for (Cue cue : List.of(Cue.CAPTURE, Cue.CHECK)) {
          loudspeaker.play(Tones.of(cue, settings.get(SET), settings.get(VOLUME)));
        }
      } catch (Exception | Error e) {
        unheard.run();
      }
    });
  }

  private record Sound(Cue cue, SoundSet set, int volume) {
    byte[] samples() {
      return Tones.of(cue, set, volume);
    }
  }

  private void play(Cue cue) {
    try {
      loudspeaker.play(made.computeIfAbsent(
          new Sound(cue, settings.get(SET), settings.get(VOLUME)), Sound::samples));
    } catch (Exception | Error e) {
      silent = true;
      LOG.log(Level.DEBUG, "nothing can be heard: {0}", e.toString());
    }
  }
}
