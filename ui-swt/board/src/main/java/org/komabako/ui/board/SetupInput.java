package org.komabako.ui.board;

import java.util.Locale;
import java.util.Optional;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;

/**
 * Turns what is done with mouse and keys into changes of a {@link SetupBoard}; it knows no window.
 *
 * <p>A piece of the palette is dragged to where it shall stand, or chosen by a click as a brush that
 * puts it on each square that is clicked. Pieces on the board are dragged, or moved by two clicks;
 * dragged off the board they are gone, dragged to a stand they are in hand. The other button goes
 * through a piece's looks. On a stand a click adds one, the other button takes one away. The keyboard has
 * a square of its own; a letter puts the piece that SFEN writes so.
 */
public final class SetupInput {
  private final SetupBoard board;
  private Optional<Piece> brush = Optional.empty();
  private Optional<Square> chosen = Optional.empty();
  private Optional<Square> cursor = Optional.empty();
  private SetupSpot held = SetupSpot.NOWHERE;

  /** Input to a board. */
  public SetupInput(SetupBoard board) {
    this.board = board;
  }

  /** What is changed. */
  public SetupBoard board() {
    return board;
  }

  /** The piece that a click on a square puts there. */
  public Optional<Piece> brush() {
    return brush;
  }

  /** The piece that a click on another square takes there. */
  public Optional<Square> chosen() {
    return chosen;
  }

  /** The square of the keyboard, while it is used. */
  public Optional<Square> cursor() {
    return cursor;
  }

  /** What is carried along by the pressed button. */
  public Optional<Piece> carried() {
    if (held instanceof SetupSpot.Cell cell && brush.isEmpty()) {
      return board.piece(cell.square());
    }
    if (held instanceof SetupSpot.Hand hand && board.inHand(hand.side(), hand.type()) > 0) {
      return Optional.of(new Piece(hand.type(), hand.side()));
    }
    return held instanceof SetupSpot.Palette palette
        ? Optional.of(palette.piece())
        : Optional.empty();
  }

  /** Where {@link #carried} came from. */
  public SetupSpot held() {
    return held;
  }

  /** The button goes down. */
  public void press(SetupSpot spot) {
    held = spot;
    cursor = Optional.empty();
  }

  /**
   * The button comes up.
   *
   * @param stand whose stand it is on
   */
  public void release(SetupSpot spot, Optional<Side> stand) {
    SetupSpot from = held;
    held = SetupSpot.NOWHERE;
    if (spot.equals(from)) {
      click(spot);
    } else if (from instanceof SetupSpot.Cell cell) {
      dragged(cell.square(), spot, stand);
    } else if (from instanceof SetupSpot.Hand hand) {
      if (spot instanceof SetupSpot.Cell to) {
        board.fromHand(hand.side(), hand.type(), to.square());
      } else if (stand.isEmpty()) {
        board.hand(hand.side(), hand.type(), -1);
      }
    } else if (from instanceof SetupSpot.Palette palette) {
      if (spot instanceof SetupSpot.Cell to) {
        board.put(to.square(), palette.piece());
      } else {
        stand.ifPresent(side -> board.hand(side, palette.piece().type(), 1));
      }
    }
  }

  private void dragged(Square from, SetupSpot spot, Optional<Side> stand) {
    if (brush.isPresent()) {
      return;
    }
    chosen = Optional.empty();
    if (spot instanceof SetupSpot.Cell to) {
      board.move(from, to.square());
    } else if (stand.isPresent()) {
      board.toHand(from, stand.get());
    } else {
      board.remove(from);
    }
  }

  private void click(SetupSpot spot) {
    if (spot instanceof SetupSpot.Palette palette) {
      chosen = Optional.empty();
      brush = brush.filter(palette.piece()::equals).isPresent()
          ? Optional.empty()
          : Optional.of(palette.piece());
    } else if (spot instanceof SetupSpot.Cell cell) {
      click(cell.square());
    } else if (spot instanceof SetupSpot.Hand hand) {
      board.hand(hand.side(), hand.type(), 1);
    } else {
      escape();
    }
  }

  private void click(Square square) {
    if (brush.isPresent()) {
      if (board.piece(square).equals(brush)) {
        board.remove(square);
      } else {
        board.put(square, brush.get());
      }
    } else if (chosen.isPresent()) {
      board.move(chosen.get(), square);
      chosen = Optional.empty();
    } else {
      chosen = board.piece(square).map(piece -> square);
    }
  }

  /** The other button. */
  public void secondary(SetupSpot spot) {
    cursor = Optional.empty();
    if (spot instanceof SetupSpot.Cell cell) {
      board.turn(cell.square());
    } else if (spot instanceof SetupSpot.Hand hand) {
      board.hand(hand.side(), hand.type(), -1);
    } else {
      escape();
    }
  }

  /** Whether there is something that {@link #escape} lets go. */
  public boolean holds() {
    return brush.isPresent() || chosen.isPresent() || held != SetupSpot.NOWHERE;
  }

  /** Nothing is chosen any more. */
  public void escape() {
    brush = Optional.empty();
    chosen = Optional.empty();
    held = SetupSpot.NOWHERE;
  }

  /** The keyboard's square goes on; the first time it appears in the middle. */
  public void walk(int files, int ranks) {
    VariantTable table = board.table();
    cursor = Optional.of(cursor
        .map(at -> new Square(
            Math.max(1, Math.min(table.files(), at.file() + files)),
            Math.max(1, Math.min(table.ranks(), at.rank() + ranks))))
        .orElseGet(() -> new Square((table.files() + 1) / 2, (table.ranks() + 1) / 2)));
  }

  /** Enter: as a click on the keyboard's square. */
  public void enter() {
    cursor.ifPresent(this::click);
  }

  /** Empties the keyboard's square. */
  public void delete() {
    cursor.ifPresent(board::remove);
  }

  /**
   * A letter puts a piece on the keyboard's square as SFEN writes it, a capital for Black; {@code +}
   * turns the piece there over, {@code -} gives it to the other side.
   *
   * @return whether the character meant something
   */
  public boolean type(char character) {
    if (cursor.isEmpty()) {
      return false;
    }
    Square at = cursor.get();
    if (character == '+') {
      board.promote(at);
      return true;
    }
    if (character == '-') {
      board.flip(at);
      return true;
    }
    String letter = String.valueOf(character);
    Optional<PieceType> type = board.table().piece(letter.toUpperCase(Locale.ROOT));
    type.ifPresent(each ->
        board.put(at, new Piece(each, Character.isUpperCase(character) ? Side.BLACK : Side.WHITE)));
    return type.isPresent();
  }
}
