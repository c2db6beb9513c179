package org.komabako.session.internal.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.session.internal.journal.JournalRecovery.State;

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

  /** Of a number above 255, too: the checksum covers all of it. */
  @Test
  void aRecordThatIsOf256PlacesLaterIsNoticed() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] later = new JournalRecord(7, 0, bytes("8h7g\n")).bytes(257);
    assertEquals(State.DAMAGED, JournalRecovery.of(file(first, later)).state());
  }

  /** Each of these is 20 bytes long, so as many records may be missing as fit in the gap. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 7})
  void theShortestRecordBehindAsManyDamagedOnesIsFound(int damaged) {
    ByteArrayOutputStream records = new ByteArrayOutputStream();
    records.writeBytes(JournalRecord.whole(bytes("a game\n")).bytes(0));
    byte[] noise = new byte[20 * damaged];
    Arrays.fill(noise, (byte) 0x55);
    records.writeBytes(noise);
    records.writeBytes(JournalRecord.whole(new byte[0]).bytes(damaged + 1));
    JournalRecovery found = JournalRecovery.of(file(records.toByteArray()));
    assertEquals(damaged + 2, found.records());
    assertEquals(0, found.text().length);
    assertTrue(found.upToDate());
    // 19 bytes of the first line, and 27 of the first record.
    assertEquals("bytes 46 to " + (45 + noise.length) + " cannot be read", found.reason());
  }

  @Test
  void whatStandsOnSomethingLostIsCounted() {
    byte[] noise = new byte[30];
    Arrays.fill(noise, (byte) 0x55);
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] third = new JournalRecord(7, 0, bytes("8h7g\n")).bytes(2);
    byte[] fourth = new JournalRecord(12, 0, bytes("7g7f\n")).bytes(3);
    JournalRecovery found = JournalRecovery.of(file(first, noise, third, fourth));
    assertEquals(
        "bytes 46 to 75 cannot be read; 2 changes behind that stand on what is lost",
        found.reason());
    assertEquals(4, found.records());
    assertFalse(found.upToDate());
    assertArrayEquals(bytes("a game\n"), found.text());
    byte[] whole = JournalRecord.whole(bytes("again\n")).bytes(4);
    found = JournalRecovery.of(file(first, noise, third, fourth, whole));
    assertEquals("bytes 46 to 75 cannot be read", found.reason());
    assertArrayEquals(bytes("again\n"), found.text());
    assertTrue(found.upToDate());
  }

  @Test
  void aBitThatWasPutRightIsToldWithItsRecordAndPlace() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] second = new JournalRecord(7, 0, bytes("8h7g\n")).bytes(1);
    byte[] damaged = second.clone();
    damaged[15] ^= 8;
    assertEquals(
        "a flipped bit in record 2 at byte 46 is put right",
        JournalRecovery.of(file(first, damaged)).reason());
    JournalRecovery found =
        JournalRecovery.of(file(first, damaged, Arrays.copyOf(first, first.length - 1)));
    assertEquals(
        "a flipped bit in record 2 at byte 46 is put right; its last 26 bytes are no whole record",
        found.reason());
    assertFalse(found.upToDate());
  }

  @Test
  void zerosBehindTheLastRecordAreTheBeginningOfOneThatWasNeverWritten() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    JournalRecovery found = JournalRecovery.of(file(first, new byte[30]));
    assertEquals(State.CUT_OFF, found.state());
    assertEquals("its last 30 bytes are the beginning of a record", found.reason());
    assertEquals(46, found.length());
    byte[] almost = new byte[30];
    almost[29] = 1;
    assertEquals(State.DAMAGED, JournalRecovery.of(file(first, almost)).state());
  }

  /** As long as the head of a record, and none. */
  @Test
  void twelveBytesOfNonsenseAreDamageAndElevenMayBeABeginning() {
    byte[] first = JournalRecord.whole(bytes("a game\n")).bytes(0);
    byte[] nonsense = bytes("twelve bytes");
    assertEquals(State.DAMAGED, JournalRecovery.of(file(first, nonsense)).state());
    assertEquals(
        State.CUT_OFF,
        JournalRecovery.of(file(first, Arrays.copyOf(nonsense, 11))).state());
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
