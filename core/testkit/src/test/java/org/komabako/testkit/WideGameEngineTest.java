package org.komabako.testkit;

import java.util.Map;
import org.komabako.kernel.variant.Variant;

class WideGameEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new WideGame();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of();
  }
}
