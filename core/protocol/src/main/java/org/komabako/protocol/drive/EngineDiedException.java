package org.komabako.protocol.drive;

import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;

/** The engine's process ended or does not answer; a new one may do better. */
final class EngineDiedException extends RuntimeException implements Told {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  /** With what happened, to follow the engine's name. */
  EngineDiedException(Text text) {
    super(text.english());
    this.text = text;
  }

  /** With a sentence that is filled in; see {@link Sentence#of}. */
  static EngineDiedException of(String english, String japanese, Object... parts) {
    return new EngineDiedException(Sentence.of(english, japanese, parts));
  }

  @Override
  public Text text() {
    return text;
  }
}
