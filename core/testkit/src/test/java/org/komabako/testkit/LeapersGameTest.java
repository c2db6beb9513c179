package org.komabako.testkit;

import org.junit.jupiter.api.Nested;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Variant;

class LeapersGameTest {
  /** A piece that takes may promote, and must where it takes a promoted one. */
  @Nested
  class Chosen extends BoardContract {
    @Override
    protected Variant variant() {
      return new LeapersGame(Forced.PROMOTED_TAKEN, false);
    }
  }

  /** It must; and kings turn into what they take, too. */
  @Nested
  class Forcing extends BoardContract {
    @Override
    protected Variant variant() {
      return new LeapersGame(Forced.ALWAYS, true);
    }
  }
}
