package org.komabako.variant.heiandai;

import java.util.Map;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.EngineContract;

class HeianDaiShogiEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new HeianDaiShogi();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of(
        "3c5C3/7og1D2/10k2/4olS3D2/5V4I2/13/13/13/13/13/13/3K9/13 b - 1", 3,
        // the attacker has no king
        "3c5C3/7og1D2/10k2/4olS3D2/5V4I2/13/13/13/13/13/13/13/13 b - 1", 3,
        "5s2sl+I2/6k6/3o9/3s3L1M3/7+D5/3M1L7/13/13/13/13/13/13/10K2 b - 1", 5,
        "3g2o2k3/5n3n3/6D2C3/4g4NG2/7I2N2/13/13/13/13/13/4K8/13/13 b - 1", 7);
  }
}
