package org.komabako.base.message;

/** A name in the two languages that every table speaks. */
public record Text(String english, String japanese) {
  /** English first. */
  public static Text of(String english, String japanese) {
    return new Text(english, japanese);
  }

  /** Nothing. */
  public static final Text NONE = same("");

  /** The same in both. */
  public static Text same(String text) {
    return new Text(text, text);
  }

  /** The same with a word replaced. */
  public Text replace(String word, String by) {
    return new Text(english.replace(word, by), japanese.replace(word, by));
  }

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return english.isEmpty();
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
