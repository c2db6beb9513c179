package org.komabako.base.message;

import java.util.Locale;

/** A name within a sentence. English has no capitals there; other languages keep theirs. */
record SmallText(LocalizedText name) implements LocalizedText {
  @Override
  public String in(Locale language) {
    String text = name.in(language);
    return text.equals(name.in(Locale.ENGLISH)) ? text.toLowerCase(Locale.ROOT) : text;
  }

  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
