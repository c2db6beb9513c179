package org.komabako.ui.learn.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages come from foreign hands: one that is made to be slow is read all the same. */
class HostilePageTest {
  private static final int LONGEST = 1 << 18;

  @ParameterizedTest
  @ValueSource(strings = {"<!--", "x\n\n", "| ", "|-", "# ", "`", "**", "1. ", "\n| x |\n"})
  void anyRepetitionIsRead(String part) {
    String page = part.repeat(LONGEST / part.length()) + "x";
    Sheet sheet =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Markdown.read(page, 80), part);
    assertEquals(
        sheet.text().length(),
        sheet.text().lines().mapToInt(String::length).sum()
            + (int) sheet.text().chars().filter(each -> each == '\n').count());
    assertTrue(sheet.indents().stream().allMatch(each -> each.stops().size() <= 20));
  }
}
