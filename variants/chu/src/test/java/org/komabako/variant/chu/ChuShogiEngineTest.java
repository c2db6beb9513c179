package org.komabako.variant.chu;

import java.util.Map;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.EngineContract;

class ChuShogiEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new ChuShogi();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of(
        "9k2/12/10N1/p11/12/6P5/12/4n7/P6+r4/12/4TEGT4/1F2GK6 b - 205", 1,
        "6k5/6+e5/6N5/12/12/12/12/12/12/12/12/5K6 b - 1", 1,
        "9k2/12/12/p7N3/12/6P5/12/12/P6+r4/2n9/4TEGT4/1F2GK6 b - 203", 3,
        "12/9k2/6N5/p11/12/6P5/12/12/P6+r4/2n9/4TEGT4/1F2GK6 b - 201", 5,
        // a prince beside the king: one of them is given up
        "3c3V2c1/10+O1/5+e2bko1/6+V1s3/5N1O4/4H7/12/12/12/12/7K4/12 b - 1", 5,
        // the attacker has no king
        "9k2/12/12/p7N3/12/6P5/12/12/P6+r4/2n9/4TEGT4/1F2G7 b - 1", 3,
        "6k5/6+e5/6N5/12/12/12/12/12/12/12/12/12 b - 1", 1,
        "5R6/3h+e3o1L1/3p6k1/5h2rRH1/7B4/8N3/12/12/12/12/12/9K2 b - 1", 7);
  }
}
