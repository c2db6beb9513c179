package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardPictureTest {
  @ParameterizedTest
  @CsvSource({
    "9, 9, 3, 4",
    "12, 12, 4, 4",
    "13, 13, 3, 4",
    "1, 16, 2, 4",
    "5, 5, 0, 0",
    "4, 4, 2, 0"
  })
  void pointsShowTheZonesAndNothingIsOutside(int files, int ranks, int zone, int points) {
    for (Theme theme : Themes.all()) {
      Recorder recorder = new Recorder();
      BoardPicture.draw(recorder, files, ranks, zone, theme, 40);
      for (Recorder.Drawn drawn : recorder.drawn) {
        Outline.Box box = drawn.outline().bounds();
        assertTrue(box.left() > -0.1 && box.right() < files + 0.1, box.toString());
        assertTrue(box.top() > -0.1 && box.bottom() < ranks + 0.1, box.toString());
      }
      List<Recorder.Drawn> round = recorder.drawn.stream()
          .filter(d -> d.ink().equals(theme.grid()) && d.outline().toString().contains("C"))
          .toList();
      assertEquals(points, round.size());
    }
  }
}
