package org.komabako.protocol.drive;

import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.EngineException.Fault;

/** The engine's process ended or does not answer; a new one may do better. */
final class EngineDiedException extends RuntimeException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;
  private final Fault fault;

  /** It ended; with what happened, to follow the engine's name. */
  EngineDiedException(LocalizedText text) {
    this(text, Fault.OTHER);
  }

  /** With what happened, and what that is. */
  EngineDiedException(LocalizedText text, Fault fault) {
    super(text.in(Locale.ENGLISH));
    this.text = text;
    this.fault = fault;
  }

  /** It ended; with a sentence that is filled in, see {@link Sentence#of(Class, String, Object...)}. */
  static EngineDiedException of(String key, Object... parts) {
    return new EngineDiedException(Sentence.of(EngineDiedException.class, key, parts));
  }

  /** It does not answer; with a sentence that is filled in. */
  static EngineDiedException hangs(String key, Object... parts) {
    return new EngineDiedException(Sentence.of(EngineDiedException.class, key, parts), Fault.HANG);
  }

  @Override
  public LocalizedText text() {
    return text;
  }

  Fault fault() {
    return fault;
  }
}
