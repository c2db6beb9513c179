package org.komabako.base.message;

/** Something cannot be done as things stand; says why, in both languages. */
public final class StateException extends IllegalStateException implements Told {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  /** With a sentence for the user. */
  public StateException(Text text) {
    super(text.english());
    this.text = text;
  }

  @Override
  public Text text() {
    return text;
  }
}
