package org.komabako.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * Finds the move that a text with a piece in it means: the one that is legal, else the one that the
 * player must have had in mind.
 */
final class MoveCandidates {
  private final Position position;
  private final String text;
  private final List<Western> readings;
  private Predicate<Move> wanted = any -> true;

  /** For all the readings of one text; at least one. */
  MoveCandidates(Position position, String text, List<Western> readings) {
    this.position = position;
    this.text = text;
    this.readings = readings;
  }

  /** Only moves that a condition holds for, too. */
  MoveCandidates that(Predicate<Move> condition) {
    wanted = condition;
    return this;
  }

  /** The one move. */
  Move resolve() {
    Set<Move> all = new LinkedHashSet<>();
    readings.forEach(reading -> all.addAll(moves(reading)));
    List<Move> legal =
        all.stream().filter(position.legalMoves()::contains).filter(wanted).toList();
    if (legal.size() > 1) {
      legal = asWritten(legal);
    }
    if (legal.size() == 1) {
      requireVictims(legal.get(0));
      return legal.get(0);
    }
    if (legal.size() > 1) {
      throw severalOf(legal, Sentence.of(MoveCandidates.class, "moveCandidates.nameOrigin"));
    }
    List<Move> clear = all.size() == 1
        ? List.copyOf(all)
        : all.stream().filter(wanted).filter(this::isPlausible).toList();
    if (clear.size() > 1) {
      throw severalOf(clear, Sentence.of(MoveCandidates.class, "moveCandidates.noneThemLegalName"));
    }
    return clear.stream().findFirst().orElseThrow(this::nothing);
  }

  /** Of moves that a text fits, the one that is written just so; or all, if there is none. */
  private List<Move> asWritten(List<Move> moves) {
    List<Move> exact = moves.stream()
        .filter(move -> Arrays.stream(Notation.values())
            .anyMatch(notation -> text.equals(notation.write(position, move))))
        .toList();
    return exact.size() == 1 ? exact : moves;
  }

  /** All that a reading can mean with the player's own pieces, canonical, legal or not. */
  private List<Move> moves(Western reading) {
    if (reading.kind() == Western.Kind.DROP) {
      // The sign of a drop may be the apostrophe of another piece.
      boolean other = reading.type().isPromoted()
          && readings.stream().anyMatch(each -> each.kind() != Western.Kind.DROP);
      return other ? List.of() : List.of(drop(reading));
    }
    List<Move> moves = new ArrayList<>();
    for (Square from : origins(reading)) {
      moves.add(position.canonical(move(reading, from)));
    }
    return moves;
  }

  private Move drop(Western reading) {
    if (reading.type().isPromoted()) {
      throw TextException.of(text, MoveCandidates.class, "moveCandidates.dropNamesUnpromotedPiece");
    }
    return new Move.Drop(reading.type().id(), reading.squares().get(0), reading.promotes());
  }

  /** A named origin, unless another piece of the player's stands there; or all that fit. */
  private List<Square> origins(Western reading) {
    if (reading.origin().isEmpty()) {
      return position.setup().squaresOf(position.side()).stream()
          .filter(square -> typeOn(square).filter(reading.type()::equals).isPresent())
          .toList();
    }
    Square square = reading.origin().get();
    Optional<Piece> piece = position.piece(square);
    boolean other = piece
        .filter(p -> p.side() == position.side() && !p.type().equals(reading.type()))
        .isPresent();
    return other ? List.of() : List.of(square);
  }

  private Optional<PieceType> typeOn(Square square) {
    return position.piece(square).map(Piece::type);
  }

  private Move move(Western reading, Square from) {
    List<Square> squares = reading.squares();
    return switch (reading.kind()) {
      case GO, DROP -> new Move.Walk(from, squares.get(0), reading.promotes());
      case TWO_STEPS -> new Move.TwoStep(from, squares.get(0), squares.get(1), reading.promotes());
      case THREE_STEPS ->
        new Move.ThreeStep(
            from, squares.get(0), squares.get(1), squares.get(2), reading.promotes());
      case IGUI -> new Move.TwoStep(from, squares.get(0), from, reading.promotes());
      case PASS -> new Passes(position).of(from);
    };
  }

  /** Whether the piece moves so on an empty board. */
  private boolean isPlausible(Move move) {
    Optional<Square> origin = move.origin();
    if (origin.isEmpty()) {
      return true;
    }
    Square from = origin.get();
    Optional<Piece> piece = position.piece(from);
    if (piece.isEmpty()) {
      return true;
    }
    LionPower power = piece.get().type().lionPower();
    if (move instanceof Move.Pass) {
      return power.exists();
    }
    if (move.over().isEmpty()) {
      return position.rules().reach(piece.get(), from).contains(move.to());
    }
    int far = power.goesOn() ? 2 : 1;
    boolean steps = power.exists();
    Square at = from;
    for (Square next : move.over()) {
      steps &= touch(at, next, far);
      at = next;
    }
    return steps && touch(at, move.to(), far);
  }

  private static boolean touch(Square one, Square other, int far) {
    return Math.abs(one.file() - other.file()) <= far && Math.abs(one.rank() - other.rank()) <= far;
  }

  /** A text that says 'takes' where nothing stands is a slip, even if the piece could go there. */
  private void requireVictims(Move move) {
    for (Western reading : readings) {
      for (int i = 0; i < reading.squares().size(); i++) {
        Square square = reading.squares().get(i);
        boolean back = move.origin().filter(square::equals).isPresent();
        if (reading.takes().get(i) && !back && position.piece(square).isEmpty()) {
          throw TextException.of(
              text,
              MoveCandidates.class,
              "moveCandidates.nothingStandsCouldTaken",
              square,
              Hodges.write(position, move));
        }
      }
    }
  }

  private TextException severalOf(Iterable<Move> moves, LocalizedText advice) {
    List<String> names = new ArrayList<>();
    moves.forEach(move -> names.add(move.toString()));
    return TextException.of(
        text,
        MoveCandidates.class,
        "moveCandidates.can",
        LocalizedText.of(String.join(" or ", names), String.join("、", names)),
        advice);
  }

  private TextException nothing() {
    Western reading = readings.get(0);
    LocalizedText name = Sentence.small(reading.type().name());
    Optional<Square> origin = reading.origin();
    if (origin.isPresent()) {
      LocalizedText stands = typeOn(origin.get())
          .map(type -> Sentence.small(type.name()))
          .orElse(Sentence.of(MoveCandidates.class, "moveCandidates.nothing"));
      return TextException.of(
          text, MoveCandidates.class, "moveCandidates.standsYourNo", origin.get(), stands, name);
    }
    List<String> squares = origins(reading).stream().map(Square::toString).toList();
    return squares.isEmpty()
        ? TextException.of(text, MoveCandidates.class, "moveCandidates.youHaveNoBoard", name)
        : TextException.of(
            text,
            MoveCandidates.class,
            "moveCandidates.noYoursMovesSome",
            name,
            String.join(", ", squares));
  }
}
