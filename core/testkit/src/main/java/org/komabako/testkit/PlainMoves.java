package org.komabako.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower.Kind;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.SpecialMoves;
import org.komabako.kernel.rules.SpecialMoves.Burning;
import org.komabako.position.Rules;

/**
 * The simple, obvious move generator: a map of squares, walked leg by leg. It is slow, and says each
 * rule once; the fast board is held to it.
 */
public final class PlainMoves {
  /** What stands on a square that must not be passed or taken, in a judge's mind only. */
  static final PieceType STONE = PieceType.row("Z", "stone", "石", "ishi").build();

  private final Rules rules;
  private final PlainSteps steps;
  private final PlainDrops drops;
  private final PlainPromotion promotion;
  private final PlainLions lions;
  private final PlainRoyals royals;

  /** Moves under some rules. */
  public PlainMoves(Rules rules) {
    this.rules = rules;
    steps = new PlainSteps(rules);
    drops = new PlainDrops(rules, steps);
    promotion = new PlainPromotion(rules);
    lions = new PlainLions(this, rules);
    royals = new PlainRoyals(rules);
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
  Set<Move> pseudoLegal(Setup setup) {
    Set<Move> moves = new LinkedHashSet<>();
    setup.pieces().forEach((from, piece) -> {
      if (piece.side() == setup.side()) {
        for (Move effect : effects(setup, from, piece)) {
          if (lions.allow(setup, effect)) {
            moves.addAll(
                turned(setup, effect).isPresent()
                    ? List.of(effect)
                    : promotion.choices(setup, effect));
          }
        }
      }
    });
    moves.addAll(drops.all(setup));
    return moves;
  }

  /** What a piece can do, each effect once, promotion and lion rules left out. */
  Set<Move> effects(Setup setup, Square from, Piece piece) {
    Set<Move> effects = new LinkedHashSet<>();
    for (Leg leg : steps.legs(setup, from, piece)) {
      for (Square at : steps.along(setup, from, leg, piece)) {
        boolean free = !setup.pieces().containsKey(at);
        if (free ? leg.way().moves() : leg.way().takes() && !isOwn(setup, at)) {
          effects.add(new Move.Walk(from, at, false));
        }
      }
    }
    area(setup, from, piece, effects);
    for (Leg first : piece.type().lionPower().stepsOf(Kind.IGUI)) {
      Square mid = steps.step(from, first, piece.side());
      if (mid != null && PlainSteps.occupied(setup, mid) && !isOwn(setup, mid)) {
        effects.add(new Move.TwoStep(from, mid, from, false));
      }
    }
    for (Leg first : piece.type().lionPower().stepsOf(Kind.LION)) {
      Square mid = steps.step(from, first, piece.side());
      if (mid != null && !isOwn(setup, mid)) {
        for (Square to : steps.secondSteps(piece, from, mid, first)) {
          if (to.equals(from) || !isOwn(setup, to)) {
            canonical(setup, piece, from, mid, to).ifPresent(effects::add);
          }
        }
      }
    }
    if (piece.type().lionPower().goesOn()) {
      for (Leg step : piece.type().lionPower().steps()) {
        line(setup, from, step, piece, effects);
      }
    }
    if (piece.type().lionPower().leapsAnywhere()) {
      for (Square to : rules.layout().squares()) {
        boolean free = !PlainSteps.occupied(setup, to);
        if (free || !isOwn(setup, to) && mayTake(setup, from, to)) {
          effects.add(new Move.Walk(from, to, false));
        }
      }
    }
    return effects;
  }

  /** "To the third square of a line, taking on each or jumping over; or to the second and back to the first." */
  private void line(Setup setup, Square from, Leg step, Piece piece, Set<Move> effects) {
    Square first = steps.step(from, step, piece.side());
    Square second = first == null ? null : steps.step(first, step, piece.side());
    if (first == null || second == null) {
      return;
    }
    Square third = steps.step(second, step, piece.side());
    boolean takesFirst = PlainSteps.occupied(setup, first) && !isOwn(setup, first);
    boolean takesSecond = PlainSteps.occupied(setup, second) && !isOwn(setup, second);
    if (takesSecond && !isOwn(setup, first)) {
      effects.add(new Move.TwoStep(from, second, first, false));
    }
    if (third == null || isOwn(setup, third)) {
      return;
    }
    if (takesFirst) {
      effects.add(new Move.TwoStep(from, first, third, false));
    }
    if (takesSecond) {
      effects.add(new Move.TwoStep(from, second, third, false));
    }
    if (takesFirst && takesSecond) {
      effects.add(new Move.ThreeStep(from, first, second, third, false));
    }
  }

  /** "It takes any piece that no other protects", or anything but such a royal piece. */
  private boolean mayTake(Setup setup, Square from, Square square) {
    Piece victim = setup.pieces().get(square);
    boolean anyhow = PlainSteps.pieceOn(setup, from).type().lionPower().takesProtected()
        && (victim == null || !victim.type().is(Flag.ROYAL));
    return anyhow || !isProtected(setup, from, square);
  }

  /** "A piece that another protects": whoever leaps there could be taken back, or its side leaps anywhere too. */
  private boolean isProtected(Setup setup, Square from, Square square) {
    Side enemy = PlainSteps.pieceOn(setup, from).side().opponent();
    Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
    pieces.remove(from);
    Setup without = new Setup(
        pieces,
        setup.hands(),
        setup.side(),
        setup.number(),
        setup.lion(),
        setup.declined(),
        setup.dropped());
    boolean leaper = pieces.entrySet().stream()
        .anyMatch(each -> !each.getKey().equals(square)
            && each.getValue().side() == enemy
            && each.getValue().type().lionPower().leapsAnywhere());
    return leaper || attacked(without, square, enemy);
  }

  /** What a piece becomes by what it takes, of several pieces the last. */
  Optional<PieceType> turned(Setup setup, Move move) {
    Optional<Piece> mover = move.origin().map(from -> PlainSteps.pieceOn(setup, from));
    boolean kept = mover
        .filter(piece -> !piece.type().is(Flag.ROYAL) || rules.book().special().takersRoyal())
        .isEmpty();
    if (kept || move instanceof Move.Pass) {
      return Optional.empty();
    }
    List<Square> squares = new ArrayList<>(move.over());
    squares.add(move.to());
    Collections.reverse(squares);
    return squares.stream()
        .filter(square -> !move.origin().filter(square::equals).isPresent())
        .map(square -> Optional.ofNullable(setup.pieces().get(square)))
        .flatMap(Optional::stream)
        .map(victim -> Optional.ofNullable(
            rules.book().special().takers().get(victim.type().id())))
        .flatMap(Optional::stream)
        .map(rules.table()::type)
        .findFirst();
  }

  /** "Up to three steps in any directions, over empty squares; it stops where it takes." */
  private void area(Setup setup, Square from, Piece piece, Set<Move> effects) {
    for (Square end : steps.areaEnds(setup, from, piece)) {
      if (!end.equals(from) && !isOwn(setup, end)) {
        effects.add(new Move.Walk(from, end, false));
      } else if (end.equals(from)) {
        canonical(setup, piece, from, steps.firstFree(setup, from, piece), from)
            .ifPresent(effects::add);
      }
    }
  }

  /** Two ways to write one effect are one move. */
  private Optional<Move> canonical(Setup setup, Piece piece, Square from, Square mid, Square to) {
    if (setup.pieces().containsKey(mid)) {
      return Optional.of(new Move.TwoStep(from, mid, to, false));
    }
    if (!to.equals(from)) {
      return Optional.of(new Move.Walk(from, to, false));
    }
    if (rules.book().passing() == Passing.FORBIDDEN) {
      return Optional.empty();
    }
    return piece.type().lionPower().steps().stream()
        .map(leg -> Optional.ofNullable(steps.step(from, leg, piece.side())))
        .flatMap(Optional::stream)
        .filter(square -> !setup.pieces().containsKey(square))
        .sorted()
        .findFirst()
        .map(first -> new Move.Pass(from, first));
  }

  private static boolean isOwn(Setup setup, Square square) {
    Piece piece = setup.pieces().get(square);
    return piece != null && (piece.side() == setup.side() || piece.type().equals(STONE));
  }

  /** Whether a piece of a side could go to a square by its way of moving. */
  boolean attacked(Setup setup, Square square, Side by) {
    return setup.squaresOf(by).stream().anyMatch(from -> attacks(setup, from, square));
  }

  /** The squares that a side's pieces could go to or defend, by their way of moving. */
  public Set<Square> attacked(Setup setup, Side by) {
    Set<Square> squares = new TreeSet<>();
    for (Square from : setup.squaresOf(by)) {
      for (Leg leg :
          steps.legs(setup, from, Objects.requireNonNull(setup.pieces().get(from)))) {
        if (leg.way().takes()) {
          squares.addAll(steps.along(setup, from, leg, PlainSteps.pieceOn(setup, from)));
        }
      }
      squares.addAll(besideLegs(setup, from));
      rules.layout().squares().stream()
          .filter(square -> leapsTo(setup, from, square))
          .forEach(squares::add);
    }
    return squares;
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

  private boolean attacks(Setup setup, Square from, Square square) {
    Piece piece = PlainSteps.pieceOn(setup, from);
    return steps.legs(setup, from, piece).stream()
            .filter(leg -> leg.way().takes())
            .anyMatch(leg -> steps.along(setup, from, leg, piece).contains(square))
        || besideLegs(setup, from).contains(square)
        || leapsTo(setup, from, square);
  }

  /** What a piece takes by area moves, or without moving. */
  private Set<Square> besideLegs(Setup setup, Square from) {
    Piece piece = PlainSteps.pieceOn(setup, from);
    Set<Square> squares = steps.areaEnds(setup, from, piece);
    squares.remove(from);
    for (Leg leg : piece.type().lionPower().stepsOf(Kind.IGUI)) {
      Optional.ofNullable(steps.step(from, leg, piece.side())).ifPresent(squares::add);
    }
    return squares;
  }

  /** Whether a piece leaps anywhere, and would take on a square. */
  private boolean leapsTo(Setup setup, Square from, Square square) {
    return PlainSteps.pieceOn(setup, from).type().lionPower().leapsAnywhere()
        && !square.equals(from)
        && mayTake(setup, from, square);
  }

  List<Square> royals(Setup setup, Side side) {
    return royals.of(setup, side);
  }

  /** Whether a piece has no square to go to from a square, on an empty board. */
  boolean isStuck(PieceType type, Side side, Square square) {
    return steps.isStuck(type, side, square);
  }

  boolean lostRoyals(Setup setup, Side side) {
    return royals.lost(setup, side);
  }

  Set<Side> kingless(Setup setup) {
    return royals.kingless(setup);
  }

  /** Whether a position can be set up: where nobody has a royal piece to lose, it cannot. */
  boolean canBeSetUp(Setup setup) {
    return royals.canBeSetUp(setup);
  }

  /** Whether a side's only royal piece could be taken. */
  public boolean inCheck(Setup setup, Side side) {
    List<Square> royals = royals(setup, side);
    return royals.size() == 1 && attacked(setup, royals.get(0), side.opponent());
  }

  private boolean exposesKing(Setup setup, Move move) {
    Setup after = play(setup, move);
    boolean burnt =
        after.squaresOf(setup.side()).size() < setup.squaresOf(setup.side()).size();
    return burnt && lostRoyals(after, setup.side())
        || !lostRoyals(after, after.side()) && inCheck(after, setup.side());
  }

  private boolean matesByDrop(Setup setup, Move move) {
    if (!(move instanceof Move.Drop drop)
        || drop.promotes()
        || !(rules.book().drops() instanceof Drops.Captured)
        || !rules.table().type(drop.piece()).is(Flag.NO_DROP_MATE)) {
      return false;
    }
    Setup after = play(setup, move);
    List<Square> kings = royals(after, after.side());
    return kings.size() == 1
        && attacks(after, move.to(), kings.get(0))
        && pseudoLegal(after).stream().allMatch(reply -> exposesKing(after, reply));
  }

  /** The position after a move. */
  public Setup play(Setup setup, Move move) {
    Side side = setup.side();
    Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
    Map<Side, Map<PieceType, Integer>> hands = PlainHands.copy(setup.hands());
    List<Square> taken = new ArrayList<>();
    Piece placed;
    if (move instanceof Move.Drop drop) {
      placed = new Piece(rules.table().type(drop.piece()), side);
      PlainHands.drop(rules, hands, placed);
    } else {
      Square from = move.origin().orElseThrow();
      placed = Objects.requireNonNull(pieces.remove(from));
      if (!(move instanceof Move.Pass)) {
        taken.addAll(move.over());
        Collections.reverse(taken);
      }
      if (pieces.containsKey(move.to())) {
        taken.add(move.to());
      }
    }
    Optional<Square> lion = Optional.empty();
    for (Square square : taken) {
      Piece victim = Objects.requireNonNull(pieces.remove(square));
      PlainHands.take(rules, hands, victim);
      if (victim.type().is(Flag.LION) && !placed.type().is(Flag.LION)) {
        lion = Optional.of(square);
      }
    }
    Piece promoted = move.promotes() ? promotion.promoted(placed) : placed;
    Piece arrived = turned(setup, move).map(type -> new Piece(type, side)).orElse(promoted);
    pieces.put(move.to(), arrived);
    List<Square> burnt = burnt(pieces, move, arrived);
    pieces.keySet().removeAll(burnt);
    Setup after = new Setup(
        pieces,
        hands,
        side.opponent(),
        setup.number() + 1,
        lion,
        without(burnt, promotion.declinedAfter(setup, move, placed, taken)),
        without(burnt, promotion.droppedAfter(setup, move, placed, taken)));
    return royals.carried(setup, after);
  }

  /** What is gone after a move because it stands beside a piece that burns. */
  private List<Square> burnt(Map<Square, Piece> pieces, Move move, Piece arrived) {
    SpecialMoves special = rules.book().special();
    Map<Square, Piece> enemies = new TreeMap<>();
    pieces.forEach((square, piece) -> {
      boolean beside = Math.abs(square.file() - move.to().file()) <= 1
          && Math.abs(square.rank() - move.to().rank()) <= 1;
      if (beside && piece.side() != arrived.side()) {
        enemies.put(square, piece);
      }
    });
    boolean suicide = special.burning() == Burning.BOTH
        && enemies.values().stream().anyMatch(each -> each.type().is(Flag.BURNS));
    if (suicide) {
      return List.of(move.to());
    }
    boolean burns = arrived.type().is(Flag.BURNS) && (special.burnsPromoted() || !move.promotes());
    return burns ? List.copyOf(enemies.keySet()) : List.of();
  }

  private static SortedSet<Square> without(List<Square> gone, SortedSet<Square> squares) {
    squares.removeAll(gone);
    return squares;
  }
}
