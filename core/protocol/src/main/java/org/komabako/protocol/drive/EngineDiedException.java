package org.komabako.protocol.drive;

/** The engine's process ended or does not answer; a new one may do better. */
final class EngineDiedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With what happened, to follow the engine's name. */
  EngineDiedException(String message) {
    super(message);
  }
}
