package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class HeirGameTest extends MadeUpContract {
  @Override
  protected Variant variant() {
    return new HeirGame();
  }
}
