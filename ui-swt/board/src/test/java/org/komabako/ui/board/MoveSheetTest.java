package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.game.Judgement;
import org.komabako.game.Nag;
import org.komabako.game.Place;
import org.komabako.ui.board.MoveTree.Entry;

/** A tree of moves as a text with places. */
class MoveSheetTest {
  private static Entry entry(String place, String move, String comment, String bookmark) {
    Place at = Place.parse(place);
    return new Entry(
        at, at.ply(), move, comment, bookmark, false, Judgement.GOOD, Optional.empty(), "");
  }

  private static Entry entry(String place, String move) {
    return entry(place, move, "", "");
  }

  private static final MoveTree TREE = new MoveTree(
      List.of(
          entry("0", "", "at the\nstart", ""),
          entry("1", "a"),
          entry("2", "b", "", "key"),
          entry("3", "c"),
          entry("2/2", "x"),
          entry("2/2.3", "y"),
          entry("2/2.4", "z"),
          entry("2/2.5", "zz"),
          entry("2/2.4/2", "w"),
          entry("2/2.4/2.5", "v"),
          entry("1/2", "p")),
      Place.parse("2/2.3"));

  private static final String TEXT = """
      Start {at the start}
      1.\ta\t
      1. p
      2.\t…\t\tb
      [key]
      2. x  3. y
      4. z
      4. w  5. v
      5. zz
      3.\tc\t""";

  private final MoveSheet sheet = new MoveSheet(TREE, "Start");

  @Test
  void twoMovesStandInARowAndVariationsBelowTheirMove() {
    assertEquals(TEXT, sheet.text().replace('\u00a0', ' '));
    assertEquals(List.of(0, 0, 1, 0, 1, 1, 1, 2, 1, 0), sheet.indents());
  }

  @Test
  void theLongestScoreIsKnown() {
    assertEquals("", sheet.longestAside());
    List<String> scores = List.of("+4.0", "-100.3", "+9.9");
    List<Entry> entries = new ArrayList<>(List.of(entry("0", "")));
    for (int i = 1; i <= scores.size(); i++) {
      Place at = Place.parse(String.valueOf(i));
      entries.add(new Entry(
          at, i, "a", "", "", false, Judgement.GOOD, Optional.empty(), scores.get(i - 1)));
    }
    assertEquals("-100.3", new MoveSheet(new MoveTree(entries, Place.START), "").longestAside());
  }

  @Test
  void scoresAndTimesStandBehindTheirMoves() {
    Entry start = entry("0", "");
    MoveTree tree = new MoveTree(
        List.of(
            start,
            new Entry(
                Place.parse("1"), 1, "a", "", "", false, Judgement.GOOD, Optional.empty(), "0:12"),
            new Entry(
                Place.parse("2"),
                2,
                "b",
                "",
                "",
                false,
                Judgement.BLUNDER,
                Optional.empty(),
                "+4.0"),
            new Entry(
                Place.parse("3"), 3, "c", "said", "", false, Judgement.GOOD, Optional.empty(), ""),
            entry("4", "d")),
        Place.parse("2"));
    assertEquals(
        "S\n1.\ta\t0:12\tb" + Judgement.BLUNDER.sign() + "\t+4.0\n3.\tc\t\n{said}\n4.\t…\t\td",
        new MoveSheet(tree, "S").text());
  }

  /** What somebody said of a move stands in place of what engines made of it, and is told from it. */
  @Test
  void signsStandBehindTheirMoves() {
    Entry judged =
        new Entry(Place.parse("1"), 1, "a", "", "", false, Judgement.BLUNDER, Optional.empty(), "");
    Entry signed = new Entry(
        Place.parse("2"),
        2,
        "b",
        "",
        "",
        false,
        Judgement.BLUNDER,
        Optional.of(Nag.INTERESTING),
        "");
    MoveSheet both =
        new MoveSheet(new MoveTree(List.of(entry("0", ""), judged, signed), Place.START), "S");
    assertEquals("S\n1.\ta??\t\tb!?", both.text());
    assertEquals(
        1,
        both.spans().stream()
            .filter(each -> each.kind() == MoveSheet.Kind.JUDGEMENT)
            .count());
  }

  @Test
  void aPlaceIsFoundInTheText() {
    MoveSheet.Span span = sheet.move(Place.parse("2/2.3")).orElseThrow();
    assertEquals("3. y", sheet.text().replace('\u00a0', ' ').substring(span.start(), span.end()));
    for (MoveSheet.Span each : sheet.spans()) {
      assertEquals(Optional.of(each.place()), sheet.at(each.start()));
      assertEquals(Optional.of(each.place()), sheet.at(each.end() - 1));
    }
    assertEquals(Optional.empty(), sheet.at(span.end()));
    assertEquals(Optional.empty(), sheet.at(-1));
  }

  @Test
  void whatIsDrawnHasASign() {
    Entry drawn = new Entry(Place.START, 0, "", "", "", true, Judgement.GOOD, Optional.empty(), "");
    assertTrue(
        new MoveSheet(new MoveTree(List.of(drawn), Place.START), "S").text().startsWith("S "));
  }

  @Test
  void aLongVariationNeedsNoDeepStack() {
    java.util.ArrayList<Entry> entries = new java.util.ArrayList<>(List.of(entry("0", "")));
    Place main = Place.START;
    Place side = Place.START.next(1);
    for (int i = 0; i < 5000; i++) {
      main = main.next(0);
      entries.add(
          new Entry(main, main.ply(), "m", "", "", false, Judgement.GOOD, Optional.empty(), ""));
    }
    for (int i = 0; i < 5000; i++) {
      entries.add(
          new Entry(side, side.ply(), "s", "", "", false, Judgement.GOOD, Optional.empty(), ""));
      side = side.next(0);
    }
    assertEquals(2503, new MoveSheet(new MoveTree(entries, main), "S").indents().size());
  }
}
