package org.komabako.position;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.position.board.Board;
import org.komabako.position.board.BoardView;
import org.komabako.position.board.EnteringKing;

/**
 * A position of a game under its rules. Immutable, and safe to be shared between threads; what it is
 * asked is computed on boards of its own. Repetition is a matter of the {@linkplain
 * org.komabako.game.Game game}, not of the position.
 */
public final class Position {
  private final Rules rules;
  private final BoardView view;
  // Softly held: a long game holds thousands of positions, and either can be made again.
  private volatile @Nullable SoftReference<Setup> setup;
  private volatile @Nullable SoftReference<List<Move>> legalMoves;

  private Position(Rules rules, BoardView view) {
    this.rules = rules;
    this.view = view;
  }

  /**
   * The position of a set-up board.
   *
   * @throws IllegalArgumentException if it cannot be one of this game; the message says why
   */
  public static Position of(Rules rules, Setup setup) {
    validate(rules, setup);
    return new Position(rules, BoardView.of(rules.layout(), setup));
  }

  private static void validate(Rules rules, Setup setup) {
    VariantTable table = rules.table();
    setup
        .pieces()
        .keySet()
        .forEach(square -> require(table.contains(square), "position.notBoard", square));
    require(
        Stream.of(Side.values()).anyMatch(side -> canLose(setup, side)),
        "position.neitherSideRoyalPiece");
    setup.lion().ifPresent(s -> require(table.hasLions(), "position.noLions", table.key()));
    validateMarks(rules, setup, "declined", setup.declined());
    validateMarks(rules, setup, "dropped", setup.dropped());
    for (char letter : table.hand().toCharArray()) {
      long count = count(setup, letter);
      require(
          count <= Setup.MOST_IN_HAND,
          "position.pieceCouldComeInto",
          count,
          letter,
          Setup.MOST_IN_HAND);
    }
  }

  /** Whether a side has a royal piece, and not only one that came later. */
  private static boolean canLose(Setup setup, Side side) {
    return setup.hasRoyal(side)
        && setup.kingless().map(sides -> !sides.contains(side)).orElse(true);
  }

  private static void validateMarks(Rules rules, Setup setup, String field, Set<Square> squares) {
    for (Square square : squares) {
      Piece piece = setup.pieces().get(square);
      String text = field + "=" + square;
      require(piece != null, "position.emptySquare", text);
      require(
          piece != null && rules.inZone(square, piece.side()),
          "position.notPromotionZonePiece",
          text);
    }
  }

  /** How many pieces with a letter there are, on the board and in both hands. */
  private static long count(Setup setup, char letter) {
    long count = setup.pieces().values().stream()
        .filter(p -> p.type().letter() == letter)
        .count();
    for (Map<PieceType, Integer> hand : setup.hands().values()) {
      for (var entry : hand.entrySet()) {
        count += entry.getKey().letter() == letter ? entry.getValue() : 0;
      }
    }
    return count;
  }

  private static void require(boolean condition, String key, Object... parts) {
    if (!condition) {
      throw RequestException.of(
          Position.class, "position.noPositionPlay", Sentence.of(Position.class, key, parts));
    }
  }

  /** The rules that it is played under. */
  public Rules rules() {
    return rules;
  }

  /** What stands where, as data. */
  public Setup setup() {
    SoftReference<Setup> held = setup;
    Setup known = held == null ? null : held.get();
    if (known == null) {
      known = view.setup();
      setup = new SoftReference<>(known);
    }
    return known;
  }

  /** The side to move. */
  public Side side() {
    return view.side();
  }

  /** The number of the move to come. */
  public int number() {
    return view.number();
  }

  /** What stands on a square. */
  public Optional<Piece> piece(Square square) {
    return view.piece(square);
  }

  /** How many of which type a side has in hand. */
  public Map<PieceType, Integer> hand(Side side) {
    return view.hand(side);
  }

  /** As SFEN. */
  public String sfen() {
    return Sfen.write(rules.table(), setup());
  }

  /**
   * What repetition compares, as a number: board, hands and side to move. Equal in every run; where
   * lions were just taken and who declined to promote is left out.
   */
  public long key() {
    return view.key();
  }

  /** How the game ended here, by royal pieces, their goal, baring or having no move; empty if it goes on. */
  public Optional<Outcome> outcome() {
    Optional<Outcome> material = view.outcomeByMaterial();
    if (material.isPresent() || !legalMoves().isEmpty()) {
      return material;
    }
    return Optional.of(outcomeWithoutMoves());
  }

  /** How the game ends here if nothing that is legal may be played. */
  public Outcome outcomeWithoutMoves() {
    return view.outcomeWithoutMoves();
  }

