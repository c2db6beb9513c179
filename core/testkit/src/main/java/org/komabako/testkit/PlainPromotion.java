package org.komabako.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.position.Rules;

/** When a piece may promote and must, and what is remembered of it. */
final class PlainPromotion {
  private final Rules rules;
  private final Promotion rule;

  PlainPromotion(Rules rules) {
    this.rules = rules;
    rule = rules.book().promotion();
  }

  Piece promoted(Piece piece) {
    return new Piece(rules.table().type(piece.type().promotesTo().orElseThrow()), piece.side());
  }

  /** A move without promotion, with it, or both. */
  List<Move> choices(Setup setup, Move move) {
    List<Move> choices = new ArrayList<>();
    Piece piece = Objects.requireNonNull(setup.pieces().get(move.origin().orElseThrow()));
    if (move instanceof Move.Pass || piece.type().promotesTo().isEmpty()) {
      return List.of(move);
    }
    boolean may = may(setup, move, piece);
    boolean must = must(piece, move.to())
        || may && rule.forced() == Promotion.Forced.ALWAYS
        || may && rule.forced() == Promotion.Forced.PROMOTED_TAKEN && takesPromoted(setup, move);
    if (!must) {
      choices.add(move);
    }
    if (must || may) {
      choices.add(move.promoting());
    }
    return choices;
  }

  private static boolean takesPromoted(Setup setup, Move move) {
    List<Square> squares = new ArrayList<>(move.over());
    squares.add(move.to());
    return squares.stream()
        .filter(square -> !move.origin().filter(square::equals).isPresent())
        .anyMatch(square -> {
          Piece victim = setup.pieces().get(square);
          return victim != null && victim.type().isPromoted();
        });
  }

  private boolean must(Piece piece, Square to) {
    boolean stuck = rules.isStuck(piece.type(), piece.side(), to);
    return switch (rule.forced()) {
      case NEVER, ALWAYS, PROMOTED_TAKEN -> false;
      case STUCK -> stuck;
      case STUCK_ON_LAST_RANK -> stuck && isLastRank(to, piece.side());
    };
  }

  private boolean isLastRank(Square square, Side side) {
    return square.rank() == (side == Side.BLACK ? 1 : rules.table().ranks());
  }

  private boolean may(Setup setup, Move move, Piece piece) {
    Square from = move.origin().orElseThrow();
    Side side = piece.side();
    boolean starts = rules.inZone(from, side);
    boolean ends = rules.inZone(move.to(), side);
    boolean enters = ends && !starts;
    boolean captures = !move.over().isEmpty() || setup.pieces().containsKey(move.to());
    boolean touches =
        starts || ends || move.over().stream().anyMatch(square -> rules.inZone(square, side));
    boolean allowed = switch (rule.trigger()) {
      case ENTER -> enters;
      case ENTER_OR_CAPTURE -> enters || captures && touches;
      case ENTER_OR_CAPTURE_INSIDE -> enters || captures && starts;
      case ENTER_OR_LATER ->
        enters || captures && touches || starts && !setup.declined().contains(from);
      case TOUCH -> starts || ends;
      case MOVE -> true;
      case CAPTURE -> captures;
    };
    return allowed
        || rule.lastRankChance().contains(piece.type().id()) && isLastRank(move.to(), side)
        || setup.dropped().contains(from) && droppedRight(ends);
  }

  /** "…the piece may promote immediately or on any subsequent move in the promotion zone." */
  private boolean droppedRight(boolean ends) {
    return rules.book().drops() instanceof Drops.Reserve reserve
        && (ends || !reserve.rightInside());
  }

  SortedSet<Square> declinedAfter(Setup setup, Move move, Piece piece, List<Square> taken) {
    SortedSet<Square> declined = moved(setup.declined(), move, taken);
    boolean enters = move.origin().isPresent()
        && !rules.inZone(move.origin().get(), piece.side())
        && rules.inZone(move.to(), piece.side());
    if (rule.trigger() == Trigger.ENTER_OR_LATER && enters && declines(move, piece.type())) {
      declined.add(move.to());
    }
    return declined;
  }

  SortedSet<Square> droppedAfter(Setup setup, Move move, Piece piece, List<Square> taken) {
    boolean hadRight = move.origin().filter(setup.dropped()::contains).isPresent();
    SortedSet<Square> dropped = moved(setup.dropped(), move, taken);
    boolean fresh = move instanceof Move.Drop && rules.book().drops() instanceof Drops.Reserve;
    if ((hadRight || fresh)
        && rules.inZone(move.to(), piece.side())
        && declines(move, piece.type())) {
      dropped.add(move.to());
    }
    return dropped;
  }

  private static boolean declines(Move move, PieceType type) {
    return !move.promotes() && type.promotesTo().isPresent();
  }

  private static SortedSet<Square> moved(SortedSet<Square> before, Move move, List<Square> taken) {
    SortedSet<Square> after = new TreeSet<>(before);
    move.origin().ifPresent(after::remove);
    taken.forEach(after::remove);
    return after;
  }
}
