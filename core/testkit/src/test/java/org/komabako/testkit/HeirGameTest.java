package org.komabako.testkit;

import org.komabako.kernel.variant.Variant;

class HeirGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new HeirGame();
  }
}
