package org.komabako.console.commands.engine;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.library.LibraryWatch;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.OpeningBooks.BookGame;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.notation.GameText;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;

/** The games of a variant that an opening book is made from, or a training begins within. */
final class BookGames {
  private final Variant variant;
  private final String what;

  /** Of a variant, and what they are for, as progress tells it: {@code book} or {@code training}. */
  BookGames(Variant variant, String what) {
    this.variant = variant;
    this.what = what;
  }

  /** The open games. */
  Iterable<BookGame> of(Games games) {
    return games.list().stream()
        .filter(game -> game.variant().equals(variant.key()))
        .map(LiveGame::text)
        .map(this::read)::iterator;
  }

  /** The games of the library that a search finds; each is read when it is its turn. */
  Iterable<BookGame> of(Library library, GameQuery search) {
    LibraryWatch watch = new LibraryWatch(what);
    List<Long> ids = library.ids(search, watch);
    Function<Integer, BookGame> game = i -> {
      if (!watch.goesOn(i, (double) i / ids.size())) {
        throw new StateException(Spoken.text("bookCommand.interrupted"));
      }
      return read(library.text(ids.get(i)));
    };
    return Stream.iterate(0, i -> i < ids.size(), i -> i + 1).map(game)::iterator;
  }

  private BookGame read(String text) {
    Game game = GameText.read(variant, text);
    return new BookGame(
        game.root().position(), game.root().last().line(), game.result().flatMap(Outcome::winner));
  }
}
