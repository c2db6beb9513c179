package org.komabako.session.internal.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.mockStatic;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.AtomicFiles;
import org.komabako.session.internal.journal.JournalRecovery.State;

/** A journal grows by records, is written anew now and then, and whatever is left of it is understood. */
class JournalTest {
  private static final int MUCH = 1 << 20;
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");

  @TempDir
  Path folder;

  private Path file;
  private Journal journal;

  @BeforeEach
  void begin() {
    file = folder.resolve("1.journal");
    journal = new Journal(file, MUCH);
  }

  private static String text(JournalRecovery found) {
    return new String(found.text(), StandardCharsets.UTF_8);
  }

  private JournalRecovery recover() throws IOException {
    return JournalRecovery.of(file);
  }

  private void keep(String text) throws IOException {
    assertEquals(Optional.empty(), journal.keep(text));
    assertEquals(text, text(recover()));
  }

  @Test
  void everyTextIsThereOnceItIsKept() throws Exception {
    StringBuilder text = new StringBuilder("a game\n");
    for (int i = 0; i < 50; i++) {
      keep(text + "end\n");
      text.append("move ").append(i).append('\n');
    }
    keep("a game\nend\n");
    assertEquals(51, recover().records());
    long size = Files.size(file);
    keep("a game\nend\n");
    assertEquals(size, Files.size(file), "what is there already takes no room");
  }

