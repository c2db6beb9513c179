package org.komabako.testkit;

import org.junit.jupiter.api.Tag;
import org.komabako.kernel.rules.Variant;

/** The largest board, whose generator is the plain one. */
@Tag("slow")
class HugeGameTest extends BoardContract {
  @Override
  protected Variant variant() {
    return new WideGame(25);
  }

  /** It is slow, and of the generators there is only one to look at. */
  @Override
  int effort(int usual) {
    return DEEP ? usual : (usual + 49) / 50;
  }
}
