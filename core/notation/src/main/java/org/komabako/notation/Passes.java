package org.komabako.notation;

import java.util.List;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/** Passes: {@code --} and WinBoard's {@code @@@@}, which do not say with which piece. */
final class Passes {
  private static final Set<String> TEXTS = Set.of("--", WinBoard.PASS);

  private final Position position;

  Passes(Position position) {
    this.position = position;
  }

  /** Whether a text is a pass without a piece. */
  static boolean means(String text) {
    return TEXTS.contains(text);
  }

  /** The legal passes. */
  List<Move> legal() {
    return position.legalMoves().stream().filter(Move.Pass.class::isInstance).toList();
  }

  /** The one pass; also one that is not legal, if one piece alone could pass. */
  Move only(String text) {
    List<Move> passes = legal();
    if (passes.isEmpty()) {
      passes = position.setup().squaresOf(position.side()).stream()
          .filter(square -> steps(square))
          .map(this::of)
          .toList();
    }
    if (passes.size() == 1) {
      return passes.get(0);
    }
    List<String> names = passes.stream().map(Move::toString).toList();
    throw names.isEmpty()
        ? TextException.of(text, Passes.class, "passes.noPieceYoursCan")
        : TextException.of(
            text,
            Passes.class,
            "passes.canNamePiece",
            LocalizedText.of(String.join(" or ", names), String.join("、", names)));
  }

  private boolean steps(Square square) {
    return position
        .piece(square)
        .filter(p -> p.type().lionPower().exists())
        .filter(p -> p.type().lionPower().kind() != LionPower.Kind.IGUI)
        .isPresent();
  }

  /** The pass of the piece on a square, over an empty square if there is one; legal or not. */
  Move of(Square from) {
    List<Leg> legs = position.piece(from).map(p -> p.type().lionPower().steps()).orElse(List.of());
    Side side = position.piece(from).map(Piece::side).orElse(position.side());
    int sign = side == Side.BLACK ? 1 : -1;
    Square mid = neighbour(from);
    for (Leg leg : legs) {
      int file = from.file() - sign * leg.right();
      int rank = from.rank() - sign * leg.forward();
      if (isOnBoard(file, rank)) {
        mid = new Square(file, rank);
        if (position.piece(mid).isEmpty()) {
          break;
        }
      }
    }
    return position.canonical(new Move.Pass(from, mid));
  }

  private Square neighbour(Square from) {
    return isOnBoard(from.file(), from.rank() - 1)
        ? new Square(from.file(), from.rank() - 1)
        : new Square(from.file(), from.rank() + 1);
  }

  private boolean isOnBoard(int file, int rank) {
    var table = position.rules().table();
    return file >= 1 && file <= table.files() && rank >= 1 && rank <= table.ranks();
  }
}
