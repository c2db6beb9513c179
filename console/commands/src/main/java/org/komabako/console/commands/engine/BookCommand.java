package org.komabako.console.commands.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.commands.library.LibraryWords;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.OpeningBooks;
import org.komabako.engine.OpeningBooks.BookGame;
import org.komabako.engine.OpeningBooks.Making;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Command {@code engine:book}: the opening books of our own engine. */
@Component(
    service = BookCommand.class,
    property = {"osgi.command.scope=engine", "osgi.command.function=book"})
public final class BookCommand {
  private static final String BOOK = "engine:book";
  private static final List<String> ACTS =
      List.of("--moves", "--games", "--library", "--import", "--export", "--remove");
  private static final int PLIES = 24;
  private static final int LEAST = 2;

  private final Core core;

  /** Works on the books of the installed variants. */
  @Activate
  public BookCommand(@Reference Core core) {
    this.core = core;
  }

  /** The book of a variant, or of all; makes, imports, exports and removes one. */
  public @Nullable TextView book(CommandSession session, @Descriptor(BOOK) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(BOOK, words);
      arguments.onlyWith(List.of("--library"), LibraryWords.FILTERS);
      arguments.onlyWith(List.of("--games", "--library"), List.of("--plies", "--least"));
      arguments.onlyWith(List.of("--export"), FreeTarget.OPTIONS);
      arguments.onlyWith(List.of("--moves"), List.of("--game"));
      arguments.atMostOneOf(ACTS);
      if (arguments.has("--moves")) {
        arguments.none();
        Position position =
            CurrentGame.of(session, core.games(), arguments).read(game -> game.position());
        return new TextView(BOOK, moves(position));
      }
      if (!arguments.hasSubject()) {
        return new TextView(
            BOOK,
            core.variants().list().stream()
                .map(variant -> listed(Rules.of(variant)))
                .collect(Collectors.joining("\n")));
      }
      Variant variant = core.variants().require(arguments.only());
      Rules rules = Rules.of(variant);
      OpeningBooks books = core.books();
      make(arguments, variant).ifPresent(games -> {
        var unused = books.make(rules, games, making(arguments));
      });
      arguments.value("--import").ifPresent(file -> {
        var unused = books.importFrom(rules, UserPaths.resolve(session, file));
      });
      arguments
          .value("--export")
          .ifPresent(file ->
              books.export(rules, FreeTarget.require(UserPaths.resolve(session, file), arguments)));
      if (arguments.has("--remove")) {
        books.remove(rules);
      }
      return new TextView(variant.key(), listed(rules));
    });
  }

  private Optional<Iterable<BookGame>> make(Arguments arguments, Variant variant) {
    if (arguments.has("--games")) {
      return Optional.of(new BookGames(variant, "book").of(core.games()));
    }
    return arguments.has("--library")
        ? Optional.of(new BookGames(variant, "book")
            .of(core.library(), LibraryWords.search(arguments, Optional.of(variant.key()))))
        : Optional.empty();
  }

  private static Making making(Arguments arguments) {
    return new Making(
        arguments.number("--plies", 1, PLIES),
        arguments.number("--least", 1, LEAST),
        Spoken.say(arguments.has("--games") ? "bookCommand.ofGames" : "bookCommand.ofLibrary"));
  }

  private String listed(Rules rules) {
    String key = rules.table().key();
    return core.books()
        .find(rules)
        .map(book ->
            Spoken.say("bookCommand.line", key, book.positions(), book.moves(), book.origin()))
        .orElseGet(() -> Spoken.say("bookCommand.none", key));
  }

  private String moves(Position position) {
    List<OpeningBooks.BookMove> moves = core.books().moves(position);
    int all = moves.stream().mapToInt(OpeningBooks.BookMove::weight).sum();
    return moves.isEmpty()
        ? Spoken.say("bookCommand.noMoves")
        : moves.stream()
            .map(move -> Spoken.say(
                move.value().isPresent() ? "bookCommand.valued" : "bookCommand.move",
                Notation.HODGES.write(position, move.move()),
                Math.round(100.0 * move.weight() / all),
                move.value().orElse(0)))
            .collect(Collectors.joining("\n"));
  }
}
