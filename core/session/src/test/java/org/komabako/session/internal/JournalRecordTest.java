package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record says what changed, and no damage of it goes unnoticed. */
class JournalRecordTest {
  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({
    "'', move 1, 'move 1', 0, 0",
    "move 1 end, move 1 move 2 end, 'move 2 ', 7, 3",
    "aaa, aaaa, a, 3, 0",
    "aaaa, aaa, '', 3, 0",
    "same, same, '', 4, 0",
    "七, 丈, '', 3, 0"
  })
  void tellsWhatChanged(String before, String after, String middle, int front, int back) {
    JournalRecord record = JournalRecord.between(bytes(before), bytes(after));
    assertArrayEquals(bytes(after), record.apply(bytes(before)));
    if (!before.equals("七")) {
      assertEquals(middle, new String(record.middle(), StandardCharsets.UTF_8));
      assertEquals(front, record.front());
      assertEquals(back, record.back());
    }
  }

  @Test
  void anyChangeCanBeRepeated() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      byte[] before = any(random);
      byte[] after = any(random);
      byte[] file = JournalRecord.between(before, after).bytes(i);
      JournalRecord read = JournalRecord.read(ByteBuffer.wrap(file), i);
      assertArrayEquals(after, read.apply(before));
    }
  }

  private static byte[] any(Random random) {
    byte[] text = new byte[random.nextInt(12)];
    for (int i = 0; i < text.length; i++) {
      text[i] = (byte) ('a' + random.nextInt(2));
    }
    return text;
  }

  @Test
  void everyBitThatTurnsIsNoticed() {
    byte[] file = new JournalRecord(3, 4, bytes("move 7g7f\n")).bytes(5);
    for (int bit = 0; bit < file.length * 8; bit++) {
      byte[] damaged = file.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      ByteBuffer in = ByteBuffer.wrap(damaged);
      assertFalse(JournalRecord.isCutOff(in), "bit " + bit);
      assertThrows(IllegalArgumentException.class, () -> JournalRecord.read(in, 5), "bit " + bit);
      assertEquals(0, in.position());
    }
  }

  @Test
  void aRecordInAnothersPlaceIsNoticed() {
    byte[] file = new JournalRecord(0, 0, bytes("move 7g7f\n")).bytes(5);
    assertThrows(
        IllegalArgumentException.class, () -> JournalRecord.read(ByteBuffer.wrap(file), 6));
  }

  @Test
  void aRecordThatWasCutOffIsToldFromADamagedOne() {
    byte[] file = new JournalRecord(3, 4, bytes("move 7g7f\n")).bytes(5);
    for (int length = 1; length < file.length; length++) {
      assertTrue(JournalRecord.isCutOff(ByteBuffer.wrap(Arrays.copyOf(file, length))));
    }
    assertFalse(JournalRecord.isCutOff(ByteBuffer.wrap(file)));
  }

  @Test
  void whatDoesNotFitTheTextBeforeIsRefused() {
    JournalRecord record = new JournalRecord(3, 4, new byte[0]);
    assertThrows(IllegalArgumentException.class, () -> record.apply(new byte[6]));
    assertEquals(7, record.apply(new byte[7]).length);
    assertThrows(
        IllegalArgumentException.class,
        () -> new JournalRecord(Integer.MAX_VALUE, Integer.MAX_VALUE, new byte[0])
            .apply(new byte[6]));
  }
}
