package org.komabako.session;

import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;

/** The game's variant is not installed at the moment, or cannot read the game; says which. */
public final class GameSuspendedException extends IllegalStateException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  /** With a sentence for the user. */
  public GameSuspendedException(LocalizedText text) {
    super(text.in(Locale.ENGLISH));
    this.text = text;
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
