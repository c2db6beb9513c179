package org.komabako.grid;

import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A kind of work that can be done anywhere: bytes in, bytes out. Kinds are services; a worker does the jobs of those
 * kinds that it has. A kind trusts nothing that it reads.
 */
@ConsumerType
public interface WorkKind {
  /** A short word that no other kind has, like {@code match}. */
  String name();

  /**
   * Why a job cannot be worked on here; empty if it can. What does not change while the worker runs is asked only
   * once for each job.
   *
   * @param spec what all units of the job have in common
   * @throws IllegalArgumentException if the spec cannot be understood
   */
  Optional<LocalizedText> refusal(byte[] spec, PartSource parts);

  /**
   * Works through a unit. The same unit gives the same result wherever it is worked on, as far as the kind promises
   * that.
   *
   * @param spec what all units of the job have in common
   * @param unit what is to be done
   * @return the result
   * @throws InterruptedException if the thread is interrupted; the unit then is as if it had never been begun
   */
  byte[] work(byte[] spec, byte[] unit, PartSource parts) throws InterruptedException;
}
