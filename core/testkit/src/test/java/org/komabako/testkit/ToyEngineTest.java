package org.komabako.testkit;

import java.util.Map;
import org.komabako.kernel.rules.Variant;

class ToyEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new Toy();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of();
  }
}
