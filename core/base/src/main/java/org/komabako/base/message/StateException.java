package org.komabako.base.message;

import java.util.Locale;

/** Something cannot be done as things stand; says why, in both languages. */
public final class StateException extends IllegalStateException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  /** With a sentence for the user. */
  public StateException(LocalizedText text) {
    super(text.in(Locale.ENGLISH));
    this.text = text;
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
