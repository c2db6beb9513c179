package org.komabako.engine;

import java.util.List;
import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;

/** An engine could not do what it was asked; says what went wrong and where, in both languages. */
public final class EngineException extends RuntimeException implements UserMessage {
  private static final long serialVersionUID = 1L;

  /** Whose fault it is, where a referee has to know. */
  public enum Fault {
    /** It answered a move that is not legal, or nonsense. */
    ILLEGAL_MOVE,
    /** Its program did not answer. */
    HANG,
    /** The line to its machine was lost: no fault of its own. */
    LINE,
    /** Its program ended, or anything else. */
    OTHER
  }

  private final transient LocalizedText text;
  private final Fault fault;

  /** With a sentence for people, and what it did. */
  public EngineException(LocalizedText text, Fault fault) {
    super(text.in(Locale.ENGLISH));
    this.text = text;
    this.fault = fault;
  }

  /** With a sentence for people, what it did, and what is behind it. */
  public EngineException(LocalizedText text, Fault fault, Throwable cause) {
    super(text.in(Locale.ENGLISH), cause);
    this.text = text;
    this.fault = fault;
  }

  /** With a sentence for people. */
  public EngineException(LocalizedText text) {
    this(text, Fault.OTHER);
  }

  /** With a sentence for people, and what is behind it. */
  public EngineException(LocalizedText text, Throwable cause) {
    this(text, Fault.OTHER, cause);
  }

  /** With words that are in no language, like those of another program. */
  public EngineException(String message) {
    this(LocalizedText.same(message));
  }

  /** With words that are in no language, and what is behind them. */
  public EngineException(String message, Throwable cause) {
    this(LocalizedText.same(message), cause);
  }

  /** With a sentence that is filled in; see {@link Sentence#of(Class, String, Object...)}. */
  public static EngineException of(Class<?> speaker, String key, Object... parts) {
    return new EngineException(Sentence.of(speaker, key, parts));
  }

  /** An engine is asked for that is not among those that are installed. */
  public static EngineException missing(String id, List<Engine> installed) {
    String ids = String.join(", ", installed.stream().map(Engine::id).toList());
    return of(
        EngineException.class, "engineException.engineNotInstalled", id, ids.isEmpty() ? "–" : ids);
  }

  @Override
  public LocalizedText text() {
    return text;
  }

  /** What it did. */
  public Fault fault() {
    return fault;
  }
}
