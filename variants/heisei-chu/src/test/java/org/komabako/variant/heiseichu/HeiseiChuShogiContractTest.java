package org.komabako.variant.heiseichu;

import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.VariantContract;

class HeiseiChuShogiContractTest extends VariantContract {
  @Override
  protected Variant variant() {
    return new HeiseiChuShogi();
  }
}
