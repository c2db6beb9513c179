package org.komabako.base.message;

/** A name in the two languages that every table speaks. */
public record LocalizedText(String english, String japanese) {
  /** English first. */
  public static LocalizedText of(String english, String japanese) {
    return new LocalizedText(english, japanese);
  }

  /** Nothing. */
  public static final LocalizedText NONE = same("");

  /** The same in both. */
  public static LocalizedText same(String text) {
    return new LocalizedText(text, text);
  }

  /** The same with a word replaced. */
  public LocalizedText replace(String word, String by) {
    return new LocalizedText(english.replace(word, by), japanese.replace(word, by));
  }

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return english.isEmpty();
  }

  /** The same in English, otherwise in Japanese. */
  public LocalizedText japanese(String text) {
    return new LocalizedText(english, text);
  }

  @Override
  public String toString() {
    return english;
  }
}