  /**
   * All legal moves, in a stable order: by origin, target and middle square, rank a first and file 1
   * first, the promotion after the move without; drops last. Empty where the game has ended.
   */
  public List<Move> legalMoves() {
    SoftReference<List<Move>> held = legalMoves;
    List<Move> known = held == null ? null : held.get();
    if (known == null) {
      known = view.outcomeByMaterial().isPresent() ? List.of() : view.legalMoves();
      legalMoves = new SoftReference<>(known);
    }
    return known;
  }

  /** The legal moves of the piece on a square. */
  public List<Move> legalMovesFrom(Square square) {
    return legalMoves().stream()
        .filter(move -> move.origin().filter(square::equals).isPresent())
        .toList();
  }

  /** The legal drops of a type. */
  public List<Move> legalDrops(PieceType type) {
    return legalMoves().stream()
        .filter(move -> move instanceof Move.Drop drop && drop.piece().equals(type.id()))
        .toList();
  }

  /** The one way to write what a move does here. */
  public Move canonical(Move move) {
    return view.canonical(move);
  }

  /** Whether a move is legal, however it is written. */
  public boolean isLegal(Move move) {
    return legalMoves().contains(canonical(move));
  }

  /** Why a move is not legal; empty if it is. */
  public Optional<Refusal> why(Move move) {
    return isLegal(move) ? Optional.empty() : Optional.of(view.refusal(canonical(move), outcome()));
  }

  /**
   * The position after a move. This one stays as it is.
   *
   * @throws IllegalMoveException if the move is not legal; it says why
   */
  public Position play(Move move) {
    Move canonical = canonical(move);
    if (!legalMoves().contains(canonical)) {
      throw new IllegalMoveException(view.refusal(canonical, outcome()));
    }
    return new Position(rules, view.after(canonical));
  }

  /** The {@link #key()} after each of some legal moves in canonical form. */
  public long[] keysAfter(List<Move> moves) {
    return view.keysAfter(moves);
  }

  /** Whether the piece on a square could take something, by its way of moving. */
  public boolean attacksSomething(Square from) {
    return view.attacksSomething(from);
  }

  /** The squares that a side's pieces could go to or defend, by their way of moving. */
  public SortedSet<Square> attacked(Side by) {
    SortedSet<Square> squares = new TreeSet<>();
    for (Square square : rules.layout().squares()) {
      if (!view.attackers(square, by).isEmpty()) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** Where the pieces of a side stand that could go to a square or defend it. */
  public List<Square> attackers(Square square, Side by) {
    return view.attackers(square, by);
  }

  /** Where a side's royal pieces stand; nowhere if it began the game without one. */
  public List<Square> royals(Side of) {
    return view.royals(of);
  }

  /** Whether a side is in check: its only royal piece could be taken. */
  public boolean inCheck(Side of) {
    return !checkers(of).isEmpty();
  }

  /** Where the pieces stand that give check to a side. */
  public List<Square> checkers(Side of) {
    List<Square> royals = royals(of);
    return royals.size() == 1 ? attackers(royals.get(0), of.opponent()) : List.of();
  }

  /**
   * The points of a side where an impasse is counted: its pieces on the board and in hand, royal
   * ones 0.
   */
  public int points(Side of) {
    var points = rules.book().impasse().points();
    int sum = 0;
    for (Piece piece : setup().pieces().values()) {
      if (piece.side() == of && !piece.type().is(PieceType.Flag.ROYAL)) {
        sum += points.getOrDefault(piece.type().letter(), 1);
      }
    }
    for (var entry : hand(of).entrySet()) {
      sum += entry.getValue() * points.getOrDefault(entry.getKey().letter(), 1);
    }
    return sum;
  }

  /** How a side stands by the rule for entered kings, whoever is to move; empty if there is no such rule. */
  public Optional<DeclarationCount> declaration(Side of) {
    return rules.book().impasse().declaration().allowed()
        ? Optional.of(EnteringKing.count(board(), of))
        : Optional.empty();
  }

  /** Whether the player to move may declare that he has won, because his king has entered the zone. */
  public boolean mayDeclareWin() {
    return rules.book().impasse().declaration().allowed() && EnteringKing.mayDeclare(board());
  }

  /** How a game ends here that both players agree nobody can win any more. */
  public Outcome impasse() {
    var impasse = rules.book().impasse();
    if (impasse.counted()) {
      for (Side side : Side.values()) {
        if (points(side) < impasse.needed() && points(side.opponent()) >= impasse.needed()) {
          return Outcome.win(side.opponent(), Outcome.Reason.JISHOGI);
        }
      }
    }
    return Outcome.draw(Outcome.Reason.JISHOGI);
  }

  /** What Black's pieces are worth where they stand and in hand, less White's. */
  public int score() {
    return board().score();
  }

  /** A new board with this position, for search and counting. */
  public Board board() {
    return view.board();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position that
        && setup().equals(that.setup())
        && rules.table().key().equals(that.rules.table().key())
        && rules.options().equals(that.rules.options());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return sfen();
  }
}
