package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Rules;

/** Rules of an equal table and equal option values share what was compiled, as long as it is used. */
class VariantLayoutsTest {
  @Test
  void equalTablesAndOptionsShareOneLayout() {
    Rules one = Rules.of(new RandomTable(5));
    Rules other = Rules.of(new RandomTable(5));
    assertSame(one.layout(), other.layout());
    assertSame(one.table(), other.table());
  }

  @Test
  void otherTablesAndOtherOptionValuesHaveTheirOwn() {
    RandomTable variant = new RandomTable(5);
    Rules rules = Rules.of(variant);
    assertNotSame(rules.layout(), Rules.of(new RandomTable(6)).layout());
    OptionValues touch = OptionValues.defaults(variant).with("touch", "jcsa");
    assertNotSame(rules.layout(), Rules.of(variant, touch).layout());
  }

  @Test
  void severalThreadsGetTheSame() throws Exception {
    int seeds = 20;
    int threads = 8;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      for (int seed = 100; seed < 100 + seeds; seed++) {
        RandomTable variant = new RandomTable(seed);
        List<Callable<Rules>> tasks =
            new ArrayList<>(Collections.nCopies(threads, () -> Rules.of(variant)));
        Set<VariantLayout> layouts = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Rules> held = new ArrayList<>();
        for (Future<Rules> each : pool.invokeAll(tasks)) {
          held.add(each.get());
          layouts.add(each.get().layout());
        }
        assertEquals(1, layouts.size(), "seed " + seed + ", " + held.size() + " rules");
      }
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void aLayoutThatNobodyUsesIsCollected() throws Exception {
    WeakReference<VariantLayout> layout =
        new WeakReference<>(Rules.of(new RandomTable(7)).layout());
    Awaitility.await().until(() -> {
      System.gc();
      return layout.get() == null;
    });
  }
}
