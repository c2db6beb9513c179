package org.komabako.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Trains a network for a variant, from games of the engine against itself. A round is games, learning, and a match of the
 * new network against the one before, which it takes the place of if it wins. What was done is kept in the user's data, and
 * the next training of the variant goes on there, also after the program was killed.
 */
@ProviderType
public interface NetworkTraining {
  /** What is being done. */
  enum Step {
    GAMES,
    LEARNING,
    MATCH
  }

  /**
   * How games are played.
   *
   * @param nodes that are searched for each move; empty for as many as usual
   * @param within games from the variant's start; if there are any, every other game begins within one of them
   */
  record Games(OptionalLong nodes, List<List<Move>> within) {
    /** As usual, each from an opening by lot. */
    public static final Games USUAL = new Games(OptionalLong.empty(), List.of());

    /** So many nodes are usual. */
    public static final int USUAL_NODES = 500;

    /** Keeps an own list. */
    public Games {
      within = List.copyOf(within);
    }
  }

  /**
   * What is to be trained.
   *
   * @param rules of the variant, under the options that its games are played with
   * @param time how long, at most
   * @param threads how many threads play and learn
   * @param mostBytes how much of the disk it may take
   * @param anew whether what was played and learnt for the variant before is forgotten when it begins; its network stays
   * @param onGrid whether the workers of the grid play the games; what is learnt is learnt here
   * @param games how they are played
   */
  record Request(
      Rules rules,
      Duration time,
      int threads,
      long mostBytes,
      boolean anew,
      boolean onGrid,
      Games games) {
    /** Goes on, with games as usual, all of them on this machine. */
    public Request(Rules rules, Duration time, int threads, long mostBytes) {
      this(rules, time, threads, mostBytes, false, false, Games.USUAL);
    }

    /** The same with other games. */
    public Request with(Games others) {
      return new Request(rules, time, threads, mostBytes, anew, onGrid, others);
    }
  }

  /**
   * How far it is.
   *
   * @param round 1 for the first that there ever was
   * @param step what is being done
   * @param done how many positions were played, epochs learnt or games of the match played
   * @param all how many there will be
   * @param points of the match so far, in percent; of the last epoch the error, in thousandths
   * @param kept how many networks were kept so far
   * @param perMinute how many more were done in a minute since the step began, or was gone on with; 0 if that is not known yet
   */
  record Progress(
      int round, Step step, long done, long all, double points, int kept, double perMinute) {
    /** With a rate that is not known yet. */
    public Progress(int round, Step step, long done, long all, double points, int kept) {
      this(round, step, done, all, points, kept, 0);
    }

    /** How long this step will take still; empty if that is not known. */
    public Optional<Duration> timeLeft() {
      return perMinute <= 0
          ? Optional.empty()
          : Optional.of(Duration.ofMillis((long) (60_000 * (all - done) / perMinute)));
    }
  }

  /** A training that runs. */
  @ProviderType
  interface Run {
    /** Ends it soon; what was done is kept. */
    void stop();

    /** Lets it rest soon, and the workers of the grid at once; its time stands still meanwhile. */
    void pause();

    /** Goes on after a pause. */
    void resume();

    /** When it has ended, with how far it came; or with the {@link EngineException} that ended it. */
    CompletableFuture<Progress> ended();
  }

  /**
   * Begins, or goes on. If it is refused, what was kept stays, also where it was to be forgotten.
   *
   * @param told now and then, from a thread of the training
   * @throws EngineException if the variant is being trained already, what was kept is of other pieces, or none of the games
   *     that others are to begin within can be used
   */
  Run start(Request request, Consumer<Progress> told);
}
