package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Only the machine's own failures end what code of others does. */
class FailuresTest {
  @Test
  void wantOfMemoryIsFatalAndABugOfOthersIsNot() {
    assertTrue(Failures.isFatal(new OutOfMemoryError()));
    assertTrue(Failures.isFatal(new InternalError()));
    assertFalse(Failures.isFatal(new StackOverflowError()));
    assertFalse(Failures.isFatal(new NoClassDefFoundError()));
    assertFalse(Failures.isFatal(new AssertionError()));
    assertFalse(Failures.isFatal(new IllegalStateException()));
  }
}
