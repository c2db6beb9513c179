package org.komabako.ui.board;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;
import org.komabako.ui.picture.PieceLook;

/**
 * All that is to be seen at one moment; {@link Layer}s paint it. Immutable.
 *
 * @param geometry where things are
 * @param style how they look
 * @param snapshot the game
 * @param state how far the player has come with a move
 * @param targets where the chosen piece can go
 * @param refusal why the last try was refused
 * @param waiting a move that waits for the opponent's
 * @param cursor the place of the keyboard, while it is used
 * @param carried a piece that follows the pointer
 * @param overlay what is laid over it besides
 */
public record Scene(
    Geometry geometry,
    Style style,
    Snapshot snapshot,
    InputState state,
    Map<Square, Target> targets,
    Optional<Refusal> refusal,
    Optional<Move> waiting,
    Optional<Spot> cursor,
    Optional<Carried> carried,
    Overlay overlay) {

  /**
   * A piece that follows the pointer, or is on its way to its place.
   *
   * @param piece what
   * @param from where it is not seen meanwhile
   * @param x its middle, from the left
   * @param y its middle, from above
   * @param held whether it is in the hand, where it is larger
   */
  public record Carried(Piece piece, Spot from, double x, double y, boolean held) {}

  /**
   * What is to be seen of a game and the input to it.
   *
   * @param x the pointer, from the left, for what is carried
   * @param y the pointer, from above
   * @param overlay what is laid over it besides
   */
  public static Scene of(
      Geometry geometry,
      Style style,
      BoardInput input,
      Optional<Spot> cursor,
      double x,
      double y,
      Overlay overlay) {
    Snapshot snapshot = input.snapshot();
    return new Scene(
        geometry,
        style,
        snapshot,
        input.state(),
        input.targets().of(input.state()),
        input.refusal(),
        input.waiting(),
        cursor,
        input
            .dragged()
            .flatMap(spot -> piece(snapshot, input.state(), spot)
                .map(piece -> input.showsPromoted() ? promoted(snapshot, piece) : piece)
                .map(piece -> new Carried(piece, spot, x, y, true))),
        overlay);
  }

  /** The same with a piece on its way, unless one is in the hand. */
  public Scene with(Carried moving) {
    return carried.isPresent()
        ? this
        : new Scene(
            geometry,
            style,
            snapshot,
            state,
            targets,
            refusal,
            waiting,
            cursor,
            Optional.of(moving),
            overlay);
  }

  private static Piece promoted(Snapshot snapshot, Piece piece) {
    return piece
        .type()
        .promotesTo()
        .flatMap(id -> snapshot.position().rules().table().piece(id))
        .map(type -> new Piece(type, piece.side()))
        .orElse(piece);
  }

  private static Optional<Piece> piece(Snapshot snapshot, InputState state, Spot spot) {
    if (spot instanceof Spot.Hand hand) {
      return Optional.of(new Piece(hand.type(), hand.side()));
    }
    if (state instanceof InputState.Midway midway) {
      return snapshot.position().piece(midway.from());
    }
    return spot instanceof Spot.Cell cell
        ? snapshot.position().piece(cell.square())
        : Optional.empty();
  }

  /**
   * What stands where, as it is shown: after the first of two steps the piece stands on its middle
   * square, and what is carried is on the board no more.
   */
  public Map<Square, Piece> pieces() {
    Map<Square, Piece> pieces = new TreeMap<>(snapshot.position().setup().pieces());
    midway().ifPresent(midway -> {
      Piece mover = pieces.remove(midway.from());
      if (mover != null) {
        pieces.put(midway.mid(), mover);
      }
    });
    carried.ifPresent(held -> {
      if (held.from() instanceof Spot.Cell cell) {
        pieces.remove(cell.square());
      }
    });
    return pieces;
  }

  /** The first step that was taken, also below a question about the second. */
  public Optional<InputState.Midway> midway() {
    InputState looked = state instanceof InputState.Asking asking ? asking.before() : state;
    return looked instanceof InputState.Midway midway ? Optional.of(midway) : Optional.empty();
  }

  /** How a piece is to look here, of a size that suits it. */
  public PieceLook look(Side side, double size) {
    return look(side).withSize(style.form().size() * size);
  }

  /** The same, seen larger around a point; see {@link Geometry#magnified}. */
  public Scene magnified(int times, double x, double y) {
    return new Scene(
        geometry.magnified(times, x, y),
        style,
        snapshot,
        state,
        targets,
        refusal,
        waiting,
        cursor,
        carried,
        overlay);
  }

  /** Where the piece gets that is looked at or pointed at, while none is being moved. */
  public Optional<Reach> reach() {
    if (state instanceof InputState.Looking looking) {
      return Reach.of(snapshot.position(), looking.at());
    }
    return state instanceof InputState.Idle ? overlay.hover() : Optional.empty();
  }

  /** How a side's piece is to look here. */
  public PieceLook look(Side side) {
    return look(geometry, style, side);
  }

  /** The same for what is no game. */
  static PieceLook look(Geometry geometry, Style style, Side side) {
    return PieceLook.of(style.theme(), side, geometry.cell())
        .withTurned(side != geometry.plan().bottom())
        .withJewelled(style.kings().jewelled(side))
        .withSize(style.form().size())
        .withPromotedInRed(style.promotedInRed());
  }
}
