package org.komabako.base.message;

import java.util.Locale;

/** A text that could not be read: what it was, where it went wrong, and what would be right. */
public final class TextException extends IllegalArgumentException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final String input;
  private final int column;
  private final transient LocalizedText text;

  /**
   * @param input the whole text
   * @param column where in it, counted from 0
   * @param text what is wrong and what would be right, a sentence for the user
   */
  public TextException(String input, int column, LocalizedText text) {
    super(text.in(Locale.ENGLISH));
    this.input = input;
    this.column = column;
    this.text = text;
  }

  /**
   * A text that is wrong as a whole.
   *
   * @param parts what the sentence is filled in with, the text itself being {@code {0}}; see {@link
   *     Sentence#of(Class, String, Object...)}
   */
  public static TextException of(String input, Class<?> speaker, String key, Object... parts) {
    Object[] all = new Object[parts.length + 1];
    all[0] = input;
    System.arraycopy(parts, 0, all, 1, parts.length);
    return new TextException(input, 0, Sentence.of(speaker, key, all));
  }

  /** The whole text that was being read. */
  public String input() {
    return input;
  }

  /** The place in it, counted from 0. */
  public int column() {
    return column;
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
