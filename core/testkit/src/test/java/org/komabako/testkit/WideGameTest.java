package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class WideGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new WideGame(16);
  }
}
