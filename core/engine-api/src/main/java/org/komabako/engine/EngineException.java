package org.komabako.engine;

/** An engine could not do what it was asked; the message is for people. */
public final class EngineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Whose fault it is, where a referee has to know. */
  public enum Fault {
    /** It answered a move that is not legal, or nonsense. */
    ILLEGAL_MOVE,
    /** Its program did not answer. */
    HANG,
    /** Its program ended, or anything else. */
    OTHER
  }

  private final Fault fault;

  /** With a message for people. */
  public EngineException(String message) {
    this(message, Fault.OTHER);
  }

  /** With a message for people, and what it did. */
  public EngineException(String message, Fault fault) {
    super(message);
    this.fault = fault;
  }

  /** With a message for people, and what is behind it. */
  public EngineException(String message, Throwable cause) {
    this(message, Fault.OTHER, cause);
  }

  /** With a message for people, what it did, and what is behind it. */
  public EngineException(String message, Fault fault, Throwable cause) {
    super(message, cause);
    this.fault = fault;
  }

  /** What it did. */
  public Fault fault() {
    return fault;
  }
}
