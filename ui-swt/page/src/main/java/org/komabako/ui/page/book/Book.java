package org.komabako.ui.page.book;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Nag;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.ui.board.Form;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Style;
import org.komabako.ui.page.GameHead;
import org.komabako.ui.picture.Print;
import org.komabako.ui.picture.Typeface;

/**
 * A game as a book prints it: who played and where, the moves in words with comments and variations, and diagrams
 * between them; or a single position.
 *
 * @param paper what it is for
 * @param style how the boards look, see {@link #printed}
 * @param bottom who sits below
 * @param language what it speaks
 * @param move writes the move that leads to a place
 * @param result says how a game ended
 * @param every after how many moves there is a diagram, 0 for at the end only
 */
public record Book(
    PaperSize paper,
    Style style,
    Side bottom,
    Locale language,
    Function<GameNode, String> move,
    Function<Outcome, String> result,
    int every) {
  private static final double TITLE = 22;
  private static final double ABOUT = 12;
  private static final double TEXT = 13;
  private static final double PARAGRAPH = 5;

  /** A style for paper: characters without pieces around them where there are kanji on the screen, black on white. */
  public static Style printed(Style screen) {
    boolean kanji = screen.set().id().endsWith("kanji");
    return new Style(
        Print.theme(),
        kanji ? Print.pieces() : screen.set(),
        false,
        screen.kings(),
        screen.coordinates(),
        true,
        false,
        false,
        new Form(1, Form.Grid.USUAL));
  }

  /** The pages of a game, which must not change meanwhile. */
  public List<Page> game(Game game) {
    Sheets sheets = new Sheets(paper, GameHead.title(game, language));
    head(sheets, game);
    new Chapter(this, sheets).write(game);
    return sheets.finished();
  }

  /** One page with the position that a game stands at, large. */
  public List<Page> position(Game game) {
    Sheets sheets = new Sheets(paper, GameHead.title(game, language));
    head(sheets, game);
    GameNode node = game.current();
    String whose =
        say(node.position().side() == Side.BLACK ? "book.blackMoves" : "book.whiteMoves");
    String caption = node.move().isPresent() ? told(node) + "  ·  " + whose : whose;
    sheets.head(
        new Figure(shown(node), style, bottom, sheets.across(), sheets.down() * 0.75, caption, 0));
    Paragraph comment = new Paragraph();
    for (String line : SafeText.lines(node.comment()).split("\n")) {
      comment.prose(line, Typeface.TEXT);
    }
    if (!node.comment().isBlank()) {
      comment.lines(sheets.across(), TEXT, 0, 0).forEach(sheets::head);
    }
    return sheets.finished();
  }

  private void head(Sheets sheets, Game game) {
    double room = sheets.across();
    new Paragraph()
        .prose(GameHead.title(game, language), Typeface.STRONG)
        .lines(room, TITLE, 0, 4)
        .forEach(sheets::head);
    String players = Stream.of(Side.BLACK, Side.WHITE)
        .map(side -> (side == Side.BLACK ? "☗ " : "☖ ")
            + Tags.player(game, side)
                .map(SafeText::line)
                .orElseGet(() -> say(side == Side.BLACK ? "webPage.black" : "webPage.white")))
        .collect(Collectors.joining("   "));
    String about = Stream.concat(
            Stream.of(GameHead.variant(game, language)),
            Stream.of(Tags.EVENT, Tags.SITE, Tags.BEGUN, Tags.OPENING, Tags.TIME)
                .flatMap(name -> GameHead.tag(game, name).stream()))
        .distinct()
        .filter(value -> !value.equals(GameHead.title(game, language)))
        .collect(Collectors.joining("  ·  "));
    new Paragraph().prose(players, Typeface.TEXT).lines(room, ABOUT, 0, 0).forEach(sheets::head);
    if (!about.isEmpty()) {
      new Paragraph().prose(about, Typeface.TEXT).lines(room, ABOUT, 0, 0).forEach(sheets::head);
    }
    sheets.head(new TextLine(List.of(), 0, 0, PARAGRAPH * 3));
  }

  String say(String key, Object... with) {
    return Sentence.of(Book.class, key, with).in(language);
  }

  /** The move that leads to a place, with its number. */
  String told(GameNode node) {
    return number(node) + " " + written(node);
  }

  /** The move that leads to a place, with what somebody thinks of it. */
  String written(GameNode node) {
    return move.apply(node) + node.nag().map(Nag::sign).orElse("");
  }

  static int number(GameNode node) {
    return node.position().number() - 1;
  }

  static Snapshot shown(GameNode node) {
    Optional<Position> before = node.parent().map(GameNode::position);
    return before.isEmpty()
        ? Snapshot.of(node.position())
        : Snapshot.of(before.get()).after(List.of(node.move().orElseThrow()));
  }
}
