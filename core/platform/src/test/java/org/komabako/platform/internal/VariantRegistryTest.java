package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.komabako.base.Registration;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.osgi.framework.Bundle;
import org.osgi.framework.Version;

/** One variant for each key, and everybody is told of each that comes and goes. */
class VariantRegistryTest {
  private final VariantRegistry registry = new VariantRegistry();
  private final List<String> told = new ArrayList<>();
  private final Bundle bundle = mock(Bundle.class);

  /** Counts how often its code is asked. */
  private static final class Original implements Variant {
    private final VariantTable table;
    private final AtomicInteger asked = new AtomicInteger();

    Original(String key, String name) {
      table = VariantTable.of(key, name, name)
          .board(3, 3, 1)
          .start("1k1/3/1K1 b - 1")
          .piece(PieceType.row("K", "king", "王", "ō")
              .kanji("王", "王将")
              .abbreviations("K")
              .moves("K")
              .flags(PieceType.Flag.ROYAL))
          .build();
    }

    @Override
    public VariantTable table() {
      asked.incrementAndGet();
      return table;
    }

    @Override
    public List<RuleOption> options() {
      asked.incrementAndGet();
      return List.of(RuleOption.of("gate", "A gate.", "open", "Yes.", "shut", "No."));
    }

    @Override
    public RuleBook rules(OptionValues values) {
      asked.incrementAndGet();
      return RuleBook.PLAIN;
    }
  }

  private final Variants.Follower follower = new Variants.Follower() {
    @Override
    public void arrived(Variant variant) {
      told.add("+" + variant.key());
      if (variant.key().equals("bad")) {
        throw new IllegalStateException("on purpose");
      }
    }

    @Override
    public void left(Variant variant) {
      told.add((registry.find(variant.key()).isEmpty() ? "-" : "lost ") + variant.key());
    }
  };

  private static FrozenVariant frozen(String key) {
    return FrozenVariant.of(new Original(key, key));
  }

  private FrozenVariant add(String key) {
    FrozenVariant variant = frozen(key);
    registry.add(new VariantRegistry.Known(variant, bundle));
    return variant;
  }

  @BeforeEach
  void start() {
    when(bundle.getSymbolicName()).thenReturn("a.b");
    when(bundle.getVersion()).thenReturn(new Version(1, 2, 3));
  }

  @Test
  void aFollowerIsToldOfThoseThatAreThereAndOfAllThatComeAndGo() {
    FrozenVariant one = add("one");
    Registration following = registry.follow(follower);
    add("two");
    registry.remove(one);
    registry.remove(one);
    assertEquals(List.of("+one", "+two", "-one"), told);
    assertEquals(List.of("two"), registry.keysOf(bundle));
    told.clear();
    following.close();
    following.close();
    add("three");
    assertEquals(List.of("lost two"), told, "it is there, but for nobody who follows");
  }

  @Test
  void oneThatThrowsHindersNobody() {
    var unused = registry.follow(follower);
    var other = registry.follow(follower);
    FrozenVariant bad = add("bad");
    registry.remove(bad);
    assertEquals(List.of("+bad", "+bad", "-bad", "-bad"), told);
    other.close();
  }

  @Test
  void aKeyThatIsTakenIsRefusedAndNobodyHearsOfIt() {
    FrozenVariant one = add("one");
    var unused = registry.follow(follower);
    told.clear();
    String message =
        assertThrows(IllegalArgumentException.class, () -> add("one")).getMessage();
    assertEquals("the variant one is there already, from a.b", message);
    assertEquals(List.of(), told);
    assertSame(one, registry.require("one"));
    assertEquals(Optional.of("1.2.3"), registry.version(one));
    assertEquals(Optional.empty(), registry.version(frozen("one")), "that is another");
    assertTrue(assertThrows(IllegalArgumentException.class, () -> registry.require("x"))
        .getMessage()
        .contains("'x' is not installed; there are one"));
  }

  @Test
  void whatIsHandedOutHoldsDataAndAsksTheBundleOnlyForNewRules() {
    Original original = new Original("one", "one");
    FrozenVariant variant = FrozenVariant.of(original);
    original.asked.set(0);
    OptionValues base = OptionValues.base(variant);
    variant.table();
    variant.options();
    variant.ruleSets();
    assertEquals(0, original.asked.get());
    variant.rules(base);
    variant.rules(OptionValues.base(variant));
    assertEquals(1, original.asked.get());
    variant.rules(base.with("gate", "shut"));
    assertEquals(2, original.asked.get());
    variant.close();
    assertSame(RuleBook.PLAIN, variant.rules(base), "what was asked is remembered");
    assertThrows(IllegalStateException.class, () -> variant.rules(base.with("touch", "strict")));
    assertEquals(2, original.asked.get());
  }
}
