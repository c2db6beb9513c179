package org.komabako.protocol.drive;

import org.komabako.engine.EngineException.Fault;

/** The engine's process ended or does not answer; a new one may do better. */
final class EngineDiedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Fault fault;

  /** It ended; with what happened, to follow the engine's name. */
  EngineDiedException(String message) {
    this(message, Fault.OTHER);
  }

  /** With what happened, and what that is. */
  EngineDiedException(String message, Fault fault) {
    super(message);
    this.fault = fault;
  }

  Fault fault() {
    return fault;
  }
}
