package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Side;

class SpentTimeTest {
  @ParameterizedTest
  @CsvSource({
    "７六歩(77)   ( 0:16/00:00:16), 16000",
    "７六歩(77)   (0:7/0:0:7), 7000",
    "７六歩(77)   (00:59 /00:14), 59000",
    "７六歩(77)   (10:00/00:10:00), 600000",
    "７六歩(77)   (1:02:03/01:02:03), 3723000",
    "７六歩(77)   (0:16.5/00:00:16), 16500",
    "７六歩(77)   (0:00.123456789/00:00:00), 123",
    "７六歩(77)   （ ０：１６／００：００：１６）, 16000",
    "７六歩(77)   ( 0:16/00:00:16) ( 0:20/00:00:36)+, 16000",
    "７六歩(77)   ( 0:16/), 16000",
    "７六歩(77)   (0:16), 16000"
  })
  void theFirstBracketsWithAColonAreTheTime(String line, long millis) {
    SpentTime time = SpentTime.of(line);
    assertEquals("７六歩(77)   ", time.before());
    SpentTime.Spent spent = time.spent().orElseThrow();
    assertTrue(spent.isReadable());
    assertEquals(millis, spent.time().toMillis());
  }

  @ParameterizedTest
  @ValueSource(strings = {"７六歩(77)", "投了", "(0:16", "0:16)", "a:b (77)", "(77) 0:16", ""})
  void aLineWithoutATimeStaysWhole(String line) {
    assertEquals(new SpentTime(line, Optional.empty()), SpentTime.of(line));
  }

  @Test
  void bracketsThatOpenAgainBeginAnew() {
    assertEquals(
        new SpentTime("a (:x ", Optional.of(new SpentTime.Spent("0:16"))),
        SpentTime.of("a (:x (0:16)"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0:60", "0:75/00:00:16", "-1:10/00:00:16", "a:b", "0:xx/00:00:16", ":"})
  void aWrongTimeIsTold(String text) {
    SpentTime.Spent spent = new SpentTime.Spent(text);
    assertFalse(spent.isReadable());
    assertTrue(
        spent.problem().in(Locale.ENGLISH).startsWith("the time (" + text + ") is wrong: write"));
    assertTrue(spent.problem().in(Locale.JAPANESE).startsWith("消費時間 (" + text + ") が正しくありません"));
  }

  @Test
  void timesAddUpForEachSide() {
    Game game = TestGames.nine("7g7f 3c3d 2g2f 8c8d");
    List<GameNode> path = game.root().last().path();
    path.get(1).spent(Duration.ofSeconds(16));
    path.get(2).spent(Duration.ofSeconds(3600));
    path.get(3).spent(Duration.ofSeconds(59));
    assertEquals(
        Map.of(Side.BLACK, Duration.ofSeconds(16), Side.WHITE, Duration.ofHours(1)),
        SpentTime.before(path.get(3)));
    assertEquals(Map.of(), SpentTime.before(path.get(1)));
    Map<Side, Duration> sums = SpentTime.before(path.get(2));
    assertEquals("   (60:00/01:00:00)", SpentTime.write(path.get(2), sums));
    assertEquals("   ( 0:59/00:01:15)", SpentTime.write(path.get(3), sums));
    assertEquals("", SpentTime.write(path.get(4), sums));
  }
}
