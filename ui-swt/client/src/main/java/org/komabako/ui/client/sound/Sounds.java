package org.komabako.ui.client.sound;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.client.game.GameModel;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.settings.Settings;

/**
 * Lets the games be heard, as long as the user wants to. Sounds are made and played in a lane; while
 * one is playing, few wait. Where nothing can be heard it falls silent, until it is switched on anew.
 */
public final class Sounds {
  /** Whether anything is heard. */
  public static final Setting<Boolean> ON = Setting.flag("sound.on", true);

  private static final Logger LOG = System.getLogger(Sounds.class.getName());
  private static final int MOST_WAITING = 2;

  private final Settings settings;
  private final Executor lane;
  private final Loudspeaker loudspeaker;
  private final Map<Cue, byte[]> made = new EnumMap<>(Cue.class);
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
  }

  /** Lets a game be heard from now on. */
  public void follow(GameModel model) {
    Follower follower = new Follower();
    model.listen(() -> model.snapshot().ifPresent(follower::next));
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
    if (settings.get(ON) && !silent && waiting.get() < MOST_WAITING) {
      waiting.incrementAndGet();
      lane.execute(() -> {
        try {
          Cue.of(before, after).ifPresent(this::play);
        } finally {
          waiting.decrementAndGet();
        }
      });
    }
  }

  private void play(Cue cue) {
    try {
      loudspeaker.play(made.computeIfAbsent(cue, Tones::of));
    } catch (Exception | LinkageError e) {
      silent = true;
      LOG.log(Level.DEBUG, "nothing can be heard: {0}", e.toString());
    }
  }
}
