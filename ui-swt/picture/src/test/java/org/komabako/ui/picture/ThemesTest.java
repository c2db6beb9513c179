package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.ui.picture.Theme.PieceInks;

class ThemesTest {
  /** What the guidelines for accessible content ask for text. */
  private static final double READABLE = 4.5;

  /** What they ask for drawings. */
  private static final double VISIBLE = 3;

  static List<Theme> themes() {
    return Themes.all();
  }

  @ParameterizedTest
  @MethodSource("themes")
  void whatIsWrittenCanBeRead(Theme theme) {
    for (PieceInks inks : List.of(theme.black(), theme.white())) {
      readable("writing", inks.writing(), inks.face());
      readable("promoted", inks.promoted(), inks.face());
    }
    readable("coordinate", theme.coordinate(), theme.boardEdge());
    readable("stand", theme.standText(), theme.stand());
    readable("window", theme.windowText(), theme.window());
  }

  private static void readable(String what, Ink ink, Ink ground) {
    double contrast = ink.contrast(ground);
    assertTrue(contrast >= READABLE, what + ": " + contrast);
  }

  @ParameterizedTest
  @MethodSource("themes")
  void linesAndTargetsAreSeenOnTheBoard(Theme theme) {
    assertTrue(theme.grid().contrast(theme.board()) >= VISIBLE, "grid");
    Theme.Marks marks = theme.marks();
    for (Ink ink : List.of(
        marks.quiet(),
        marks.capture(),
        marks.promotion(),
        marks.forced(),
        marks.firstStep(),
        marks.cursor())) {
      double contrast = ink.contrast(theme.board());
      assertTrue(contrast >= 1.8, ink.css() + ": " + contrast);
    }
  }

  @ParameterizedTest
  @MethodSource("themes")
  void piecesStandOutFromTheBoard(Theme theme) {
    for (PieceInks inks : List.of(theme.black(), theme.white())) {
      double edge =
          Math.max(inks.rim().contrast(theme.board()), inks.face().contrast(theme.board()));
      assertTrue(edge >= 1.7, theme.id() + ": " + edge);
    }
  }

  @Test
  void eachHasACounterpart() {
    Set<String> ids = new HashSet<>();
    for (Theme theme : Themes.all()) {
      assertTrue(ids.add(theme.id()), theme.id());
      assertEquals(Optional.of(theme), Themes.named(theme.id()));
      assertSame(theme, Themes.suiting(theme, theme.dark()));
      Theme other = Themes.suiting(theme, !theme.dark());
      assertEquals(!theme.dark(), other.dark());
      assertSame(theme, Themes.suiting(other, theme.dark()));
    }
    assertEquals(Optional.empty(), Themes.named("no such theme"));
  }

  @Test
  void marksThatStandForDifferentThingsDiffer() {
    for (Theme theme : Themes.all()) {
      Theme.Marks marks = theme.marks();
      List<Ink> inks = List.of(
          marks.quiet(), marks.capture(), marks.promotion(), marks.forced(), marks.firstStep());
      assertEquals(inks.size(), Set.copyOf(inks).size());
      assertTrue(marks.arrows().size() >= 4);
    }
  }
}
