package org.komabako.variant.heiandai;

import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.VariantContract;

class HeianDaiShogiContractTest extends VariantContract {
  @Override
  protected Variant variant() {
    return new HeianDaiShogi();
  }
}
