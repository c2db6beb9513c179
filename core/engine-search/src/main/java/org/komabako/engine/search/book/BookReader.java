package org.komabako.engine.search.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads the text of a book, and checks each position and each move of it by the rules. */
final class BookReader {
  /** What some programs write where they have no move. */
  private static final Set<String> NO_MOVES = Set.of("none", "resign", "win");

  private final Rules rules;
  private final String name;
  private final BookEntries book = new BookEntries();
  private int number;
  private @Nullable Position position;
  private Set<String> legal = Set.of();

  /** @param name of the file, for messages */
  BookReader(Rules rules, String name) {
    this.rules = rules;
    this.name = name;
  }

  /** @throws RequestException if it is no book for these rules; the message says in which line */
  BookEntries read(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!text.startsWith(OpeningBookFile.FIRST_LINE)) {
      throw wrong(
          1, Sentence.of(BookReader.class, "bookReader.firstLine", OpeningBookFile.FIRST_LINE));
    }
    try (BufferedReader lines = new BufferedReader(new StringReader(text))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        line(line.strip());
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return book;
  }

  private void line(String line) {
    if (line.startsWith(OpeningBookFile.POSITION)) {
      position(line.substring(OpeningBookFile.POSITION.length()));
    } else if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith("//")) {
      move(line);
    }
  }

  private void position(String sfen) {
    try {
      Position read = rules.position(sfen);
      position = read;
      legal = read.legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
    } catch (TextException e) {
      throw wrong(number, e.text());
    }
  }

  private void move(String line) {
    Position from = position;
    if (from == null) {
      throw wrong(number, Sentence.of(BookReader.class, "bookReader.noPosition", line));
    }
    Optional<BookLine.Read> read = BookLine.read(line);
    if (read.isEmpty()) {
      throw wrong(number, Sentence.of(BookReader.class, "bookReader.noMove", line));
    }
    String move = read.get().move();
    if (NO_MOVES.contains(move)) {
      return;
    }
    if (!legal.contains(move)) {
      throw wrong(number, Sentence.of(BookReader.class, "bookReader.illegal", move));
    }
    Map<String, BookLine> moves =
        book.lines().computeIfAbsent(BookEntries.key(from), any -> new LinkedHashMap<>(2));
    moves.putIfAbsent(move, read.get().line());
  }

  private RequestException wrong(int line, LocalizedText why) {
    return RequestException.of(BookReader.class, "bookReader.wrong", name, line, why);
  }
}
