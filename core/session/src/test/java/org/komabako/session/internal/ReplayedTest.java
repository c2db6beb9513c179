package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Of the replayed games those rest first that were not used for the longest time. */
class ReplayedTest {
  private final List<String> rested = new ArrayList<>();
  private final AtomicLong free = new AtomicLong(1_000_000);
  private final MemoryReserve memory =
      new MemoryReserve(1_000_000, free::get, () -> {}, System::nanoTime);
  private final Replayed replayed = new Replayed(memory, 100);

  private SharedGame game(String id) {
    return game(id, true);
  }

  private SharedGame game(String id, boolean mayRest) {
    SharedGame game = mock(SharedGame.class);
    when(game.id()).thenReturn(id);
    when(game.rest()).thenAnswer(call -> {
      rested.add(id);
      return mayRest;
    });
    return game;
  }

  @Test
  void asManyAsFitAreHeld() {
    replayed.used(game("a"), 60);
    replayed.used(game("b"), 40);
    assertEquals(List.of(), rested);
    replayed.used(game("c"), 1);
    assertEquals(List.of("a"), rested);
  }

  @Test
  void whoWasUsedAgainRestsLater() {
    SharedGame first = game("a");
    replayed.used(first, 40);
    replayed.used(game("b"), 40);
    replayed.used(first, 40);
    replayed.used(game("c"), 40);
    assertEquals(List.of("b"), rested);
    replayed.used(game("d"), 90);
    assertEquals(List.of("b", "a", "c"), rested);
  }

  @Test
  void whoIsUsedNowDoesNotRestHoweverLargeItIs() {
    SharedGame large = game("large");
    replayed.used(large, 1000);
    replayed.used(large, 1000);
    assertEquals(List.of(), rested);
    replayed.used(game("next"), 1);
    assertEquals(List.of("large"), rested);
  }

  @Test
  void whoCannotRestIsAskedAgainLater() {
    replayed.used(game("busy", false), 90);
    replayed.used(game("b"), 50);
    assertEquals(List.of("busy"), rested);
    replayed.used(game("c"), 5);
    assertEquals(List.of("busy", "busy", "b"), rested);
  }

  @Test
  void whoIsClosedTakesNoRoom() {
    SharedGame closed = game("closed");
    replayed.used(closed, 90);
    replayed.forget(closed);
    replayed.used(game("b"), 90);
    assertEquals(List.of(), rested);
  }

  /** 170 bytes for each of its text, half of all memory being kept free. */
  @Test
  void othersRestOnlyWhereThereIsNoRoomElse() {
    SharedGame wanted = game("wanted");
    replayed.used(game("a"), 50);
    replayed.used(game("b"), 50);
    replayed.used(wanted, 0);
    free.set(500_000 + 170 * 10);
    assertTrue(replayed.hasRoom(wanted, 10));
    assertEquals(List.of(), rested);
    assertFalse(replayed.hasRoom(wanted, 11));
    assertEquals(List.of("a", "b"), rested);
  }

  @Test
  void whatOthersLeaveFreeIsEnough() {
    SharedGame leaves = mock(SharedGame.class);
    when(leaves.rest()).thenAnswer(call -> {
      free.set(600_000);
      return true;
    });
    replayed.used(leaves, 50);
    free.set(0);
    assertTrue(replayed.hasRoom(game("wanted"), 10));
  }
}
