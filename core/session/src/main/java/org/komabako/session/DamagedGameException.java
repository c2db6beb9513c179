package org.komabako.session;

import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;

/** A file holds a game with a mistake in it, and what comes before can be opened. */
public final class DamagedGameException extends IllegalArgumentException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  /**
   * With what is wrong.
   *
   * @param text names the file, the place and what would be right there, and says how much can be read
   */
  public DamagedGameException(LocalizedText text, Throwable cause) {
    super(text.in(Locale.ENGLISH), cause);
    this.text = text;
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
