package org.komabako.library;

import org.osgi.annotation.versioning.ConsumerType;

/** Follows something that takes a while. Called by the thread that does it, several times a second. */
@FunctionalInterface
@ConsumerType
public interface ProgressListener {
  /** Nobody looks, nobody cancels. */
  ProgressListener NONE = (games, share) -> true;

  /**
   * Tells how far it is.
   *
   * @param games how many were looked at
   * @param share of all there is to do, from 0 to 1
   * @return false to stop it here
   */
  boolean goesOn(long games, double share);
}
