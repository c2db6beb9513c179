package org.komabako.testkit;

import org.junit.jupiter.api.Nested;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Variant;

class LeapersGameTest {
  /** Both share the amounts of one. */
  abstract static class Half extends BoardContract {
    @Override
    int effort(int usual) {
      return (super.effort(usual) + 1) / 2;
    }
  }

  /** A piece that takes may promote, and must where it takes a promoted one. */
  @Nested
  class Chosen extends Half {
    @Override
    protected Variant variant() {
      return new LeapersGame(Forced.PROMOTED_TAKEN, false);
    }
  }

  /** It must; kings turn into what they take, too, and peacocks and pawns promote otherwise than the table says. */
  @Nested
  class Forcing extends Half {
    @Override
    protected Variant variant() {
      return new LeapersGame(Forced.ALWAYS, true);
    }
  }
}
