package org.komabako.variant.heiandai;

import java.util.Map;
import org.komabako.kernel.variant.Variant;
import org.komabako.testkit.EngineContract;

class HeianDaiShogiEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new HeianDaiShogi();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of();
  }
}
