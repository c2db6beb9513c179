package org.komabako.engine;

/** An engine could not do what it was asked; the message is for people. */
public final class EngineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With a message for people. */
  public EngineException(String message) {
    super(message);
  }

  /** With a message for people, and what is behind it. */
  public EngineException(String message, Throwable cause) {
    super(message, cause);
  }
}
