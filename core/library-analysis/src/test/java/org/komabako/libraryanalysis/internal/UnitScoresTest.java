package org.komabako.libraryanalysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.RequestException;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.library.PositionScore;

/** What workers send is looked at by the rules. */
class UnitScoresTest {
  private static final Game GAME = AnalysisFixture.of("1f1e", "7c7d", "2f2e");
  private static final GameLine LINE = GameLine.of(1, GAME);

  private static Map<Integer, PositionScore> found() {
    Map<Integer, PositionScore> found = new TreeMap<>();
    found.put(0, new PositionScore(new Evaluation(Evaluation.Unit.CP, -31, 5), LINE.moves()));
    found.put(
        2,
        new PositionScore(
            new Evaluation(Evaluation.Unit.MATE, 7, 12), LINE.moves().subList(2, 3)));
    return found;
  }

  private static Map<Integer, PositionScore> read(String text) {
    return UnitScores.read(text.getBytes(StandardCharsets.UTF_8), LINE.positions(), List.of(0, 2));
  }

  private static String text() {
    return new String(UnitScores.write(found()), StandardCharsets.UTF_8);
  }

  @Test
  void whatIsRightIsReadAsItWasWritten() {
    assertEquals("komabako scores 1\n0 cp -31 5 1f1e 7c7d 2f2e\n2 mate 7 12 2f2e", text());
    assertEquals(found(), read(text()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp -31 5 7c7d           | not legal
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp -31 5 1f1e 1f1e      | not legal
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp -31 5 1f1e nonsense  | not legal
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp -31 5 9z9y           | not legal
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp -31 5                | should be a score
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp 999999 5 1f1e        | makes no sense
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp 10 0 1f1e            | makes no sense
      0 cp -31 5 1f1e 7c7d 2f2e | 0 mate 0 5 1f1e           | makes no sense
      0 cp -31 5 1f1e 7c7d 2f2e | 0 mate 5000 5 1f1e        | makes no sense
      0 cp -31 5 1f1e 7c7d 2f2e | 0 cp many 5 1f1e          | should be a score
      0 cp -31 5 1f1e 7c7d 2f2e | 1 cp -31 5 7c7d           | should be a score
      0 cp -31 5 1f1e 7c7d 2f2e | -                         | should be a score
      2 mate 7 12 2f2e          | 2 mate 7 12 1f1e          | ply 2
      scores 1                  | scores 2                  | not the scores
      """)
  void whatIsWrongIsRefusedWithItsReason(String part, String instead, String told) {
    assertTrue(text().contains(part));
    String said = assertThrows(RequestException.class, () -> read(text().replace(part, instead)))
        .getMessage();
    assertTrue(said.contains(told), said);
  }

  @Test
  void aPositionTooFewOrTooManyIsRefused() {
    assertThrows(RequestException.class, () -> read(text() + "\n3 cp 1 1 1c1d"));
    assertThrows(RequestException.class, () -> read(text().substring(0, text().lastIndexOf('\n'))));
    assertThrows(RequestException.class, () -> read(""));
  }

  /** Bytes by lot are refused in a sentence, whatever they are. */
  @Test
  void damageIsRefusedInASentence() {
    Random random = new Random(20261124);
    byte[] right = text().getBytes(StandardCharsets.UTF_8);
    int refused = 0;
    for (int i = 0; i < 5000; i++) {
      byte[] wrong = right.clone();
      for (int n = 0; n <= i % 3; n++) {
        wrong[random.nextInt(wrong.length)] = (byte) random.nextInt(256);
      }
      try {
        UnitScores.read(wrong, LINE.positions(), List.of(0, 2));
      } catch (RequestException e) {
        refused++;
      }
    }
    assertTrue(refused > 4000, refused + " were refused");
  }
}