  @Test
  void aLongOneIsWrittenAnew() throws Exception {
    journal = new Journal(file, 200);
    for (int i = 0; i < 50; i++) {
      keep("move " + i + " end\n");
      assertTrue(Files.size(file) < 400);
    }
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count(), "nothing is left beside it");
    }
  }

  @Test
  void oneThatWasFoundGoesOn() throws Exception {
    keep("one\n");
    keep("one\ntwo\n");
    journal = new Journal(file, MUCH, recover());
    keep("one\ntwo\nthree\n");
    assertEquals(3, recover().records());
  }

  @Test
  void whereverItIsCutOffTheTextsBeforeAreThere() throws Exception {
    List<String> texts = new ArrayList<>();
    List<Long> ends = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      texts.add("a game\nmove " + i + "\nend\n");
      keep(texts.get(i));
      ends.add(Files.size(file));
    }
    byte[] whole = Files.readAllBytes(file);
    for (int cut = JournalRecovery.FIRST_LINE.length + 1; cut <= whole.length; cut++) {
      int length = cut;
      int there = (int) ends.stream().filter(end -> end <= length).count();
      for (byte[] left : List.of(Arrays.copyOf(whole, cut), zerosAfter(whole, cut))) {
        JournalRecovery found = JournalRecovery.of(left);
        assertEquals(there, found.records());
        assertEquals(there == 0 ? "" : texts.get(there - 1), text(found));
        assertEquals(found.length() == left.length, found.state() == State.WHOLE);
      }
      JournalRecovery found = JournalRecovery.of(Arrays.copyOf(whole, cut));
      assertTrue(found.state() != State.DAMAGED, found::reason);
    }
  }

  /** What some file systems leave after a power cut. */
  private static byte[] zerosAfter(byte[] whole, int length) {
    return Arrays.copyOf(Arrays.copyOf(whole, length), whole.length + 30);
  }

  /** A byte in which several bits are wrong cannot be put right; what is before it is there. */
  @Test
  void whereverAByteIsDamagedTheTextsBeforeAreThereAndItIsTold() throws Exception {
    keep("a game\nend\n");
    long first = Files.size(file);
    keep("a game\nmove 1\nend\n");
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 0x15;
      JournalRecovery found = JournalRecovery.of(damaged);
      assertFalse(found.state() == State.WHOLE, "byte " + at);
      assertFalse(found.reason().isEmpty());
      boolean firstLine = at < JournalRecovery.FIRST_LINE.length;
      assertEquals(firstLine, found.upToDate(), "byte " + at);
      String there = firstLine ? "a game\nmove 1\nend\n" : at < first ? "" : "a game\nend\n";
      assertEquals(there, text(found), "byte " + at);
    }
  }

  /** A whole text comes again now and then; from the first behind the damage on, all is there. */
  @Test
  @Tag("slow")
  void whatIsBehindDamageIsThereAgainFromTheNextWholeText() throws Exception {
    long seed = Long.getLong("komabako.seed", System.nanoTime());
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("a game\n");
    for (int i = 0; i < 400; i++) {
      keep(text + "end\n");
      text.append("move ").append(i).append('\n');
    }
    byte[] whole = Files.readAllBytes(file);
    String last = text(recover());
    int there = 0;
    for (int i = 0; i < 300; i++) {
      byte[] damaged = whole.clone();
      int size = 2 + random.nextInt(600);
      int from = random.nextInt(whole.length - size);
      byte[] noise = new byte[size];
      random.nextBytes(noise);
      System.arraycopy(noise, 0, damaged, from, size);
      JournalRecovery found = JournalRecovery.of(damaged);
      String context = "seed " + seed + ", " + size + " bytes at " + from;
      assertEquals(State.DAMAGED, found.state(), context);
      assertEquals(found.upToDate(), last.equals(text(found)), context);
      if (found.records() > 0) {
        assertTrue(text(found).startsWith("a game\n"), context);
        assertTrue(last.startsWith(text(found).replace("end\n", "")), context);
      }
      there += found.upToDate() ? 1 : 0;
    }
    assertTrue(there > 100, there + " of 300; seed " + seed);
  }

  /** Wherever one bit is flipped, all is there. */
  @Test
  void aFlippedBitLosesNothing() throws Exception {
    long seed = Long.getLong("komabako.seed", System.nanoTime());
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("a game\n");
    for (int i = 0; i < 100; i++) {
      keep(text + "end\n");
      text.append("move ").append(i).append('\n');
    }
    byte[] whole = Files.readAllBytes(file);
    String last = text(recover());
    for (int i = 0; i < (DEEP ? 500 : 60); i++) {
      byte[] damaged = whole.clone();
      int bit = random.nextInt(whole.length * 8);
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      JournalRecovery found = JournalRecovery.of(damaged);
      assertEquals(State.DAMAGED, found.state(), "seed " + seed + ", bit " + bit);
      assertEquals(last, text(found), "seed " + seed + ", bit " + bit);
      assertTrue(found.upToDate(), "seed " + seed + ", bit " + bit);
    }
  }

  @Test
  void aFileOfANewerProgramIsTold() {
    byte[] newer = "komabako journal 2\nwho knows".getBytes(StandardCharsets.UTF_8);
    assertEquals(State.NEWER, JournalRecovery.of(newer).state());
    byte[] none = "once upon a time".getBytes(StandardCharsets.UTF_8);
    assertEquals(State.DAMAGED, JournalRecovery.of(none).state());
  }

  @Test
  void whatAnotherProgramWroteThereIsKeptAside() throws Exception {
    keep("one\n");
    byte[] foreign = "something else".getBytes(StandardCharsets.UTF_8);
    Files.write(file, foreign);
    Path aside = journal.keep("two\n").orElseThrow();
    assertArrayEquals(foreign, Files.readAllBytes(aside));
    assertEquals("two\n", text(recover()));
  }

  @Test
  void aFileThatVanishedIsWrittenAnew() throws Exception {
    keep("one\n");
    Files.delete(file);
    keep("two\n");
  }

  @Test
  void whatCouldNotBeKeptIsKeptWithTheNextChange() throws Exception {
    keep("one\n");
    Path elsewhere = folder.resolveSibling(folder.getFileName() + "-elsewhere");
    Files.move(folder, elsewhere);
    Files.writeString(folder, "no folder");
    assertThrows(IOException.class, () -> journal.keep("two\n"));
    assertThrows(IOException.class, () -> journal.keep("three\n"));
    Files.delete(folder);
    Files.move(elsewhere, folder);
    assertEquals("one\n", text(recover()));
    keep("four\n");
    assertEquals(1, recover().records(), "it is written anew, for its end may be anything");
  }

  /** The file looks as it was left, and yet nothing is known of what the disk has of it. */
  @Test
  void afterAnAppendThatFailedTheNextTextIsWrittenAnewThoughTheFileLooksRight() throws Exception {
    keep("one\n");
    keep("one\ntwo\n");
    long size = Files.size(file);
    try (var disk = mockStatic(AtomicFiles.class, CALLS_REAL_METHODS)) {
      disk.when(() -> AtomicFiles.append(any(), anyLong(), any())).thenThrow(new IOException("no"));
      assertThrows(IOException.class, () -> journal.keep("one\ntwo\nthree\n"));
    }
    assertEquals(size, Files.size(file));
    keep("one\ntwo\n");
    assertEquals(1, recover().records(), "even the text that was there before is written again");
    keep("one\n");
    assertEquals(2, recover().records(), "now it grows again");
  }

  @Test
  void whereThereIsNoRoomForAWholeTextThereMayBeForAChange() throws Exception {
    String front = "a".repeat(3000);
    keep(front);
    try (var disk = mockStatic(AtomicFiles.class, CALLS_REAL_METHODS)) {
      disk.when(() -> AtomicFiles.append(any(), anyLong(), argThat(bytes -> bytes.length > 1000)))
          .thenThrow(new IOException("full"));
      for (int i = 0; i < 20; i++) {
        keep(front + (i % 2 == 0 ? "b" : "c").repeat(400));
      }
      assertThrows(IOException.class, () -> journal.keep("b".repeat(3000)));
    }
    assertEquals(front + "c".repeat(400), text(recover()));
  }

  /** Changes of 64 bytes each: 20 and what is new. Of 2048 bytes and less there is no whole text. */
  @Test
  void aWholeTextComesAgainWhenTheChangesAreLongerThanItAndThan2048Bytes() throws Exception {
    String front = "a".repeat(56);
    keep(front + "b".repeat(44));
    for (int i = 1; i <= 100; i++) {
      long before = Files.size(file);
      keep(front + (i % 2 == 0 ? "b" : "c").repeat(44));
      assertEquals(i % 33 == 0 ? 120 : 64, Files.size(file) - before, "change " + i);
    }
    journal = new Journal(file, MUCH);
    Files.delete(file);
    keep("a".repeat(4000));
    for (int i = 1; i <= 100; i++) {
      long before = Files.size(file);
      keep("a".repeat(3956) + (i % 2 == 0 ? "b" : "c").repeat(44));
      assertEquals(i % 63 == 0 ? 4020 : 64, Files.size(file) - before, "change " + i);
    }
  }

  /** 19 bytes of the first line and 120 of the first text, 64 for each change, 100 of text. */
  @Test
  void itIsWrittenAnewWhenItIsLongerThanItsTextByMoreThanTheSlack() throws Exception {
    journal = new Journal(file, 167);
    String front = "a".repeat(56);
    for (int i = 0; i < 10; i++) {
      keep(front + (i % 2 == 0 ? "b" : "c").repeat(44));
      assertEquals(139 + i % 3 * 64, Files.size(file), "change " + i);
    }
  }

  @Test
  void anEmptyFileInItsPlaceIsKeptAside() throws Exception {
    Files.createFile(file);
    Path aside = journal.keep("one\n").orElseThrow();
    assertEquals(0, Files.size(aside));
    assertEquals("one\n", text(recover()));
  }

  @Test
  void aDiskTooFullForASecondFileMayHaveRoomForARecord() throws Exception {
    journal = new Journal(file, 0);
    keep("one\n");
    Files.createDirectories(folder.resolve(".1.journal.part").resolve("in the way"));
    keep("a text of a length that calls for a new file, if there were room for one\n");
    keep("and another\n");
    assertEquals(3, recover().records());
  }

  @Test
  void anInterruptWaitsUntilItIsDone() throws Exception {
    try {
      for (int i = 0; i < 20; i++) {
        Thread.currentThread().interrupt();
        assertEquals(Optional.empty(), journal.keep("move " + i + "\n"));
        assertTrue(Thread.interrupted(), "and is not forgotten");
        assertEquals("move " + i + "\n", text(recover()));
      }
    } finally {
      var unused = Thread.interrupted();
    }
  }
}
