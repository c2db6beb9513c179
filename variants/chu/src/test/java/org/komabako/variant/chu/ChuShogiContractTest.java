package org.komabako.variant.chu;

import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.VariantContract;

class ChuShogiContractTest extends VariantContract {
  @Override
  protected Variant variant() {
    return new ChuShogi();
  }
}
