package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class EdgeGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new EdgeGame();
  }
}
