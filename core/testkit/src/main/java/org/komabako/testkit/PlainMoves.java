package org.komabako.testkit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.position.Rules;

/**
 * The simple, obvious move generator: a map of squares, walked leg by leg. It is slow, and says each
 * rule once; the fast board is held to it.
 */
public final class PlainMoves {
  private final Rules rules;
  private final PlainAttacks attacks;
  private final PlainEffects effects;
  private final PlainDrops drops;
  private final PlainPromotion promotion;
  private final PlainRoyals royals;
  private final PlainPlay play;
  private final PlainLions lions;

  /** Moves under some rules. */
  public PlainMoves(Rules rules) {
    this.rules = rules;
    PlainSteps steps = new PlainSteps(rules);
    attacks = new PlainAttacks(rules, steps);
    effects = new PlainEffects(rules, steps, attacks);
    drops = new PlainDrops(rules, steps);
    promotion = new PlainPromotion(rules);
    royals = new PlainRoyals(rules);
    play = new PlainPlay(rules, promotion, royals);
    lions = new PlainLions(rules, effects, attacks, play, royals);
  }

  /** All legal moves of a position that is not decided. */
  public Set<Move> legal(Setup setup) {
    Set<Move> legal = new LinkedHashSet<>();
    for (Move move : pseudoLegal(setup)) {
      boolean exposed = rules.book().selfCheck() == SelfCheck.ILLEGAL && exposesKing(setup, move);
      if (!exposed && !matesByDrop(setup, move)) {
        legal.add(move);
      }
    }
    return legal;
  }

  /** All moves but for what they mean for kings. */
  private Set<Move> pseudoLegal(Setup setup) {
    Set<Move> moves = new LinkedHashSet<>();
    setup.pieces().forEach((from, piece) -> {
      if (piece.side() == setup.side()) {
        for (Move effect : effects.of(setup, from, piece)) {
          if (lions.allow(setup, effect)) {
            moves.addAll(
                play.turned(setup, effect).isPresent()
                    ? List.of(effect)
                    : promotion.choices(setup, effect));
          }
        }
      }
    });
    moves.addAll(drops.all(setup));
    return moves;
  }

  /** Whether a legal move takes anything, if only by burning with a piece that burnt before. */
  public boolean takes(Setup setup, Move move) {
    boolean onTheWay = !(move instanceof Move.Pass) && !move.over().isEmpty();
    if (onTheWay || move instanceof Move.Walk && PlainSteps.occupied(setup, move.to())) {
      return true;
    }
    Side enemy = setup.side().opponent();
    return move.origin()
            .filter(from -> PlainSteps.pieceOn(setup, from).type().is(Flag.BURNS))
            .isPresent()
        && play(setup, move).squaresOf(enemy).size() < setup.squaresOf(enemy).size();
  }

  /** The squares that a side's pieces could go to or defend, by their way of moving. */
  public Set<Square> attacked(Setup setup, Side by) {
    return attacks.attacked(setup, by);
  }

  /** The position after a move. */
  public Setup play(Setup setup, Move move) {
    return play.after(setup, move);
  }

  /** Whether a side's only royal piece could be taken. */
  public boolean inCheck(Setup setup, Side side) {
    List<Square> squares = royals.of(setup, side);
    return squares.size() == 1 && attacks.attacked(setup, squares.get(0), side.opponent());
  }

  private boolean exposesKing(Setup setup, Move move) {
    Setup after = play(setup, move);
    boolean burnt =
        after.squaresOf(setup.side()).size() < setup.squaresOf(setup.side()).size();
    return burnt && royals.lost(after, setup.side())
        || !royals.lost(after, after.side()) && inCheck(after, setup.side());
  }

  /** Pawn-drop mate (uchifuzume): a drop that gives a check which no move ends. */
  private boolean matesByDrop(Setup setup, Move move) {
    if (!(move instanceof Move.Drop drop)
        || drop.promotes()
        || !(rules.book().drops() instanceof Drops.Captured)
        || !rules.table().type(drop.piece()).is(Flag.NO_DROP_MATE)) {
      return false;
    }
    Setup after = play(setup, move);
    List<Square> kings = royals.of(after, after.side());
    return kings.size() == 1
        && attacks.reaches(after, move.to(), kings.get(0))
        && pseudoLegal(after).stream().allMatch(reply -> exposesKing(after, reply));
  }
}
