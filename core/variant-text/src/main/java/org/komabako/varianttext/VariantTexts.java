package org.komabako.varianttext;

import java.util.Optional;
import java.util.function.Function;
import org.komabako.kernel.rules.Variant;

/** Variants as texts in UTF-8: sections in brackets, lines of a key and a value. */
public final class VariantTexts {
  /** A text that is longer is none. */
  public static final int LONGEST = 1_000_000;

  private VariantTexts() {}

  /**
   * Reads a variant.
   *
   * @param installed finds the variant that a text extends, by its key
   * @throws VariantTextException with all faults if it is none
   */
  public static Variant read(String text, Function<String, Optional<Variant>> installed) {
    return new VariantReader(text, installed).read();
  }

  /**
   * Writes any variant. Read again it is equal.
   *
   * @throws IllegalArgumentException if its rules depend on its options in a way that cannot be written
   */
  public static String write(Variant variant) {
    return new VariantWriter(variant).write();
  }
}
