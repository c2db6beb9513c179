package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;

/** What a variant can read is looked at once for each kind of start, and not where it wrote the text itself. */
class InstalledVariantTest {
  private final AtomicInteger looks = new AtomicInteger();
  private final MadeUpGame counting = new MadeUpGame() {
    @Override
    public RuleBook rules(OptionValues values) {
      looks.incrementAndGet();
      return super.rules(values);
    }
  };

  private static String text(String option, Optional<String> version) {
    return GameText.write(new Game(Rules.of(new MadeUpGame(option))), version);
  }

  @Test
  void theVersionThatWroteATextIsTrusted() {
    new InstalledVariant(counting, Optional.of("1.0")).check(text("fence", Optional.of("1.0")));
    new InstalledVariant(counting, Optional.of("1.0")).check(text("unknown", Optional.of("1.0")));
    assertEquals(0, looks.get());
  }

  @Test
  void anotherVersionIsLookedAtOnceForGamesThatBeginAlike() {
    InstalledVariant installed = new InstalledVariant(counting, Optional.of("1.0"));
    installed.check(text("fence", Optional.of("0.9")));
    int once = looks.get();
    assertEquals(true, once > 0);
    installed.check(text("fence", Optional.of("0.8")));
    installed.check(text("fence", Optional.empty()));
    assertEquals(once, looks.get());
    assertThrows(
        IllegalArgumentException.class, () -> installed.check(text("unknown", Optional.of("0.9"))));
  }

  @Test
  void withoutVersionsNothingIsTrusted() {
    InstalledVariant installed = new InstalledVariant(counting, Optional.empty());
    assertThrows(
        IllegalArgumentException.class, () -> installed.check(text("unknown", Optional.empty())));
  }
}
