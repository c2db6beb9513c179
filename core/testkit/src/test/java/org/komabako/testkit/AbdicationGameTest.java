package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class AbdicationGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new AbdicationGame();
  }
}
