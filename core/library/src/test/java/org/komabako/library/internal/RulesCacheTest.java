package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.Toy;

/** What games are played on is made once, and not held when its variant is gone. */
class RulesCacheTest {
  private final RulesCache grounds = new RulesCache();
  private final Variant toy = new Toy();

  @Test
  void itIsMadeOnceForEachChoiceOfRules() {
    grounds.add(toy);
    CachedRules club = grounds.of("toy", "");
    assertSame(club, grounds.of("toy", Map.of()));
    assertSame(club, grounds.of(toy, OptionValues.base(toy)));
    CachedRules restless = grounds.of("toy", "jitto=forbidden");
    assertNotSame(club, restless);
    assertSame(restless, grounds.of("toy", Map.of("jitto", "forbidden")));
    assertEquals("restless", restless.name());
    assertEquals("club", club.name());
  }

  @Test
  void whatAVariantHadIsGoneWithIt() {
    Toy other = new Toy("other");
    grounds.add(toy);
    grounds.add(other);
    CachedRules before = grounds.of("toy", "");
    CachedRules stays = grounds.of("other", "");
    grounds.remove(toy);
    assertEquals(Optional.empty(), grounds.variant("toy"));
    assertEquals(List.of(other), List.copyOf(grounds.installed()));
    assertEquals(
        "the variant 'toy' is not installed; there are other",
        assertThrows(RequestException.class, () -> grounds.of("toy", ""))
            .text()
            .in(Locale.ENGLISH));
    assertSame(stays, grounds.of("other", ""));
    Toy again = new Toy();
    grounds.add(again);
    assertNotSame(before, grounds.of("toy", ""));
    assertSame(again, grounds.of("toy", "").variant());
    assertSame(again, grounds.variant("toy").orElseThrow());
  }

  /** A search may run while its variant leaves. */
  @Test
  void whatIsMadeOfAVariantThatHasLeftIsNotKept() {
    CachedRules made = grounds.of(toy, OptionValues.base(toy));
    assertNotSame(made, grounds.of(toy, OptionValues.base(toy)));
    grounds.add(toy);
    CachedRules kept = grounds.of(toy, OptionValues.base(toy));
    assertSame(kept, grounds.of(toy, OptionValues.base(toy)));
    Toy newer = new Toy();
    assertSame(newer, grounds.of(newer, OptionValues.base(newer)).variant());
  }

  @Test
  @Tag("slow")
  void notMoreThanSomeAreKept() {
    grounds.add(toy);
    CachedRules first = grounds.of("toy", "");
    for (int i = 0; i < 31; i++) {
      Toy other = new Toy("other" + i);
      grounds.add(other);
      var unused = grounds.of(other, OptionValues.base(other));
    }
    assertSame(first, grounds.of("toy", ""), "there is room for 64");
    for (int i = 31; i < 64; i++) {
      Toy other = new Toy("other" + i);
      grounds.add(other);
      var unused = grounds.of(other, OptionValues.base(other));
    }
    assertNotSame(first, grounds.of("toy", ""), "the oldest goes first");
  }

  @Test
  void anOptionThatIsNoneIsTold() {
    grounds.add(toy);
    assertThrows(IllegalArgumentException.class, () -> grounds.of("toy", "nonsense=1"));
    assertThrows(IllegalArgumentException.class, () -> grounds.of("toy", "jitto"));
  }
}
