package org.komabako.testkit;

import org.komabako.kernel.variant.Variant;

class EdgeGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new EdgeGame();
  }
}
