package org.komabako.base.message;

import java.util.Locale;

/** Something was asked for that there is not, or cannot be; says what there is, in both languages. */
public final class RequestException extends IllegalArgumentException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  /** With a sentence for the user. */
  public RequestException(LocalizedText text) {
    super(text.in(Locale.ENGLISH));
    this.text = text;
  }

  /** With a sentence for the user, and what it came from. */
  public RequestException(LocalizedText text, Throwable cause) {
    super(text.in(Locale.ENGLISH), cause);
    this.text = text;
  }

  /** With a sentence out of a module's messages; see {@link Sentence#of(Class, String, Object...)}. */
  public static RequestException of(Class<?> speaker, String key, Object... parts) {
    return new RequestException(Sentence.of(speaker, key, parts));
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
