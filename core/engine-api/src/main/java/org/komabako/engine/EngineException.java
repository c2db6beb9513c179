package org.komabako.engine;

import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;

/** An engine could not do what it was asked; says what went wrong and where, in both languages. */
public final class EngineException extends RuntimeException implements Told {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  /** With a sentence for people. */
  public EngineException(Text text) {
    super(text.english());
    this.text = text;
  }

  /** With a sentence for people, and what is behind it. */
  public EngineException(Text text, Throwable cause) {
    super(text.english(), cause);
    this.text = text;
  }

  /** With words that are in no language, like those of another program. */
  public EngineException(String message) {
    this(Text.same(message));
  }

  /** With words that are in no language, and what is behind them. */
  public EngineException(String message, Throwable cause) {
    this(Text.same(message), cause);
  }

  /** With a sentence that is filled in; see {@link Sentence#of}. */
  public static EngineException of(String english, String japanese, Object... parts) {
    return new EngineException(Sentence.of(english, japanese, parts));
  }

  @Override
  public Text text() {
    return text;
  }
}
