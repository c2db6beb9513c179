package org.komabako.kernel.variant;

/** A name in the two languages that every table speaks. */
public record Text(String english, String japanese) {
  /** English first. */
  public static Text of(String english, String japanese) {
    return new Text(english, japanese);
  }

  @Override
  public String toString() {
    return english;
  }
}
