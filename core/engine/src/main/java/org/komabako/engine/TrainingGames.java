package org.komabako.engine;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ProviderType;

/** Plays games for trainings, bytes to bytes, so that any machine can. The same unit gives the same games everywhere. */
@ProviderType
public interface TrainingGames {
  /**
   * Plays a unit.
   *
   * @param rules what is played
   * @param spec what all units of the job have in common
   * @param data finds a network by its digest
   * @param stopped asked before each move
   * @return the games; empty if it was stopped
   * @throws IllegalArgumentException if the spec, the unit or a network makes no sense, or a network is not there
   */
  Optional<byte[]> play(
      Rules rules,
      byte[] spec,
      byte[] unit,
      Function<String, Optional<byte[]>> data,
      BooleanSupplier stopped);
}
