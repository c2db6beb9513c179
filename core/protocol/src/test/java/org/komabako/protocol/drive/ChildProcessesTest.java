package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What an engine has started ends with it. */
class ChildProcessesTest {
  private static final long MILLISECOND = Duration.ofMillis(1).toNanos();

  private final MadeUpHandle engine = new MadeUpHandle(1);
  private long now = 1_000_000 * MILLISECOND;
  private final ChildProcesses children = new ChildProcesses(engine, () -> now);

  @Test
  void whoWasSeenEndsAlthoughItsParentHasEndedBefore() {
    MadeUpHandle child = engine.start(2);
    MadeUpHandle grandchild = child.start(3);
    children.lookNow();
    engine.alive = false;
    children.end();
    assertFalse(child.alive);
    assertFalse(grandchild.alive);
    assertTrue(engine.destroyed == 0, "the engine itself is asked to quit by others");
  }

  @Test
  void whatAnOrphanStartsIsFoundToo() {
    MadeUpHandle child = engine.start(2);
    children.lookNow();
    engine.alive = false;
    MadeUpHandle later = child.start(3);
    children.lookNow();
    children.end();
    assertFalse(later.alive);
  }

  @Test
  void whoHasEndedIsForgottenForItsNumberMayBeAnothers() {
    MadeUpHandle child = engine.start(2);
    children.lookNow();
    engine.alive = false;
    child.alive = false;
    children.lookNow();
    child.alive = true;
    children.end();
    assertEquals(0, child.destroyed);
  }

  @Test
  void whatIsFoundAfterTheEndEndsAtOnce() {
    children.end();
    MadeUpHandle late = engine.start(2);
    children.lookNow();
    assertFalse(late.alive);
  }

  @Test
  void nobodyIsEndedWhileTheEngineRuns() {
    MadeUpHandle child = engine.start(2);
    children.lookNow();
    assertTrue(child.alive);
  }

  @Test
  void itLooksAtTheFirstOccasionAndThenEveryFifthOfASecond() {
    MadeUpHandle first = engine.start(2);
    children.look();
    engine.started.clear();
    MadeUpHandle second = engine.start(3);
    now += 199 * MILLISECOND;
    children.look();
    engine.started.clear();
    MadeUpHandle third = engine.start(4);
    now += MILLISECOND;
    children.look();
    children.end();
    assertFalse(first.alive);
    assertTrue(second.alive, "it was not there at any look");
    assertFalse(third.alive);
  }

  @Test
  void aLookThatWasAskedForCountsToo() {
    now += 500 * MILLISECOND;
    children.lookNow();
    MadeUpHandle next = engine.start(2);
    now += 100 * MILLISECOND;
    children.look();
    children.end();
    assertTrue(next.alive);
  }
}
