package org.komabako.protocol.drive;

import org.komabako.base.message.Sentence;
import org.komabako.base.message.Text;
import org.komabako.base.message.Told;
import org.komabako.engine.EngineException.Fault;

/** The engine's process ended or does not answer; a new one may do better. */
final class EngineDiedException extends RuntimeException implements Told {
  private static final long serialVersionUID = 1L;

  private final transient Text text;
  private final Fault fault;

  /** It ended; with what happened, to follow the engine's name. */
  EngineDiedException(Text text) {
    this(text, Fault.OTHER);
  }

  /** With what happened, and what that is. */
  EngineDiedException(Text text, Fault fault) {
    super(text.english());
    this.text = text;
    this.fault = fault;
  }

  /** It ended; with a sentence that is filled in, see {@link Sentence#of}. */
  static EngineDiedException of(String english, String japanese, Object... parts) {
    return new EngineDiedException(Sentence.of(english, japanese, parts));
  }

  /** It does not answer; with a sentence that is filled in. */
  static EngineDiedException hangs(String english, String japanese, Object... parts) {
    return new EngineDiedException(Sentence.of(english, japanese, parts), Fault.HANG);
  }

  @Override
  public Text text() {
    return text;
  }

  Fault fault() {
    return fault;
  }
}
