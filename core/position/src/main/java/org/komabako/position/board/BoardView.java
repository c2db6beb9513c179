package org.komabako.position.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;

/**
 * What a position asks of a board, in squares and moves instead of cells and numbers. The board
 * inside is never changed; each question works on a copy.
 */
public final class BoardView {
  private final VariantLayout layout;
  private final Board frozen;

  private BoardView(Board frozen) {
    layout = frozen.layout();
    this.frozen = frozen;
  }

  /** The view of a set-up board. */
  public static BoardView of(VariantLayout layout, Setup setup) {
    Board board = new Board(layout);
    setup.pieces().forEach((square, piece) -> board.put(layout.cell(square), layout.code(piece)));
    setup
        .hands()
        .forEach((side, hand) -> hand.forEach(
            (type, count) -> board.setHand(side.ordinal(), layout.typeIndex(type.id()), count)));
    setup.declined().forEach(square -> board.mark(layout.cell(square), PieceMarks.DECLINED));
    setup.dropped().forEach(square -> board.mark(layout.cell(square), PieceMarks.DROPPED));
    board.setSide(setup.side().ordinal());
    board.lionCell = setup.lion().map(layout::cell).orElse(Board.NONE);
    board.setPly(setup.number());
    board.setKingless(kingless(layout, setup));
    return new BoardView(board);
  }

  private static int kingless(VariantLayout layout, Setup setup) {
    int sides = 0;
    for (Side side : Side.values()) {
      boolean without = setup
          .kingless()
          .map(named -> named.contains(side))
          .orElseGet(() -> seemsKingless(layout, setup, side));
      sides |= without ? 1 << side.ordinal() : 0;
    }
    return sides;
  }

  /**
   * Whether a side that has no royal piece seems never to have had one. Where royal pieces are taken and
   * the game is under way, it is its turn because its last one has just been taken.
   */
  private static boolean seemsKingless(VariantLayout layout, Setup setup, Side side) {
    boolean seemsTaken = !layout.selfCheckIllegal && setup.number() > 1 && setup.side() == side;
    return !seemsTaken && !setup.hasRoyal(side);
  }

  /** A board with this position that may be changed. */
  public Board board() {
    return frozen.copy();
  }

  /** The key of board, hands and side to move. */
  public long key() {
    return frozen.key();
  }

  /** The side to move. */
  public Side side() {
    return frozen.side == 0 ? Side.BLACK : Side.WHITE;
  }

  /** The number of the move to come. */
  public int number() {
    return frozen.ply();
  }

  /** The key after each of some legal moves in canonical form. */
  public long[] keysAfter(List<Move> moves) {
    Board board = board();
    long[] keys = new long[moves.size()];
    for (int i = 0; i < keys.length; i++) {
      board.make(PackedMove.pack(moves.get(i), layout));
      keys[i] = board.key();
      board.unmake();
    }
    return keys;
  }

  /** Whether the piece on a square could take something, by its way of moving. */
  public boolean attacksSomething(Square from) {
    return frozen.attacksSomething(layout.cell(from));
  }

  /** Where a side's royal pieces stand, in order; nowhere if it plays without. */
  public List<Square> royals(Side of) {
    List<Square> royals = new ArrayList<>();
    if (frozen.isKingless(of.ordinal())) {
      return royals;
    }
    for (int cell = 0; cell < layout.grid.size; cell++) {
      int code = frozen.cells[cell];
      if (code > VariantLayout.EDGE && layout.royal[code] && (code & 1) == of.ordinal()) {
        royals.add(layout.square(cell));
      }
    }
    return royals;
  }

  /** How the game ended here by royal pieces or baring. */
  public Optional<Outcome> outcomeByMaterial() {
    return new GameEnd(frozen).isOpen() ? Optional.empty() : new GameEnd(board()).byMaterial();
  }

  /** How the game ends here if there is no legal move. */
  public Outcome outcomeWithoutMoves() {
    return new GameEnd(frozen).noMoves();
  }

  /** All legal moves in their stable order; the game must not be decided. */
  public List<Move> legalMoves() {
    Board board = board();
    MoveList list = new MoveList();
    MoveGenerator.of(board).legal(list);
    long[] order = new long[list.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = (long) PackedMove.order(list.get(i)) << Integer.SIZE | list.get(i);
    }
    Arrays.sort(order);
    List<Move> moves = new ArrayList<>(order.length);
    for (long each : order) {
      moves.add(PackedMove.unpack((int) each, board));
    }
    return List.copyOf(moves);
  }

