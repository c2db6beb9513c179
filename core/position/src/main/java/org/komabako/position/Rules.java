package org.komabako.position;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.Conduct;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.board.VariantLayout;

/**
 * A variant under one choice of options: all that decides which moves are legal and how a game ends.
 * Immutable; holds nothing of the variant's bundle but plain data. What was compiled of it is shared by
 * all rules of an equal table and equal option values.
 */
public final class Rules {
  /** By variant that was asked to be kept, the rules that it is played by when nothing is said, once somebody asked. */
  private static final Map<Variant, Optional<Rules>> KEPT = new WeakHashMap<>();

  private final VariantTable table;
  private final OptionValues options;
  private final RuleBook book;
  private final VariantLayout layout;

  private Rules(VariantTable table, OptionValues options, RuleBook book) {
    this.options = options;
    layout = VariantLayout.of(book.special().in(table), book, options);
    // Those of the layout, which are equal, so that rules share them too.
    this.table = layout.table();
    this.book = layout.book();
  }

  /** The variant under the given options. */
  public static Rules of(Variant variant, OptionValues options) {
    Rules rules = new Rules(variant.table(), options, variant.rules(options));
    synchronized (KEPT) {
      if (KEPT.containsKey(variant)
          && options.asMap().equals(OptionValues.defaults(variant).asMap())) {
        KEPT.put(variant, Optional.of(rules));
      }
    }
    return rules;
  }

  /**
   * A variant has come to stay: what is compiled for it as it is played when nothing is said stays until it is
   * {@linkplain #forget forgotten}, so that games which come and go find it. Of others it goes with the last who uses it.
   */
  public static void keep(Variant variant) {
    synchronized (KEPT) {
      KEPT.putIfAbsent(variant, Optional.empty());
    }
  }

  /** A variant has left: what was compiled of it stays with the games that are open, and no longer. */
  public static void forget(Variant variant) {
    synchronized (KEPT) {
      KEPT.remove(variant);
    }
  }

  /** The variant as it is played when nothing is said. */
  public static Rules of(Variant variant) {
    return of(variant, OptionValues.defaults(variant));
  }

  /**
   * The same moves, but no end by baring, arriving, check or repetition, for who follows a game that others judge; these
   * themselves if they know none of these.
   */
  public Rules unjudged() {
    RuleBook open = book.withBareKing(BareKing.OFF)
        .withGoal(RoyalGoal.NONE)
        .withCheck(CheckRule.ORDINARY)
        .withRepetition(new Repetition.Ignored());
    return open.equals(book) ? this : new Rules(table, options, open);
  }

  /** The board, the pieces and the start. */
  public VariantTable table() {
    return table;
  }

  /** The chosen values. */
  public OptionValues options() {
    return options;
  }

  /** The rules that they stand for. */
  public RuleBook book() {
    return book;
  }

  /** How strict the table is. */
  public Conduct manners() {
    return new Conduct(
        options.get(Conduct.ILLEGAL_MOVE, Conduct.IllegalMove.class),
        options.get(Conduct.TOUCH, Conduct.Touch.class));
  }

  /** The table and the rules in numbers, for {@link org.komabako.position.board.Board}. */
  public VariantLayout layout() {
    return layout;
  }

  /** {@code  (option lion trading: edo)} behind a sentence, or nothing if there is no such option. */
  public LocalizedText optionText(String name) {
    return layout.optionText(name);
  }

  /** How the board is made that moves are searched on, for people who ask; one line. */
  public String boardText() {
    return layout.boardText();
  }

  /** All squares, rank a first; in a rank, file 1 first. */
  public List<Square> squares() {
    return layout.squares();
  }

  /** The start position. */
  public Position start() {
    return position(table.start());
  }

  /**
   * The position of an SFEN.
   *
   * @throws TextException if it is none of this variant; the message says where and why
   */
  public Position position(String sfen) {
    return Position.of(this, Sfen.parse(table, sfen));
  }

  /** The squares that a piece reaches with its moves from a square of an empty board, in order. */
  public Set<Square> reach(Piece piece, Square from) {
    List<Square> found = new ArrayList<>();
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    List<Leg> legs = new ArrayList<>(piece.type().legs());
    legs.addAll(piece.type().lionPower().areaEnds());
    for (Leg leg : legs) {
      List<Square> line = line(from, leg, sign);
      switch (leg.way().over()) {
        case FIRST_SQUARE -> found.addAll(line.subList(Math.min(1, line.size()), line.size()));
        case CORNER ->
          line.forEach(
              corner -> leg.turns().forEach(turn -> found.addAll(line(corner, turn, sign))));
        default -> found.addAll(line);
      }
    }
    if (piece.type().lionPower().leapsAnywhere()) {
      found.addAll(layout.squares());
      found.removeIf(from::equals);
    }
    found.sort(null);
    return new LinkedHashSet<>(found);
  }

  private List<Square> line(Square from, Leg leg, int sign) {
    List<Square> line = new ArrayList<>();
    for (int step = 1; step <= leg.range(); step++) {
      int file = from.file() - sign * leg.right() * step;
      int rank = from.rank() - sign * leg.forward() * step;
      if (file < 1 || file > table.files() || rank < 1 || rank > table.ranks()) {
        break;
      }
      line.add(new Square(file, rank));
    }
    return line;
  }

  /** Whether a square is in the promotion zone of a side. */
  public boolean inZone(Square square, Side side) {
    return side == Side.BLACK
        ? square.rank() <= table.zone()
        : square.rank() > table.ranks() - table.zone();
  }

  /** Whether a piece could never move again from a square. */
  public boolean isStuck(PieceType type, Side side, Square square) {
    return reach(new Piece(type, side), square).isEmpty();
  }

  @Override
  public String toString() {
    return table.key() + options;
  }
}
