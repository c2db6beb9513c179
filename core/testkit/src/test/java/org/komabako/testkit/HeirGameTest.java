package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class HeirGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new HeirGame();
  }
}
