package org.komabako.ui.share;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.notation.MoveText;
import org.komabako.position.Position;
import org.osgi.annotation.versioning.ProviderType;

/**
 * What a text means that was pasted or dropped: a position as SFEN, with or without the words that USI
 * puts before it; moves, in any notation, to be played on from the position that is looked at; or else a
 * whole game, which the session reads.
 */
@ProviderType
public sealed interface Pasted {
  /** Reads a text as far as it can be done without the session. */
  final class Reader {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern USI_PREFIX = Pattern.compile("(?:position\\s+)?sfen\\s+");
    private static final Pattern SFEN =
        Pattern.compile("\\s*(?:position\\s+)?(?:sfen\\s+)?[^\\s/]+/\\S+.*");
    private static final Pattern WHOLE = Pattern.compile("\\{|position\\s|startpos\\b");
    private static final Pattern MOVES = Pattern.compile("\\smoves(?:\\s|$)");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:\\.+|…)|\\.+|…");

    private final Optional<Position> current;
    private final List<VariantTable> tables;

    /**
     * A reader.
     *
     * @param current the position that is looked at
     * @param tables the installed variants
     */
    public Reader(Optional<Position> current, List<VariantTable> tables) {
      this.current = current;
      this.tables = tables;
    }

    /**
     * Says what a text means.
     *
     * @throws TextException if it is a position or a list of moves with a mistake in it; the message says
     *     the column and what would be right
     */
    public Pasted read(String text) {
      if (SFEN.matcher(text.strip()).matches()) {
        return position(text);
      }
      boolean whole = WHOLE.matcher(text.strip()).lookingAt();
      return current.isPresent() && !whole && text.strip().lines().count() <= 1
          ? new Moves(moves(current.get(), text))
          : new Game(text);
    }

    private Pasted position(String text) {
      Matcher prefix = USI_PREFIX.matcher(text);
      int begin = prefix.find() ? prefix.end() : 0;
      Matcher moves = MOVES.matcher(text);
      boolean hasMoves = moves.find(begin);
      String sfen = text.substring(begin, hasMoves ? moves.start() : text.length());
      VariantTable table = table(sfen);
      return new Start(table.key(), sfen.strip(), hasMoves ? text.substring(moves.end()) : "");
    }

    /** The variant that is looked at, if the text is a position of it; else the only other one. */
    private VariantTable table(String sfen) {
      List<VariantTable> asked = new ArrayList<>();
      current.ifPresent(position -> asked.add(position.rules().table()));
      asked.addAll(tables);
      Optional<TextException> farthest = Optional.empty();
      for (VariantTable table : asked) {
        try {
          var unused = Sfen.parse(table, sfen);
          return table;
        } catch (TextException e) {
          if (farthest.filter(other -> other.column() >= e.column()).isEmpty()) {
            farthest = Optional.of(new TextException(
                sfen,
                e.column(),
                Sentence.of(Pasted.class, "pasted.joined", table.key(), e.text())));
          }
        }
      }
      throw farthest.orElseGet(
          () -> TextException.of(sfen, Pasted.class, "pasted.noGameInstalled"));
    }

    /** The moves of a text, played one after the other; numbers are passed over. */
    public static List<Move> moves(Position from, String text) {
      List<Move> moves = new ArrayList<>();
      Position position = from;
      Matcher words = WORD.matcher(text);
      while (words.find()) {
        String word = words.group().replaceFirst("^[0-9]+\\.+(?=.)", "");
        if (!NUMBER.matcher(words.group()).matches()) {
          try {
            Move move = MoveText.read(position, word);
            position = position.play(move);
            moves.add(move);
          } catch (IllegalMoveException | IllegalArgumentException e) {
            int column = words.end() - word.length();
            throw new TextException(
                text,
                column,
                Sentence.of(
                    Pasted.class,
                    "pasted.columnMove",
                    column + 1,
                    moves.size() + 1,
                    word,
                    UserMessage.of(e)));
          }
        }
      }
      if (moves.isEmpty()) {
        throw TextException.of(text, Pasted.class, "pasted.textEmpty");
      }
      return moves;
    }
  }

  /**
   * A new game from a position.
   *
   * @param variant the key
   * @param sfen where it begins
   * @param moves what is played from there, as text; may be empty
   */
  record Start(String variant, String sfen, String moves) implements Pasted {}

  /** Moves to be played on. */
  record Moves(List<Move> moves) implements Pasted {
    /** Keeps an own copy. */
    public Moves {
      moves = List.copyOf(moves);
    }
  }

  /** A whole game, perhaps. */
  record Game(String text) implements Pasted {}
}
