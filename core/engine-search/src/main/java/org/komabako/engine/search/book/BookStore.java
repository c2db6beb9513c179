package org.komabako.engine.search.book;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.base.DataFolder;
import org.komabako.base.RegularFiles;
import org.komabako.base.SafeText;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.engine.EngineException;
import org.komabako.engine.OpeningBooks;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** The opening books in the folder {@code books} of the user's data, a file {@code KEY.db} for each variant that has one. */
@Component(service = {OpeningBooks.class, BookStore.class})
public final class BookStore implements OpeningBooks {
  /** A larger file would take more memory than the program has. */
  private static final int MOST_BYTES = 64 << 20;

  private static final int LONGEST_ORIGIN = 200;

  private static final Logger LOG = System.getLogger(BookStore.class.getName());

  private final Optional<Path> folder;

  /** Those of the platform's data folder. */
  @Activate
  public BookStore(BundleContext context) {
    this(DataFolder.find(context::getProperty).map(data -> data.resolve("books")));
  }

  /** @param folder empty if nothing can be kept */
  public BookStore(Optional<Path> folder) {
    this.folder = folder;
  }

  /** No books. */
  public static BookStore none() {
    return new BookStore(Optional.empty());
  }

  @Override
  public Optional<Summary> find(Rules rules) {
    return file(rules).flatMap(file -> {
      try {
        return file.summary();
      } catch (IOException e) {
        LOG.log(Level.WARNING, "{0} cannot be read: {1}", file.path(), e.toString());
        return Optional.empty();
      }
    });
  }

  @Override
  public List<BookMove> moves(Position position) {
    Map<String, BookLine> lines = file(position.rules())
        .map(file -> lines(file, BookEntries.key(position)))
        .orElse(Map.of());
    List<BookMove> moves = new ArrayList<>();
    if (!lines.isEmpty()) {
      for (Move move : position.legalMoves()) {
        BookLine line = lines.get(move.toString());
        if (line != null) {
          moves.add(new BookMove(
              move,
              line.count(),
              line.depth() == 0 ? OptionalInt.empty() : OptionalInt.of(line.value())));
        }
      }
    }
    moves.sort(Comparator.comparingInt(BookMove::weight).reversed());
    return moves;
  }

  private static Map<String, BookLine> lines(OpeningBookFile file, String key) {
    try {
      return file.moves(key);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file.path(), e.toString());
      return Map.of();
    }
  }

  private Optional<OpeningBookFile> file(Rules rules) {
    return folder
        .map(books -> path(books, rules))
        .filter(Files::isRegularFile)
        .map(OpeningBookFile::new);
  }

  private static Path path(Path books, Rules rules) {
    return books.resolve(rules.table().key() + ".db");
  }

  @Override
  public Summary make(Rules rules, Iterable<BookGame> games, Making making) {
    BookMaker maker = new BookMaker(making);
    games.forEach(maker::add);
    BookEntries book = maker.made();
    if (book.lines().isEmpty()) {
      throw EngineException.of(
          BookStore.class, "bookStore.nothingLeft", making.least(), making.plies());
    }
    return keep(rules, book, making.origin());
  }

  @Override
  public Summary importFrom(Rules rules, Path file) {
    byte[] bytes;
    try {
      bytes = RegularFiles.read(file, MOST_BYTES);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
    BookEntries book = new BookReader(rules, file.toString()).read(bytes);
    if (book.lines().isEmpty()) {
      throw EngineException.of(BookStore.class, "bookStore.empty", file);
    }
    return keep(rules, book, String.valueOf(file.getFileName()));
  }

  private Summary keep(Rules rules, BookEntries book, String origin) {
    Summary summary = book.summary(SafeText.line(origin, LONGEST_ORIGIN));
    WholeFile.write(path(folder(), rules), out -> {
      Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
      OpeningBookFile.write(book, summary, text);
      text.flush();
    });
    return summary;
  }

  private Path folder() {
    return folder.orElseThrow(() -> EngineException.of(BookStore.class, "bookStore.noFolder"));
  }

  private Path require(Rules rules) {
    return file(rules)
        .map(OpeningBookFile::path)
        .orElseThrow(() ->
            EngineException.of(BookStore.class, "bookStore.none", rules.table().name()));
  }

  @Override
  public void export(Rules rules, Path file) {
    Path book = require(rules);
    WholeFile.write(file, out -> Files.copy(book, out));
  }

  @Override
  public void remove(Rules rules) {
    Path book = require(rules);
    try {
      Files.delete(book);
    } catch (NoSuchFileException e) {
      LOG.log(Level.DEBUG, "{0} is gone already", book);
    } catch (IOException e) {
      throw FileException.unremovable(book, e);
    }
  }
}
