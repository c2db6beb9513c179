package org.komabako.testkit;

import org.komabako.kernel.variant.Variant;

class AbdicationGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new AbdicationGame();
  }
}
