package org.komabako.kernel.variant;

/** A name in the two languages that every table speaks. */
public record Text(String english, String japanese) {
  /** English first. */
  public static Text of(String english, String japanese) {
    return new Text(english, japanese);
  }

  /** The same in both. */
  public static Text same(String text) {
    return new Text(text, text);
  }

  /** The same in English, otherwise in Japanese. */
  public Text japanese(String text) {
    return new Text(english, text);
  }

  @Override
  public String toString() {
    return english;
  }
}
