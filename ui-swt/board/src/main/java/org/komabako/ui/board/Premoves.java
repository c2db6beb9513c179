package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * What a player may enter while it is the opponent's turn, to be played at once when that one has moved: what would be
 * legal if it were his turn now, and going to where a piece of his stands, if it should be taken there. Whether it
 * can be played is seen then.
 */
public final class Premoves {
  private Premoves() {}

  /** Those of the side that is not to move; none if the game has ended or waits. */
  public static List<Move> of(Game game) {
    return game.legalMoves().isEmpty() ? List.of() : of(game.position());
  }

  private static List<Move> of(Position position) {
    Setup setup = position.setup();
    Side side = setup.side().opponent();
    List<Move> moves = new ArrayList<>(turned(position, setup.pieces()).legalMoves());
    for (Square square : setup.squaresOf(side)) {
      Piece own = position.piece(square).orElseThrow();
      if (!own.type().is(PieceType.Flag.ROYAL)) {
        Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
        pieces.put(square, new Piece(own.type(), setup.side()));
        Stream<Move> back = turned(position, pieces).legalMoves().stream();
        back.filter(move -> move instanceof Move.Walk && move.to().equals(square))
            .forEach(moves::add);
      }
    }
    return List.copyOf(moves);
  }

  /** With other pieces, and the other side to move. */
  private static Position turned(Position position, Map<Square, Piece> pieces) {
    Setup setup = position.setup();
    return Position.of(
        position.rules(),
        new Setup(
            pieces,
            setup.hands(),
            setup.side().opponent(),
            setup.number(),
            Optional.empty(),
            new java.util.TreeSet<>(),
            new java.util.TreeSet<>(),
            setup.kingless()));
  }
}
