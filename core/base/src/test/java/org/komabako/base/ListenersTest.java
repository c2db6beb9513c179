package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners keep nothing from each other, or from who tells them. */
class ListenersTest {
  private final List<String> told = new ArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  @ParameterizedTest
  @ValueSource(
      classes = {
        IllegalStateException.class,
        NoClassDefFoundError.class,
        AssertionError.class,
        StackOverflowError.class
      })
  void oneThatThrowsKeepsTheOthersFromNothing(Class<? extends Throwable> kind) {
    var unusedBefore = listeners.add(() -> told.add("before"));
    var unusedThrows = listeners.add(() -> sneak(kind));
    var unusedAfter = listeners.add(() -> told.add("after"));
    listeners.tell(Runnable::run);
    listeners.tell(Runnable::run);
    assertEquals(List.of("before", "after", "before", "after"), told);
  }

  @Test
  void aFailureOfTheMachineIsThrownWhenAllAreTold() {
    OutOfMemoryError failure = new OutOfMemoryError("for a test");
    var unusedThrows = listeners.add(() -> {
      throw failure;
    });
    var unusedAfter = listeners.add(() -> told.add("after"));
    assertSame(failure, assertThrows(OutOfMemoryError.class, () -> listeners.tell(Runnable::run)));
    assertEquals(List.of("after"), told);
  }

  @Test
  void theSameListenerMayBeAddedTwiceAndLeavesOnceForEach() {
    Runnable listener = () -> told.add("told");
    Registration first = listeners.add(listener);
    Registration second = listeners.add(listener);
    first.close();
    first.close();
    listeners.tell(Runnable::run);
    assertEquals(List.of("told"), told);
    second.close();
    assertTrue(listeners.isEmpty());
  }

  @Test
  void whoLeavesWhileItIsToldDisturbsNobody() {
    List<Registration> own = new ArrayList<>();
    own.add(listeners.add(() -> own.get(0).close()));
    var unused = listeners.add(() -> told.add("told"));
    listeners.tell(Runnable::run);
    listeners.tell(Runnable::run);
    assertEquals(List.of("told", "told"), told);
    listeners.clear();
    listeners.tell(Runnable::run);
    assertEquals(2, told.size());
  }

  /** Throws anything where nothing is declared, as code that was compiled elsewhere can. */
  private static void sneak(Class<? extends Throwable> kind) {
    try {
      ListenersTest.<RuntimeException>throwUnchecked(
          kind.getDeclaredConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
