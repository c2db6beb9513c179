package org.komabako.matches.internal;

import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;

/** The line to an engine on another machine was lost in a game of a match. Nobody has lost it; it is played again. */
final class LineLostException extends RuntimeException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  /** With a sentence of what has happened, and what is behind it. */
  LineLostException(LocalizedText text, Throwable cause) {
    super(text.in(Locale.ENGLISH), cause);
    this.text = text;
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
