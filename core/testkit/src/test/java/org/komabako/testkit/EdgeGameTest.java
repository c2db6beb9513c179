package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class EdgeGameTest extends MadeUpContract {
  @Override
  protected Variant variant() {
    return new EdgeGame();
  }
}
