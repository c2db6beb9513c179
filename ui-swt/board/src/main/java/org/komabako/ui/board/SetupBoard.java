package org.komabako.ui.board;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;

/**
 * A position that is being set up. Anything can stand anywhere; whether it can be played on says {@link
 * SetupCheck}. Each change can be taken back.
 *
 * <p>What a position remembers of the moves before it (where lions were just taken, who declined to
 * promote) is kept while only side and number change, and forgotten when pieces are moved.
 */
public final class SetupBoard {
  /** What else is placed when a piece is placed: the same of the other side, or nothing. */
  public enum Mirror {
    /** Nothing. */
    NONE,
    /** Through the middle of the board, as most games begin. */
    POINT,
    /** On the same file. */
    LINE
  }

  private static final int STEPS_KEPT = 500;

  private final VariantTable table;
  private final Deque<Setup> before = new ArrayDeque<>();
  private final Deque<Setup> after = new ArrayDeque<>();
  private Setup setup;
  private Mirror mirror = Mirror.NONE;

  /** Begins with a position of a table. */
  public SetupBoard(VariantTable table, Setup setup) {
    this.table = table;
    this.setup = setup;
  }

  /** Board and pieces. */
  public VariantTable table() {
    return table;
  }

  /** The position now. */
  public Setup setup() {
    return setup;
  }

  /** What else is placed. */
  public Mirror mirror() {
    return mirror;
  }

  /** Chooses what else is placed. */
  public void mirror(Mirror chosen) {
    mirror = chosen;
  }

  /** What stands on a square. */
  public Optional<Piece> piece(Square square) {
    return Optional.ofNullable(setup.pieces().get(square));
  }

  /** How many of a type a side has in hand. */
  public int inHand(Side side, PieceType type) {
    return setup.hands().getOrDefault(side, Map.of()).getOrDefault(type, 0);
  }

  /** Puts a piece on a square, in the place of what stands there; mirrored. */
  public void put(Square square, Piece piece) {
    Map<Square, Piece> pieces = pieces();
    place(pieces, square, piece);
    pieces(pieces);
  }

  private void place(Map<Square, Piece> pieces, Square square, Piece piece) {
    mirrored(square)
        .filter(other -> !other.equals(square))
        .ifPresent(other -> pieces.put(other, flipped(piece)));
    pieces.put(square, piece);
  }

  /** Empties a square; mirrored. */
  public void remove(Square square) {
    Map<Square, Piece> pieces = pieces();
    mirrored(square).ifPresent(pieces::remove);
    pieces.remove(square);
    pieces(pieces);
  }

  /** Moves a piece to another square, in the place of what stands there; mirrored. */
  public void move(Square from, Square to) {
    Piece piece = setup.pieces().get(from);
    if (piece == null || from.equals(to)) {
      return;
    }
    Map<Square, Piece> pieces = pieces();
    mirrored(from).ifPresent(pieces::remove);
    pieces.remove(from);
    place(pieces, to, piece);
    pieces(pieces);
  }

  /** Gives a piece to the other side. */
  public void flip(Square square) {
    piece(square).ifPresent(piece -> put(square, flipped(piece)));
  }

  /** Turns a piece over, where it has another face. */
  public void promote(Square square) {
    piece(square)
        .flatMap(piece -> otherFace(piece.type()).map(type -> new Piece(type, piece.side())))
        .ifPresent(piece -> put(square, piece));
  }

  /** Goes on to the next of a piece's looks: promoted, then the other side's, and round again. */
  public void turn(Square square) {
    piece(square).ifPresent(piece -> {
      Optional<PieceType> other = otherFace(piece.type());
      boolean comesOver = other.isEmpty() || piece.type().isPromoted();
      PieceType next = other.orElse(piece.type());
      put(square, new Piece(next, comesOver ? piece.side().opponent() : piece.side()));
    });
  }

  private Optional<PieceType> otherFace(PieceType type) {
    return type.isPromoted()
        ? table.pieces().stream()
            .filter(each -> each.promotesTo().filter(type.id()::equals).isPresent())
            .findFirst()
        : type.promotesTo().flatMap(table::piece);
  }

  /** Takes a piece from the board to a hand; does nothing where it cannot be in hand. */
  public void toHand(Square square, Side side) {
    piece(square).flatMap(piece -> handType(piece.type())).ifPresent(type -> {
      Map<Square, Piece> pieces = pieces();
      pieces.remove(square);
      change(pieces, with(side, type, 1));
    });
  }

  /** Takes a piece from a hand to the board; does nothing if there is none. */
  public void fromHand(Side side, PieceType type, Square to) {
    if (inHand(side, type) > 0) {
      Map<Square, Piece> pieces = pieces();
      pieces.put(to, new Piece(type, side));
      change(pieces, with(side, type, -1));
    }
  }

  /** One more or one less of a type in a hand; does nothing where that cannot be. */
  public void hand(Side side, PieceType type, int more) {
    handType(type).ifPresent(each -> change(pieces(), with(side, each, more)));
  }

