package org.komabako.base.message;

import java.util.Locale;

/** A text that brings its two languages itself; whoever reads neither is told the English. */
record LocalizedPair(String english, String japanese) implements LocalizedText {
  @Override
  public String in(Locale language) {
    return language.getLanguage().equals("ja") ? japanese : english;
  }

  @Override
  public String toString() {
    return english;
  }
}
