package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.Notation;
import org.komabako.position.Rules;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.page.book.Book;
import org.komabako.ui.page.book.Page;
import org.komabako.ui.page.book.PaperSize;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.share.BookFile;

/** A game of chance of each shipped variant as a book. The files lie in {@code target/books}. */
class BooksIT {
  private static final long SEED = Long.getLong("komabako.seed", 20261122L);

  static List<Variant> variants() {
    return ShippedVariants.all();
  }

  private static Book book(boolean japanese) {
    Style screen = new Style(
        Themes.all().get(0),
        PieceSets.all().get(0),
        true,
        KingForms.WHITE_IS_KING,
        japanese ? Coordinates.JAPANESE : Coordinates.LETTERS,
        true,
        true,
        true);
    Notation notation = japanese ? Notation.JAPANESE : Notation.HODGES;
    return new Book(
        japanese ? PaperSize.A4 : PaperSize.LETTER,
        Book.printed(screen),
        Side.BLACK,
        japanese ? Locale.JAPANESE : Locale.ENGLISH,
        node ->
            notation.write(node.parent().orElseThrow().position(), node.move().orElseThrow()),
        outcome -> "Black wins",
        30);
  }

  private static void play(Game game, Random chance, int moves) {
    for (int i = 0; i < moves && game.outcome().isEmpty(); i++) {
      List<Move> legal = game.legalMoves();
      game.play(legal.get(chance.nextInt(legal.size())));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("variants")
  void eachVariantIsPrinted(Variant variant) throws Exception {
    Game game = new Game(Rules.of(variant));
    game.tag(Tags.EVENT, "Club evening");
    game.tag(Tags.BLACK, "羽生善治");
    game.tag(Tags.WHITE, "Moriuchi Toshiyuki");
    game.tag(Tags.BEGUN, "2026/11/22");
    Random chance = new Random(SEED);
    play(game, chance, 12);
    game.current()
        .comment("後手は振り飛車に構えた。ここで先手が「居飛車」を選ぶのは、このころの流行である。\n"
            + "A quiet move; White keeps the bishop at home, and waits.");
    GameNode here = game.current();
    play(game, chance, 60);
    GameNode end = game.current();
    game.goTo(here.parent().orElseThrow());
    play(game, chance, 5);
    game.current().comment("White is better.");
    game.goTo(end);
    Path folder = Files.createDirectories(Path.of("target/books"));
    for (boolean japanese : new boolean[] {false, true}) {
      List<Page> pages = book(japanese).game(game);
      byte[] pdf = BookFile.pdf(pages, "Club evening");
      Files.write(folder.resolve(variant.key() + (japanese ? "-ja" : "") + ".pdf"), pdf);
      assertTrue(
          pdf.length < 3_000_000, variant.key() + ": " + pages.size() + " pages, " + pdf.length);
    }
    Files.write(
        folder.resolve(variant.key() + "-position.pdf"),
        BookFile.pdf(book(true).position(game), ""));
  }
}
