package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A part of the memory is kept free, and garbage is looked for before anything is refused. */
class MemoryReserveTest {
  /** All memory, and what is kept free of it, in megabytes: an eighth, 16 at least, and half at most. */
  @ParameterizedTest
  @CsvSource({"1024, 128", "256, 32", "128, 16", "64, 16", "32, 16", "20, 10"})
  void aPartIsKeptFree(long all, long reserve) {
    long bytes = all << 20;
    long least = reserve << 20;
    MemoryReserve memory = new MemoryReserve(bytes, () -> bytes, () -> {}, () -> 0L);
    assertTrue(memory.has(bytes - least));
    assertFalse(memory.has(bytes - least + 1));
  }

  @Test
  void aCollectionIsRepeatedAfterASecondOnly() {
    AtomicLong free = new AtomicLong(400);
    AtomicLong now = new AtomicLong();
    AtomicInteger collections = new AtomicInteger();
    MemoryReserve memory =
        new MemoryReserve(1000, free::get, collections::incrementAndGet, now::get);
    assertFalse(memory.has(1));
    assertFalse(memory.has(1));
    now.set(999_999_999L);
    assertFalse(memory.has(1));
    assertEquals(1, collections.get());
    now.set(1_000_000_000L);
    assertFalse(memory.has(1));
    assertEquals(2, collections.get());
    free.set(501);
    assertTrue(memory.has(1), "what is free now needs no collection");
    assertEquals(2, collections.get());
    now.set(1_500_000_000L);
    assertFalse(memory.has(2));
    assertEquals(2, collections.get());
  }

  @Test
  void whatIsLeftExactlyAfterACollectionIsEnough() {
    AtomicLong free = new AtomicLong();
    MemoryReserve memory = new MemoryReserve(1000, free::get, () -> free.set(510), () -> 0L);
    assertTrue(memory.has(10));
    free.set(0);
    assertFalse(memory.has(11));
  }

  @Test
  void theSentenceSaysHowMuchThereIs() {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    assertTrue(MemoryReserve.exhausted()
        .in(Locale.ENGLISH)
        .startsWith("the " + megabytes + " MB that Java"));
    assertTrue(MemoryReserve.exhausted().in(Locale.JAPANESE).contains(megabytes + " MB"));
  }
}
