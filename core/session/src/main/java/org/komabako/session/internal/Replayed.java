package org.komabako.session.internal;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The games that are held replayed: those that were used last. A replayed game takes a hundred times
 * and more of its text, so the others rest as text.
 */
final class Replayed {
  /** What a replayed game takes for each byte of its text: 136 to 166 bytes in the shipped variants. */
  private static final long EXPANSION = 170;

  /** What part of the memory games may take that nobody looks at any more. */
  private static final int PART = 8;

  private final MemoryReserve memory;
  private final long most;
  private final Map<SharedGame, Integer> games = new LinkedHashMap<>(16, 0.75f, true);

  Replayed(MemoryReserve memory) {
    this(memory, Runtime.getRuntime().maxMemory() / PART / EXPANSION);
  }

  /** @param most how many bytes of text may be replayed; the game that was used last may be larger */
  Replayed(MemoryReserve memory, long most) {
    this.memory = memory;
    this.most = most;
  }

  /** A game was used; those that were not used for long rest. It must not be locked by this thread. */
  synchronized void used(SharedGame game, int size) {
    games.put(game, size);
    rest(most, game);
  }

  private void rest(long limit, SharedGame spared) {
    long sum = games.values().stream().mapToLong(Integer::longValue).sum();
    Iterator<Map.Entry<SharedGame, Integer>> eldest = games.entrySet().iterator();
    while (sum > limit && eldest.hasNext()) {
      Map.Entry<SharedGame, Integer> each = eldest.next();
      if (each.getKey() != spared && each.getKey().rest()) {
        sum -= each.getValue();
        eldest.remove();
      }
    }
  }

  /** Whether a game with so many bytes of text can be replayed; all others rest for it if they must. */
  synchronized boolean hasRoom(SharedGame game, int size) {
    long wanted = size * EXPANSION;
    if (memory.has(wanted)) {
      return true;
    }
    rest(0, game);
    return memory.has(wanted);
  }

  /** It is closed. */
  synchronized void forget(SharedGame game) {
    games.remove(game);
  }
}
