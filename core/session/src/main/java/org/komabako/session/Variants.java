package org.komabako.session;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.variant.Variant;

/** The variants that are installed now. Ask each time: they come and go. */
public interface Variants {
  /** All of them, by key. */
  List<Variant> list();

  /** The variant with a key. */
  Optional<Variant> find(String key);

  /**
   * The variant with a key that must be there.
   *
   * @throws IllegalArgumentException if it is not installed; the message names those that are
   */
  Variant require(String key);
}
