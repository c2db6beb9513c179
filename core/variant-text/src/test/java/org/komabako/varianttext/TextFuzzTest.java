package org.komabako.varianttext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.Variant;

/** Damaged texts are read, or refused with places that are in the text; nothing else is thrown, and none takes long. */
class TextFuzzTest {
  private static final long SEED = Long.getLong("komabako.seed", System.nanoTime());
  private static final long MILLIS =
      1_000 * Long.getLong("komabako.fuzz", Boolean.getBoolean("komabako.deep") ? 600 : 2);
  private static final long MOST_NANOS = 10_000_000_000L;

  private static final Variant BASE =
      VariantTexts.read(VariantTextsTest.MINI, key -> Optional.empty());

  private final Random random = new Random(SEED);

  @Test
  void damagedTextsAreReadOrRefusedWithPlaces() {
    long end = System.nanoTime() + MILLIS * 1_000_000;
    int read = 0;
    int refused = 0;
    while (System.nanoTime() < end) {
      boolean ini = random.nextInt(3) == 0;
      String text = ini ? VariantsIniTest.FILE : VariantTextsTest.MINI;
      byte[] bytes = damaged(text).getBytes(StandardCharsets.UTF_8);
      if (random.nextInt(20) == 0) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      long begun = System.nanoTime();
      if (isRead(bytes, ini)) {
        read++;
      } else {
        refused++;
      }
      assertTrue(System.nanoTime() - begun < MOST_NANOS, () -> told("took long", bytes));
    }
    System.out.println("seed " + SEED + ": " + read + " read, " + refused + " refused");
    assertTrue(read > 0 && refused > 0, "seed " + SEED + ": " + read + " read, " + refused);
  }

  private static String told(String what, byte[] bytes) {
    return "seed " + SEED + " " + what + ":\n" + new String(bytes, StandardCharsets.UTF_8);
  }

  private static boolean isRead(byte[] bytes, boolean ini) {
    try {
      String text = VariantTexts.text(bytes);
      if (ini) {
        List<String> names = VariantTexts.iniSections(text);
        String name = names.isEmpty() ? "" : names.get(text.length() % names.size());
        var unused = VariantTexts.fromIni(text, name, "key", key -> Optional.of(BASE));
        return true;
      }
      Variant variant = VariantTexts.read(text, key -> Optional.of(BASE));
      String written = VariantTexts.write(variant);
      Variant again = VariantTexts.read(written, key -> Optional.empty());
      assertEquals(variant.table(), again.table(), () -> told("is not the same", bytes));
      assertEquals(written, VariantTexts.write(again), () -> told("is not the same", bytes));
      return true;
    } catch (VariantTextException e) {
      long lines = new String(bytes, StandardCharsets.UTF_8).split("\r\n|\r|\n", -1).length;
      assertFalse(e.faults().isEmpty() || e.faults().size() > 100, () -> told("faults", bytes));
      for (Fault each : e.faults()) {
        assertTrue(
            each.line() >= 1 && each.line() <= lines && each.column() >= 1,
            () -> told(each.toString(), bytes));
        assertFalse(
            each.text().in(Locale.JAPANESE).isEmpty()
                || each.text().in(Locale.ENGLISH).isEmpty(),
            () -> told("says nothing", bytes));
      }
      return false;
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(told("throws " + e, bytes), e);
    }
  }

  private String damaged(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    for (int i = random.nextInt(3); i >= 0; i--) {
      damage(lines);
    }
    return String.join(random.nextInt(10) == 0 ? "\r\n" : "\n", lines);
  }

  private void damage(List<String> lines) {
    int at = random.nextInt(lines.size());
    String line = lines.get(at);
    int column = random.nextInt(line.length() + 1);
    switch (random.nextInt(9)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(random.nextInt(lines.size()), line);
      case 2 -> lines.set(at, line.substring(0, column));
      case 3 -> lines.set(at, line.substring(0, column) + sign() + line.substring(column));
      case 4 -> lines.set(at, line.replaceAll("= .*", "= " + word()));
      case 5 -> lines.add(at, word() + " = " + word());
      case 6 -> lines.add(at, "[" + word() + (random.nextBoolean() ? ": " + word() : "") + "]");
      case 7 -> lines.set(at, line.repeat(random.nextInt(200)));
      default -> lines.set(at, line + "\\");
    }
    if (lines.isEmpty()) {
      lines.add("");
    }
  }

  private String sign() {
    String signs = "[]=:#\\+-0123456789KRBabc 玉\t\u202e\u0000/,;|\"'().";
    return String.valueOf(signs.charAt(random.nextInt(signs.length())));
  }

  private String word() {
    List<String> names = new ArrayList<>(RuleFields.names());
    names.sort(null);
    List<String> others = List.of(
        "yes",
        "no",
        "4",
        "-1",
        "99999999999",
        "9x9",
        "1x1",
        "25x25",
        "K",
        "+K",
        "WfF",
        "W99N0(3,9)0",
        "area",
        "straight fW",
        "turns K",
        "royal",
        "lion",
        "again=none",
        "again=",
        "mini",
        "extends",
        "without",
        "piece K",
        "5a 5e",
        "R=5",
        "rules",
        "piece",
        "option",
        "handicap",
        "sfen",
        "value.x",
        "title.ja",
        "hand",
        "");
    return random.nextBoolean()
        ? names.get(random.nextInt(names.size()))
        : others.get(random.nextInt(others.size()));
  }
}
