package ${package};

import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.VariantContract;

/** All that holds for every variant, tried with this one. */
class MyGameTest extends VariantContract {
  @Override
  protected Variant variant() {
    return new MyGame();
  }
}
