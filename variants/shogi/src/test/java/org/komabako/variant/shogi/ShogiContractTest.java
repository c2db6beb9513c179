package org.komabako.variant.shogi;

import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.VariantContract;

class ShogiContractTest extends VariantContract {
  @Override
  protected Variant variant() {
    return new Shogi();
  }
}
