package org.komabako.ui.page.book;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.komabako.base.SafeText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.ui.picture.Typeface;

/**
 * The moves of a game between its diagrams: those of the main line strong, comments and variations below the move that
 * they belong to.
 */
final class Chapter {
  private static final double TEXT = 13;
  private static final double SMALL = 12;
  private static final double INDENT = 12;
  private static final double BELOW = 5;

  private final Book book;
  private final Sheets sheets;
  private Paragraph moves = new Paragraph();
  private int figures;

  Chapter(Book book, Sheets sheets) {
    this.book = book;
    this.sheets = sheets;
  }

  void write(Game game) {
    GameNode node = game.root();
    boolean usual = node.position().sfen().equals(game.rules().start().sfen());
    if (!usual || node.children().isEmpty()) {
      figure(node);
    }
    remarks(node);
    int drawn = 0;
    while (!node.children().isEmpty()) {
      List<GameNode> ways = node.children();
      node = ways.get(0);
      moves
          .word(String.valueOf(Book.number(node)), Typeface.TEXT)
          .with(book.written(node), Typeface.STRONG);
      remarks(node);
      for (GameNode other : ways.subList(1, ways.size())) {
        flush();
        sheets.text(variation(other).lines(sheets.column(), SMALL, INDENT, BELOW));
      }
      boolean due = book.every() > 0 && node.ply() - drawn >= book.every();
      if (due || !node.bookmark().isBlank() || node.children().isEmpty()) {
        flush();
        figure(node);
        drawn = node.ply();
      }
    }
    flush();
    int played = node.ply();
    game.result()
        .ifPresent(outcome -> sheets.text(new Paragraph()
            .prose(book.say("book.result", played, book.result().apply(outcome)), Typeface.STRONG)
            .lines(sheets.column(), TEXT, 0, BELOW)));
  }

  private void flush() {
    sheets.text(moves.lines(sheets.column(), TEXT, 0, BELOW));
    moves = new Paragraph();
  }

  private void figure(GameNode node) {
    figures++;
    String caption = node.move().isPresent()
        ? book.say("book.after", figures, book.told(node))
        : book.say("book.start", figures);
    sheets.figure(new Figure(
        Book.shown(node),
        book.style(),
        book.bottom(),
        sheets.column(),
        sheets.down() * 0.6,
        caption,
        node.move().isPresent() ? Book.number(node) : 0));
  }

  /** The name of a place, and what was said of it. */
  private void remarks(GameNode node) {
    if (!node.bookmark().isBlank()) {
      flush();
      sheets.text(new Paragraph()
          .prose(SafeText.line(node.bookmark()), Typeface.STRONG)
          .lines(sheets.column(), TEXT, 0, BELOW));
    }
    if (!node.comment().isBlank()) {
      flush();
      for (String line : SafeText.lines(node.comment()).split("\n")) {
        sheets.text(
            new Paragraph().prose(line, Typeface.TEXT).lines(sheets.column(), TEXT, 0, BELOW));
      }
    }
  }

  /** What is still to be written of a variation, however deep they lie in each other. */
  private sealed interface Rest {
    /** A move, and behind it those that might have been played instead. */
    record Move(GameNode node, boolean alternatives) implements Rest {}

    /** What follows a move. */
    record Behind(GameNode node) implements Rest {}

    /** The beginning of one within. */
    record Open() implements Rest {}

    /** The end of one. */
    record Close() implements Rest {}
  }

  private Paragraph variation(GameNode first) {
    Paragraph text = new Paragraph().open("(", Typeface.TEXT);
    Deque<Rest> rest = new ArrayDeque<>();
    rest.push(new Rest.Close());
    rest.push(new Rest.Move(first, false));
    while (!rest.isEmpty()) {
      Rest next = rest.pop();
      if (next instanceof Rest.Close) {
        text.close(")", Typeface.TEXT);
      } else if (next instanceof Rest.Open) {
        text.open("(", Typeface.TEXT);
      } else if (next instanceof Rest.Behind behind) {
        behind.node().children().stream()
            .findFirst()
            .ifPresent(node -> rest.push(new Rest.Move(node, true)));
      } else if (next instanceof Rest.Move played) {
        text.word(book.told(played.node()), Typeface.TEXT);
        String said =
            SafeText.lines((played.node().bookmark() + " " + played.node().comment()).strip());
        if (!said.isEmpty()) {
          text.close(":", Typeface.TEXT).prose(said, Typeface.TEXT);
        }
        rest.push(new Rest.Behind(played.node()));
        if (played.alternatives()) {
          List<GameNode> ways = played.node().parent().orElseThrow().children();
          for (int i = ways.size() - 1; i > 0; i--) {
            rest.push(new Rest.Close());
            rest.push(new Rest.Move(ways.get(i), false));
            rest.push(new Rest.Open());
          }
        }
      }
    }
    return text;
  }
}
