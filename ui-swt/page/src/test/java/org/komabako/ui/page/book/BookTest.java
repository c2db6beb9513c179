package org.komabako.ui.page.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.notation.MoveText;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.picture.Typeface;

/** What stands on which page, and where lines end. */
class BookTest {
  private final Game game = new Game(Rules.of(new Toy()).position("3k3/7/7/7/7/7/7/3K3 b 2P 1"));

  private static Book book(int every) {
    Style screen = new Style(
        Themes.all().get(0),
        PieceSets.all().get(0),
        true,
        KingForms.WHITE_IS_KING,
        Coordinates.LETTERS,
        true,
        true,
        true);
    return new Book(
        PaperSize.A4,
        Book.printed(screen),
        Side.BLACK,
        Locale.ENGLISH,
        node -> node.move().orElseThrow().toString(),
        outcome -> "White wins",
        every);
  }

  private void play(String... moves) {
    for (String move : moves) {
      game.play(MoveText.read(game.position(), move));
    }
  }

  private static String text(TextLine line) {
    return line.runs().stream().map(TextLine.Run::text).collect(Collectors.joining(" "));
  }

  private static List<String> told(Page page) {
    return page.all().stream()
        .map(placed -> placed.part() instanceof Figure figure
            ? "[" + figure.caption() + "]"
            : text((TextLine) placed.part()))
        .filter(line -> !line.isEmpty())
        .toList();
  }

  @Test
  void movesCommentsVariationsAndDiagramsStandInTheirOrder() {
    game.tag(Tags.EVENT, "Club evening");
    game.tag(Tags.BLACK, "Ōyama");
    play("P*4e", "4a4b");
    game.current().comment("A quiet move.");
    play("4h4g");
    game.goTo(game.root().children().get(0));
    play("4a5b", "4h4g");
    game.goTo(game.root().children().get(0).children().get(1));
    play("4h5g");
    game.goTo(game.root().last());
    game.resign(Side.BLACK);
    List<Page> pages = book(2).game(game);
    assertEquals(1, pages.size());
    assertEquals(
        List.of(
            "Club evening",
            "☗ Oyama ☖ White",
            "toy shogi",
            "[Diagram 1: the start]",
            "1 P*4e 2 4a4b",
            "A quiet move.",
            "( 2 4a5b 3 4h4g ( 3 4h5g ) )",
            "[Diagram 2: after 2 4a4b]",
            "3 4h4g",
            "After 3 moves: White wins",
            "[Diagram 3: after 3 4h4g]",
            "Club evening · 1"),
        told(pages.get(0)).stream().map(line -> line.replaceAll(" +", " ")).toList());
  }

  @Test
  void aPositionIsOneLargeDiagram() {
    play("P*4e");
    game.current().comment("Now?");
    List<Page> pages = book(2).position(game);
    assertEquals(1, pages.size());
    assertEquals(
        List.of(
            "toy shogi",
            "☗ Black ☖ White",
            "[1 P*4e  ·  White to move]",
            "Now?",
            "toy shogi  ·  1"),
        told(pages.get(0)).stream()
            .map(line -> line.startsWith("☗") ? line.replaceAll(" +", " ") : line)
            .toList());
  }

  @Test
  void nothingIsOutsideAPageOrUponSomethingElse() {
    for (int i = 0; i < 60; i++) {
      Move move = game.legalMoves().get(i % game.legalMoves().size());
      game.playOn(move);
      game.current().comment("word ".repeat(i) + "長い日本語の文".repeat(i) + "x".repeat(10 * i));
    }
    List<Page> pages = book(10).game(game);
    assertTrue(pages.size() > 3, "pages: " + pages.size());
    int figures = 0;
    for (Page page : pages) {
      List<Page.Placed> all = page.all();
      for (int i = 0; i < all.size() - 1; i++) {
        Page.Placed placed = all.get(i);
        assertTrue(placed.y() + placed.part().height() <= page.size().height() - 59, "below");
        assertTrue(right(placed) <= page.size().width() - 59, () -> "aside: " + placed);
        if (all.get(i + 1).x() == placed.x() && i + 2 < all.size()) {
          assertTrue(all.get(i + 1).y() >= placed.y() + placed.part().height() - 0.01, "upon");
        }
        figures += placed.part() instanceof Figure ? 1 : 0;
      }
    }
    assertEquals(7, figures);
  }

  private static double right(Page.Placed placed) {
    if (placed.part() instanceof Figure figure) {
      return placed.x() + figure.width();
    }
    TextLine line = (TextLine) placed.part();
    return placed.x()
        + line.indent()
        + line.runs().stream()
            .mapToDouble(run -> run.x() + run.face().width(run.text(), line.size()))
            .max()
            .orElse(0);
  }

  @Test
  void linesEndBetweenWordsAndNeverBeforeAClosingSign() {
    String said = "「あいうえお」、かきくけこ。 some words, and some more";
    for (double width = 40; width < 200; width += 7) {
      List<TextLine> lines = new Paragraph().prose(said, Typeface.TEXT).lines(width, 10, 0, 0);
      StringBuilder all = new StringBuilder();
      for (TextLine line : lines) {
        String first = line.runs().get(0).text();
        String last = line.runs().get(line.runs().size() - 1).text();
        assertFalse("、。」".contains(first), lines::toString);
        assertFalse("「".contains(last), lines::toString);
        line.runs().forEach(run -> all.append(run.text()));
      }
      assertEquals(said.replace(" ", ""), all.toString());
    }
  }

  @Test
  void whatNoFaceHasIsPlainerOrAGap() {
    Paragraph text = new Paragraph().prose("Čapek and ō, 한", Typeface.TEXT);
    assertEquals("Capek and o, 〓", text(text.lines(500, 10, 0, 0).get(0)));
  }

  /** A file may hold more than any stack. */
  @Test
  void variationsInVariationsAreWrittenHoweverDeep() {
    play("P*4e", "4a4b");
    for (int i = 0; i < 3000; i++) {
      Move move = game.legalMoves().get(0);
      game.playOn(move);
      if (game.position().side() == Side.BLACK) {
        Move other =
            game.current().parent().orElseThrow().position().legalMoves().get(1);
        game.goTo(game.current().parent().orElseThrow());
        game.playOn(other);
      }
    }
    assertTrue(book(0).game(game).size() > 5);
  }

  @Test
  void pagesArePaintedInBlackAndWhite() {
    play("P*4e");
    int[] painted = {0, 0};
    book(1).game(game).get(0).paint(new Easel() {
      @Override
      public void fill(Outline outline, Ink ink) {
        painted[0]++;
        check(ink);
      }

      @Override
      public void stroke(Outline outline, Ink ink, double width) {
        painted[1]++;
        check(ink);
      }

      private void check(Ink ink) {
        assertTrue(ink.red() == ink.green() && ink.green() == ink.blue(), ink::toString);
      }
    });
    assertTrue(painted[0] > 30 && painted[1] > 2, painted[0] + " and " + painted[1]);
  }
}
