package org.komabako.engine;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ConsumerType;
import org.osgi.annotation.versioning.ProviderType;

/** Where the games of trainings are played beside this machine. A place may leave; trainings on it then fail and can be resumed. */
@ConsumerType
public interface TrainingPlace {
  /**
   * Games that are to be played.
   *
   * @param id a name that no other job has; whoever asks again with the same one gets what is there already
   * @param rules what is played
   * @param spec what all units have in common, for {@link TrainingGames}
   * @param units what is to be played
   * @param data the networks that the spec names by their digests
   */
  record Job(String id, Rules rules, byte[] spec, List<byte[]> units, List<byte[]> data) {
    /** Keeps own lists. */
    public Job {
      units = List.copyOf(units);
      data = List.copyOf(data);
    }
  }

  /** Takes results, in any order. */
  @FunctionalInterface
  @ProviderType
  interface Taker {
    /**
     * Looks at a result and keeps it. The same may come twice.
     *
     * @param unit which, from 0
     * @throws IllegalArgumentException if it is wrong; then the unit is played again by somebody else
     */
    void take(int unit, byte[] result);
  }

  /**
   * Has games played, and returns when all results are taken or it is stopped; a job that is stopped rests until somebody asks for
   * it again.
   *
   * @param stopped asked now and then
   * @throws EngineException if it cannot be done; the message is for people
   */
  void play(Job job, Taker taker, BooleanSupplier stopped);
}
