package org.komabako.variant.heiseichu;

import java.util.Map;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.EngineContract;

class HeiseiChuShogiEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new HeiseiChuShogi();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of(
        "9k2/12/10N1/p11/12/6P5/12/4n7/P6+r4/12/4TEGT4/1F2GK6 b - 205", 1,
        "9k2/12/12/p7N3/12/6P5/12/12/P6+r4/2n9/4TEGT4/1F2GK6 b - 203", 3,
        // the attacker has no king
        "9k2/12/12/p7N3/12/6P5/12/12/P6+r4/2n9/4TEGT4/1F2G7 b - 1", 3,
        "12/9k2/6N5/p11/12/6P5/12/12/P6+r4/2n9/4TEGT4/1F2GK6 b - 201", 5);
  }
}
