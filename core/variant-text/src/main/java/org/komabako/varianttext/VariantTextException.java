package org.komabako.varianttext;

import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;

/** A text that is no variant: all that is wrong with it. */
public final class VariantTextException extends IllegalArgumentException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient List<Fault> faults;

  VariantTextException(List<Fault> faults) {
    super(faults.get(0).text().in(java.util.Locale.ENGLISH));
    this.faults = List.copyOf(faults);
  }

  /** All faults, from above; at least one. */
  public List<Fault> faults() {
    return faults;
  }

  /** The first fault with its place, and how many there are besides. */
  @Override
  public LocalizedText text() {
    Fault first = faults.get(0);
    return Sentence.of(
        VariantTextException.class,
        faults.size() == 1 ? "variantText.fault" : "variantText.faults",
        first.line(),
        first.column(),
        first.text(),
        faults.size() - 1);
  }
}
