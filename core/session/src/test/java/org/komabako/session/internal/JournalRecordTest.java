package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.session.internal.JournalRecovery.State;

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
      JournalRecord record = JournalRecord.between(before, after);
      assertArrayEquals(after, record.apply(before));
      byte[] journal = file(JournalRecord.whole(before).bytes(0), record.bytes(1));
      assertArrayEquals(after, JournalRecovery.of(journal).text());
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
  void everyBitThatTurnsIsNoticedAndPutRight() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] second = new JournalRecord(7, 0, bytes("move 7g7f\n")).bytes(1);
    byte[] third = new JournalRecord(12, 0, bytes("8h7g\n")).bytes(2);
    byte[] file = file(first, second, third);
    byte[] wanted = bytes("a game\nmove 8h7g\n");
    for (int bit = JournalRecovery.FIRST_LINE.length * 8; bit < file.length * 8; bit++) {
      byte[] damaged = file.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      JournalRecovery found = JournalRecovery.of(damaged);
      assertEquals(State.DAMAGED, found.state(), "bit " + bit);
      assertTrue(found.reason().contains("a flipped bit in record"), found.reason());
      assertTrue(found.upToDate());
      assertEquals(3, found.records());
      assertArrayEquals(wanted, found.text(), "bit " + bit);
    }
  }

  /** Two flipped bits are never taken for one: what is put right then is right. */
  @Test
  void twoBitsThatTurnAreNotTakenForOne() {
    byte[] record = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] file = file(record);
    for (int one = 0; one < record.length * 8; one++) {
      for (int other = one + 1; other < record.length * 8; other++) {
        byte[] damaged = file.clone();
        damaged[JournalRecovery.FIRST_LINE.length + one / 8] ^= (byte) (1 << one % 8);
        damaged[JournalRecovery.FIRST_LINE.length + other / 8] ^= (byte) (1 << other % 8);
        JournalRecovery found = JournalRecovery.of(damaged);
        assertTrue(
            found.records() == 0 || Arrays.equals(bytes("a game\n"), found.text()),
            one + " and " + other);
      }
    }
  }

  @Test
  void aRecordInAnothersPlaceIsNoticed() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] last = new JournalRecord(7, 0, bytes("8h7g\n")).bytes(2);
    JournalRecovery found = JournalRecovery.of(file(first, last));
    assertEquals(State.DAMAGED, found.state());
    assertEquals("a game\n", new String(found.text(), StandardCharsets.UTF_8));
  }

  @Test
  void aRecordThatWasCutOffIsToldFromADamagedOne() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] second = new JournalRecord(3, 4, bytes("move 7g7f\n")).bytes(1);
    for (int length = 1; length < second.length; length++) {
      JournalRecovery found = JournalRecovery.of(file(first, Arrays.copyOf(second, length)));
      assertEquals(State.CUT_OFF, found.state());
      assertEquals(1, found.records());
    }
    assertEquals(State.WHOLE, JournalRecovery.of(file(first, second)).state());
  }

  private static byte[] file(byte[]... records) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(JournalRecovery.FIRST_LINE);
    for (byte[] record : records) {
      file.writeBytes(record);
    }
    return file.toByteArray();
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