  /** The view after a legal move in its canonical form. */
  public BoardView after(Move move) {
    Board board = board();
    board.make(PackedMove.pack(move, layout));
    return new BoardView(board.copy());
  }

  /** What stands on a square. */
  public Optional<Piece> piece(Square square) {
    int code =
        layout.table.contains(square) ? frozen.cells[layout.cell(square)] : VariantLayout.EMPTY;
    return code == VariantLayout.EMPTY ? Optional.empty() : Optional.of(layout.piece(code));
  }

  /** How many of which type a side has in hand, in the order of the table. */
  public Map<PieceType, Integer> hand(Side side) {
    Map<PieceType, Integer> hand = new LinkedHashMap<>();
    for (char letter : layout.table.hand().toCharArray()) {
      int type = layout.typeIndex(String.valueOf(letter));
      if (frozen.inHand(side.ordinal(), type) > 0) {
        hand.put(layout.types[type], frozen.inHand(side.ordinal(), type));
      }
    }
    return Collections.unmodifiableMap(hand);
  }

  /** What stands where, as data. */
  public Setup setup() {
    Map<Square, Piece> pieces = new TreeMap<>();
    SortedSet<Square> declined = new TreeSet<>();
    SortedSet<Square> dropped = new TreeSet<>();
    for (Square square : layout.squares()) {
      int cell = layout.cell(square);
      if (frozen.cells[cell] != VariantLayout.EMPTY) {
        pieces.put(square, layout.piece(frozen.cells[cell]));
      }
      if ((frozen.marks.at[cell] & PieceMarks.DECLINED) != 0) {
        declined.add(square);
      }
      if ((frozen.marks.at[cell] & PieceMarks.DROPPED) != 0) {
        dropped.add(square);
      }
    }
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      hands.put(side, hand(side));
    }
    Setup setup = new Setup(
        pieces,
        hands,
        side(),
        number(),
        frozen.lionCell == Board.NONE
            ? Optional.empty()
            : Optional.of(layout.square(frozen.lionCell)),
        declined,
        dropped);
    return kingless(layout, setup) == kingless() ? setup : setup.withKingless(Optional.of(sides()));
  }

  /** A bit for each side that plays without a royal piece. */
  private int kingless() {
    return (frozen.isKingless(0) ? 1 : 0) | (frozen.isKingless(1) ? 2 : 0);
  }

  private Set<Side> sides() {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (frozen.isKingless(side.ordinal())) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** Where the pieces of a side stand that could go to a square, in order. */
  public List<Square> attackers(Square square, Side by) {
    List<Square> squares = new ArrayList<>();
    for (int cell : attackers(frozen, layout.cell(square), by.ordinal())) {
      squares.add(layout.square(cell));
    }
    squares.sort(null);
    return squares;
  }

  static List<Integer> attackers(Board board, int cell, int bySide) {
    List<Integer> cells = new ArrayList<>();
    if (board.layout().unusual) {
      UnusualMoves moves = board.unusualMoves();
      int at = moves.attacker(0, cell, bySide);
      while (at != Board.NONE) {
        cells.add(at);
        at = moves.attacker(at + 1, cell, bySide);
      }
      return cells;
    }
    for (int d = 0; d < board.layout().directions.back.length; d++) {
      int attacker = board.attackerAlong(d, cell, bySide);
      if (attacker != Board.NONE && !cells.contains(attacker)) {
        cells.add(attacker);
      }
    }
    return cells;
  }

  /** The one way to write what a move does here; a move that makes no sense stays as it is. */
  public Move canonical(Move move) {
    if (move instanceof Move.ThreeStep step && canStep(step)) {
      if (isEmpty(step.mid())) {
        return canonical(new Move.TwoStep(step.from(), step.second(), step.to(), step.promotes()));
      }
      return isEmpty(step.second())
          ? new Move.TwoStep(step.from(), step.mid(), step.to(), step.promotes())
          : move;
    }
    if (move instanceof Move.TwoStep step && isEmpty(step.mid()) && canStep(step)) {
      return step.from().equals(step.to())
          ? firstPass(step.from())
              .<Move>map(mid -> new Move.Pass(step.from(), mid))
              .orElse(move)
          : new Move.Walk(step.from(), step.to(), step.promotes());
    }
    if (move instanceof Move.Pass pass && isEmpty(pass.mid())) {
      return firstPass(pass.from())
          .<Move>map(mid -> new Move.Pass(pass.from(), mid))
          .orElse(move);
    }
    if (move instanceof Move.Walk walk && walk.promotes() && layout.table.contains(walk.from())) {
      int code = frozen.cells[layout.cell(walk.from())];
      boolean back = code > VariantLayout.EDGE && layout.turnsBack(code);
      return new Move.Walk(walk.from(), walk.to(), true, back);
    }
    return move instanceof Move.Drop drop && drop.promotes()
        ? new Move.Drop(drop.piece(), drop.to(), true, layout.drops.eitherSide)
        : move;
  }

  private boolean isEmpty(Square square) {
    return layout.table.contains(square)
        && frozen.cells[layout.cell(square)] == VariantLayout.EMPTY;
  }

  private boolean canStep(Move.TwoStep step) {
    if (!layout.table.contains(step.from()) || !layout.table.contains(step.to())) {
      return false;
    }
    int from = layout.cell(step.from());
    int code = frozen.cells[from];
    return code > VariantLayout.EDGE
        && canStepTwice(layout, code, from, layout.cell(step.mid()), layout.cell(step.to()));
  }

  /** Whether three steps along a line lead over two squares to a third, whatever stands there. */
  private boolean canStep(Move.ThreeStep step) {
    if (!List.of(step.from(), step.mid(), step.second(), step.to()).stream()
        .allMatch(layout.table::contains)) {
      return false;
    }
    int from = layout.cell(step.from());
    int code = frozen.cells[from];
    return code > VariantLayout.EDGE
        && canStepThrice(
            layout,
            code,
            from,
            layout.cell(step.mid()),
            layout.cell(step.second()),
            layout.cell(step.to()));
  }

  /** Whether three steps of lion power lead over two cells to a third. */
  static boolean canStepThrice(
      VariantLayout layout, int code, int from, int mid, int second, int to) {
    return Arrays.stream(layout.directions.lineSteps[code])
        .mapToObj(step -> layout.directions.next[step])
        .anyMatch(next -> next[from] == mid && next[mid] == second && next[second] == to);
  }

  /** Whether three steps of lion power lead over one cell to another: the second and on or back, or the first and on. */
  private static boolean canGoOn(VariantLayout layout, int code, int from, int mid, int to) {
    return Arrays.stream(layout.directions.lineSteps[code])
        .mapToObj(step -> layout.directions.next[step])
        .anyMatch(next -> {
          int first = next[from];
          int third = next[next[first]];
          return mid == first && to == third || mid == next[first] && (to == third || to == first);
        });
  }

  /** Whether lion power leads from a cell over another to a third, whatever stands there. */
  static boolean canStepTwice(VariantLayout layout, int code, int from, int mid, int to) {
    if (canGoOn(layout, code, from, mid, to)) {
      return true;
    }
    boolean first = false;
    boolean second = to == from;
    int[] near = layout.directions.lionSteps[code];
    for (int step : near.length > 0 ? near : beside(layout, code)) {
      int[] next = layout.directions.next[step];
      boolean here = next[from] == mid;
      first |= here;
      second |= near.length > 0 && next[mid] == to && (here || layout.lionTurns[code]);
    }
    return first && second;
  }

  /** The directions in which a piece without lion power can step out and back, or take without moving. */
  private static int[] beside(VariantLayout layout, int code) {
    int[] steps = layout.directions.passSteps[code];
    return steps.length > 0 ? steps : layout.directions.iguiSteps[code];
  }

  private Optional<Square> firstPass(Square square) {
    int from = layout.cell(square);
    int code = frozen.cells[from];
    if (code <= VariantLayout.EDGE) {
      return Optional.empty();
    }
    return Arrays.stream(layout.directions.passSteps[code])
        .map(step -> layout.directions.next[step][from])
        .filter(cell -> frozen.cells[cell] == VariantLayout.EMPTY)
        .sorted()
        .mapToObj(layout::square)
        .findFirst();
  }

  /**
   * Why a move is refused that is not legal here.
   *
   * @param outcome how the game ended here, if it did
   */
  public Refusal refusal(Move move, Optional<Outcome> outcome) {
    return new WhyNot(board()).refusal(move, outcome);
  }
}
