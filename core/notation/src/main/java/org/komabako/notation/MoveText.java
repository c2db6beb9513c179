package org.komabako.notation;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.komabako.base.message.TextException;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.Position;

/**
 * Reads a move in any notation: USI, Hodges/TSA, the e-mail forms of it ({@code G4a-5b}, {@code
 * P'8f}, {@code B7g+}), WinBoard coordinates and WinBoard's short forms ({@code Nf6xg7-h8}), Japanese
 * ({@code ７六歩}) and KIF ({@code 7六歩(77)}); and the abbreviations of English records ({@code G45h}, {@code Sx}).
 * Width, blanks, and capitals where they are no piece's name do
 * not matter.
 *
 * <p>No text means two things: squares of USI and Hodges begin with a digit, those of WinBoard with
 * a small letter, and pieces with a capital or {@code +}. A drop like {@code P*5e} is read as USI
 * first, so its letter is the piece's id before it is an abbreviation.
 */
public final class MoveText {
  private static final Pattern DROP = Pattern.compile("[A-Za-z]\\*.*");

  private static final int LONGEST = 200;

  private MoveText() {}

  /**
   * The move that a text means in a position, in canonical form. It need not be legal: a text that
   * names one move clearly is read, so that {@link Position#why} can explain it.
   *
   * @throws TextException if the text names no move, or several; the message says what would be
   *     right, or which
   */
  public static Move read(Position position, String text) {
    return read(position, Optional.empty(), text);
  }

  /**
   * The same, where the move before is known.
   *
   * @param last where it ended, which 同 stands for
   */
  public static Move read(Position position, Optional<Square> last, String text) {
    if (text.length() > LONGEST) {
      throw TextException.of(text.substring(0, LONGEST), MoveText.class, "moveText.tooLongMove");
    }
    String plain = plain(text);
    return position.canonical(
        JapaneseReader.means(plain)
            ? JapaneseReader.read(position, last, text)
            : find(position, last, plain));
  }

  /** The same at a place of a game, where the move before is known. */
  public static Move read(GameNode place, String text) {
    return read(place.position(), place.move().map(Move::to), text);
  }

  /** Half width, without blanks, and with plain signs for those that word processors put. */
  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .replaceAll("\\s+", "")
        .replaceAll("[’‘´`]", "'")
        .replaceAll("[‐‑–—−]", "-")
        .replace('×', 'x');
  }

  private static Move find(Position position, Optional<Square> last, String text) {
    if (startsWithDigit(text)) {
      return Usi.parse(position.rules().table(), text.toLowerCase(Locale.ROOT));
    }
    if (DROP.matcher(text).matches() || text.startsWith("+") && dropsEitherSide(position, text)) {
      Optional<Move> drop = usiDrop(position, text);
      if (drop.isPresent()) {
        return drop.get();
      }
    }
    Passes passes = new Passes(position);
    if (Passes.means(text)) {
      return passes.only(text);
    }
    Optional<Move> coordinates = WinBoard.parse(position.rules().table(), text);
    return coordinates.isPresent() ? coordinates.get() : western(position, last, text);
  }

  private static boolean startsWithDigit(String text) {
    return !text.isEmpty() && text.charAt(0) >= '0' && text.charAt(0) <= '9';
  }

  /** Whether a text is a drop with the promoted side up, where the player may choose it. */
  private static boolean dropsEitherSide(Position position, String text) {
    return position.rules().book().drops() instanceof Drops.Captured captured
        && captured.eitherSide()
        && DROP.matcher(text.substring(1)).matches();
  }

  /** A drop with the letter of a piece; the same shape with an abbreviation is Hodges'. */
  private static Optional<Move> usiDrop(Position position, String text) {
    try {
      return Optional.of(Usi.parse(position.rules().table(), text));
    } catch (TextException e) {
      if (Western.parse(position.rules().table(), text).isEmpty()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private static Move western(Position position, Optional<Square> last, String text) {
    Optional<Move> abbreviated = Abbreviated.read(position, last, text);
    if (abbreviated.isPresent()) {
      return abbreviated.get();
    }
    List<Western> readings = Western.parse(position.rules().table(), text);
    if (readings.isEmpty()) {
      throw Western.unreadable(position.rules().table(), text);
    }
    return new MoveCandidates(position, text, readings).resolve();
  }
}