  private Optional<PieceType> handType(PieceType type) {
    return table.hand().indexOf(type.letter()) < 0
        ? Optional.empty()
        : table.piece(String.valueOf(type.letter()));
  }

  private Map<Side, Map<PieceType, Integer>> with(Side side, PieceType type, int more) {
    int count = Math.max(0, Math.min(Setup.MOST_IN_HAND, inHand(side, type) + more));
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(setup.hands());
    Map<PieceType, Integer> hand = new LinkedHashMap<>();
    for (char letter : table.hand().toCharArray()) {
      PieceType each = table.type(String.valueOf(letter));
      int held = each.equals(type) ? count : inHand(side, each);
      if (held > 0) {
        hand.put(each, held);
      }
    }
    hands.put(side, hand);
    return hands;
  }

  /** Whose turn it is. */
  public void side(Side side) {
    keep(new Setup(
        setup.pieces(),
        setup.hands(),
        side,
        setup.number(),
        setup.lion(),
        setup.declined(),
        setup.dropped()));
  }

  /** The number of the move to come, from 1. */
  public void number(int number) {
    keep(new Setup(
        setup.pieces(),
        setup.hands(),
        setup.side(),
        Math.max(1, number),
        setup.lion(),
        setup.declined(),
        setup.dropped()));
  }

  /** Takes all pieces away, from the hands too. */
  public void clear() {
    change(Map.of(), Map.of());
  }

  /** Another position in the place of this one. */
  public void load(Setup next) {
    keep(next);
  }

  /**
   * Puts all pieces that the start position has and this one has not into a hand, those that can be in
   * one.
   */
  public void restToHand(Side side) {
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(setup.hands());
    Map<PieceType, Integer> hand = new LinkedHashMap<>();
    for (char letter : table.hand().toCharArray()) {
      PieceType type = table.type(String.valueOf(letter));
      int held = Math.min(Setup.MOST_IN_HAND, inHand(side, type) + Math.max(0, missing(letter)));
      if (held > 0) {
        hand.put(type, held);
      }
    }
    hands.put(side, hand);
    change(pieces(), hands);
  }

  private int missing(char letter) {
    return count(Sfen.parse(table, table.start()), letter) - count(setup, letter);
  }

  /** How many pieces with a letter there are, whichever side up, on the board and in the hands. */
  public static int count(Setup setup, char letter) {
    int count = (int) setup.pieces().values().stream()
        .filter(piece -> piece.type().letter() == letter)
        .count();
    for (Map<PieceType, Integer> hand : setup.hands().values()) {
      for (Map.Entry<PieceType, Integer> entry : hand.entrySet()) {
        count += entry.getKey().letter() == letter ? entry.getValue() : 0;
      }
    }
    return count;
  }

  /** The position as text. */
  public String sfen() {
    return Sfen.write(table, setup);
  }

  /** As SFEN, as the beginning of a game: a side that has no royal piece plays without one. */
  public String start() {
    return Sfen.write(table, setup.asStart());
  }

  /**
   * Reads a position.
   *
   * @throws org.komabako.base.message.TextException if the text is none of this table; it says where and why
   */
  public void sfen(String text) {
    keep(Sfen.parse(table, text));
  }

  /** Takes the last change back; tells whether there was one. */
  public boolean undo() {
    return step(before, after);
  }

  /** Makes a change again that was taken back; tells whether there was one. */
  public boolean redo() {
    return step(after, before);
  }

  private boolean step(Deque<Setup> from, Deque<Setup> to) {
    Setup next = from.poll();
    if (next == null) {
      return false;
    }
    to.push(setup);
    setup = next;
    return true;
  }

  private Map<Square, Piece> pieces() {
    return new TreeMap<>(setup.pieces());
  }

  private void pieces(Map<Square, Piece> pieces) {
    change(pieces, setup.hands());
  }

  private void change(Map<Square, Piece> pieces, Map<Side, Map<PieceType, Integer>> hands) {
    boolean same = pieces.equals(setup.pieces());
    keep(new Setup(
        pieces,
        hands,
        setup.side(),
        setup.number(),
        same ? setup.lion() : Optional.empty(),
        same ? setup.declined() : new TreeSet<>(),
        same ? setup.dropped() : new TreeSet<>()));
  }

  private void keep(Setup next) {
    if (!next.equals(setup)) {
      before.push(setup);
      if (before.size() > STEPS_KEPT) {
        before.removeLast();
      }
      after.clear();
      setup = next;
    }
  }

  private Optional<Square> mirrored(Square square) {
    int rank = table.ranks() + 1 - square.rank();
    return switch (mirror) {
      case NONE -> Optional.empty();
      case POINT -> Optional.of(new Square(table.files() + 1 - square.file(), rank));
      case LINE -> Optional.of(new Square(square.file(), rank));
    };
  }

  private static Piece flipped(Piece piece) {
    return new Piece(piece.type(), piece.side().opponent());
  }
}
