package org.komabako.varianttext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;
import org.komabako.kernel.rules.Variant;

/** Texts that somebody made to do harm, or another editor saved: refused with a place in little time, or read. */
class HostileTextsTest {
  private static final String KING = """
      [variant]
      key = kings
      name = kings
      board = 3x3
      start = 1k1/3/1K1 b - 1
      [piece: K]
      name = king
      moves = K
      flags = royal
      """;

  @TempDir
  Path folder;

  private static Variant read(String text) {
    return VariantTexts.read(text, key -> Optional.empty());
  }

  private static List<String> faults(String text) {
    return Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> assertThrows(VariantTextException.class, () -> read(text)).faults().stream()
            .map(each -> each.line() + ":" + each.column() + " " + each.text().in(Locale.ENGLISH))
            .toList());
  }

  private static void refused(String text, String fault) {
    List<String> told = faults(text);
    assertTrue(told.stream().anyMatch(each -> each.startsWith(fault)), () -> fault + " in " + told);
  }

  @Test
  void aFileOf100MegabytesIsNotReadIntoMemory() throws IOException {
    Path file = folder.resolve("large.variant");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(100_000_000);
    }
    FileException told = assertThrows(FileException.class, () -> VariantTexts.text(file));
    assertTrue(told.getMessage().contains("more than 3000000 bytes"), told.getMessage());
  }

  @Test
  void theEncodingIsUtf8WithOrWithoutMarkAndAnyEndsOfLines() {
    assertEquals("ab", VariantTexts.text("\ufeffab".getBytes(StandardCharsets.UTF_8)));
    String windows = "\ufeff" + KING.replace("\n", "\r\n").replace(" = ", "\t=\t");
    assertEquals(
        "kings",
        read(VariantTexts.text(windows.getBytes(StandardCharsets.UTF_8))).key());
    byte[] japanese =
        (KING + "name.ja = 玉").getBytes(java.nio.charset.Charset.forName("Shift_JIS"));
    VariantTextException told =
        assertThrows(VariantTextException.class, () -> VariantTexts.text(japanese));
    assertEquals(
        "Line 10, column 11: Here the text is not in UTF-8; save it in this encoding",
        told.text().in(Locale.ENGLISH));
  }

  @Test
  void whatIsTooLargeIsRefused() {
    refused(KING.replace("3x3", "1000x1000"), "4:9 board is FILESxRANKS as in 9x9, at most ");
    refused(KING.replace("3x3", "99x9"), "4:9 board is FILESxRANKS");
    refused(KING.replace("3x3", "0x9"), "4:9 board is FILESxRANKS");
    assertEquals(
        List.of("4:9 board is FILESxRANKS as in 9x9, at most 25x25, not '3xx3'"),
        faults(KING.replace("3x3", "3xx3")));
    refused(KING + "[piece: A]\n".repeat(60_000), "11:1 [piece: A] is said again");
    StringBuilder kinds = new StringBuilder(KING);
    for (int i = 0; kinds.length() < VariantTexts.LONGEST - 20; i++) {
      kinds.append("[piece: P").append(i).append("]\n");
    }
    assertTrue(faults(kinds.toString()).size() <= 100);
    assertEquals(100, faults(KING + "x=y\n".repeat(200_000)).size());
    refused(KING.replace("moves = K", "moves = " + "fbW".repeat(100_000)), "8:9 These moves have");
    refused(KING.replace("moves = K", "moves = W999999999"), "8:10 ");
    refused(KING.replace("moves = K", "moves = (99,99)0"), "8:9 ");
    refused(KING + "help = " + "x".repeat(900_000), "10:8 What help says is longer");
    refused(KING.replace("name = king\n", "name = " + "x".repeat(5_000) + "\n"), "7:8 What name");
    refused(KING.replace("1k1/3/1K1", "1k1/3/".repeat(500)), "5:");
  }

  @Test
  void whatIsNotSeenIsRefused() {
    refused(KING.replace("= king\n", "= king\u202e\n"), "7:12 Here is U+202E");
    refused(KING.replace("= king\n", "= ki\u001b[31mng\n"), "7:10 Here is U+001B");
    refused(KING.replace("= king\n", "= ki\u0000ng\n"), "7:10 Here is U+0000");
    refused(KING.replace("= king\n", "= ki\u2028ng\n"), "7:10 Here is U+2028");
    refused(KING.replace("= king\n", "= ki\ud800ng\n"), "7:10 Here is U+D800");
  }

  @Test
  void nothingIsSaidTwice() {
    refused(KING + "moves = W\n", "10:1 moves is said again; it stands in line 8 already");
    refused(KING + "[variant]\nkey = other\n", "10:1 [variant] is said again; it stands in line 1");
    refused(KING + "[rules]\n[rules]\n", "11:1 [rules] is said again");
    refused(KING + "[rules: a=b]\n[rules: a=b]\n", "11:1 [rules: a=b] is said again");
  }

  @Test
  void aVariantDoesNotExtendItself() {
    refused("[variant]\nkey = kings\nextends = kings\n", "3:11 A variant cannot extend itself");
  }

  @Test
  void whatDoesNotFitTogetherHasItsPlace() {
    refused(KING.replace("1k1/3/1K1", "1k1/4/1K1"), "5:");
    refused(KING.replace("flags = royal\n", ""), "1:1 No piece is royal");
    refused(KING.replace("board = 3x3", "board = 3x3\nzone = 4"), "5:8 The zone is 4 ranks deep");
    refused(KING + "promotes = +K\n", "10:12 [piece] knows no '+K'");
    refused(KING + "[rules]\ngoal.black = 9a\n", "11:14 ");
    refused(KING + "[rules]\ngoal.black = king\n", "11:14 ");
    refused(KING + "[rules]\nimpasse.points = rook\n", "11:18 impasse.points gives");
    refused(KING + "[rules]\nrepetition.occurrence = four\n", "11:25 repetition.occurrence is a");
    refused(KING + "[rules]\nrepetition.charges = checkd\n", "11:22 ");
    refused(KING + "[rules]\npromotion.last_rank.P = yes\n", "11:1 promotion.last_rank. knows no");
    refused(KING + "[piece]\nname = x\n", "10:1 [piece] needs a name");
    refused(KING + "[spellings: x]\n", "10:1 [spellings] has no name");
    refused(KING + "[piece: A B]\nname = x\n", "10:1 A name is one word");
    refused(KING + "[handicap: h]\nname = x\nsfen = 3/3\n", "12:");
  }
}
