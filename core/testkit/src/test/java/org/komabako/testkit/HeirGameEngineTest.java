package org.komabako.testkit;

import java.util.Map;
import org.komabako.kernel.rules.Variant;

class HeirGameEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new HeirGame();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of();
  }
}
