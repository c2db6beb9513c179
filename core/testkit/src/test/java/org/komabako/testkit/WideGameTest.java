package org.komabako.testkit;

import org.komabako.kernel.rules.Variant;

class WideGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new WideGame(16);
  }

  /** A quarter where somebody waits for it: no other board is so slow. */
  @Override
  int effort(int usual) {
    return DEEP ? usual : usual / 4;
  }
}
