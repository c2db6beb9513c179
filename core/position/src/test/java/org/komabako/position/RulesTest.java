package org.komabako.position;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.board.VariantLayout;

class RulesTest {
  /** Known by itself, as those that the platform hands out. */
  private static final class Named implements Variant {
    private final VariantTable table = SmallGame.of(RuleBook.PLAIN).table();

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }

    @Override
    public List<RuleOption> options() {
      return List.of(RuleOption.of("gate", "A gate.", "open", "Yes.", "shut", "No."));
    }
  }

  @Test
  void whatIsCompiledForAVariantThatIsKeptStays() {
    Variant variant = new Named();
    Rules.keep(variant);
    WeakReference<VariantLayout> usual = new WeakReference<>(Rules.of(variant).layout());
    OptionValues shut = OptionValues.defaults(variant).with("gate", "shut");
    WeakReference<VariantLayout> unusual =
        new WeakReference<>(Rules.of(variant, shut).layout());
    await().until(() -> isGone(unusual));
    VariantLayout kept = usual.get();
    assertNotNull(kept);
    assertSame(kept, Rules.of(variant).layout());
    Reference.reachabilityFence(variant);
  }

  @Test
  void itLeavesWhenTheVariantDoes() {
    Variant variant = new Named();
    Rules.keep(variant);
    WeakReference<VariantLayout> layout = new WeakReference<>(Rules.of(variant).layout());
    Rules.forget(variant);
    await().until(() -> isGone(layout));
    Reference.reachabilityFence(variant);
  }

  private static boolean isGone(WeakReference<?> reference) {
    System.gc();
    return reference.get() == null;
  }
}
