package org.komabako.console.shell.command;

import java.io.Serial;
import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;
import org.komabako.console.view.words.Spoken;

/** A command was called in a way that it does not understand. */
public final class UsageException extends IllegalArgumentException implements UserMessage {
  @Serial
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  /** A sentence of the console. */
  public UsageException(String key, Object... parts) {
    this(Spoken.text(key, parts));
  }

  /** A sentence for the user. */
  public UsageException(LocalizedText text) {
    super(text.in(Locale.ENGLISH));
    this.text = text;
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
