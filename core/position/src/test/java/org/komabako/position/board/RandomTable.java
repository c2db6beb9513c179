package org.komabako.position.board;

import static org.komabako.kernel.model.PieceType.row;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.SpecialMoves;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** A table that nobody has thought of, with rules that nobody plays, drawn by lot from a seed. */
final class RandomTable implements Variant {
  private static final String[] ATOMS = {
    "W",
    "F",
    "D",
    "A",
    "N",
    "H",
    "C",
    "Z",
    "G",
    "R",
    "B",
    "K",
    "fW",
    "fF",
    "bW",
    "sW",
    "ffN",
    "fR",
    "sR",
    "fbR",
    "bB",
    "flF",
    "W2",
    "F3",
    "fW2",
    "R3",
    "B2",
    "D0",
    "A2",
    "N0",
    "(4,1)",
    "(0,4)",
    "f(5,2)",
    "ff(4,1)0",
    "(6,0)2",
    "bH",
    "sC",
    "(15,3)"
  };

  private static final String[] HOPS = {
    "mRcpR", "mBcpB", "cQmpQ", "QcppQ", "mRpRmFpB2", "jBjsR3W", "mQcK", "cRmB", "pQ", "mNcN0"
  };

  /** Those that range beside the lines of a queen, or hop there. */
  private static final Set<String> ASIDE = Set.of("D0", "A2", "N0", "ff(4,1)0", "(6,0)2", "mNcN0");

  private final Random random;

  /** Whether pieces jump, burn and walk about; then kings may be left to them, or no board would be fast. */
  private final boolean special;

  /**
   * Whether pieces hop, take otherwise than they move or move as others beside them, and kings may not be left to
   * them.
   */
  private final boolean strict;

  /** Whether all that ranges or hops goes along the lines of a queen. */
  private final boolean straight;

  private final VariantTable table;
  private final RuleBook book;

  RandomTable(long seed) {
    this(seed, false);
  }

  /** One of pieces that no fast board knows, and of kings that may not be left to them. */
  static RandomTable strict(long seed) {
    return new RandomTable(seed, true);
  }

  private RandomTable(long seed, boolean strict) {
    this.strict = strict;
    random = new Random(seed);
    special = !strict && oneIn(4);
    straight = strict && seed % 2 == 0;
    int most = oneIn(8) ? Square.MAX : 16;
    int files = 2 + random.nextInt(most - 1);
    int ranks = 2 + random.nextInt(most - 1);
    VariantTable.Builder builder = VariantTable.of("lot", "lot " + seed, "籤")
        .board(files, ranks, random.nextInt(ranks / 2 + 1))
        .hand("ABCD");
    builder.piece(
        row("K", "king", "玉", "gyoku").moves(oneIn(3) ? "K" : "K" + moves()).flags(Flag.ROYAL));
    for (char letter = 'A'; letter < 'K'; letter++) {
      addPair(String.valueOf(letter), builder);
    }
    builder.piece(powerful(row("M", "lion", "獅", "shishi").flags(Flag.LION)));
    table = builder.build();
    book = RuleBook.PLAIN
        .withPromotion(new Promotion(
            pick(Promotion.Trigger.values()), forced(), oneIn(3) ? Set.of("A", "E") : Set.of()))
        .withLions(new LionTrading(
            pick(LionTrading.Trading.values()),
            random.nextBoolean(),
            pick(LionTrading.Bridge.values()),
            pick(LionTrading.Tsukegui.values()),
            random.nextBoolean()))
        .withSpecial(new SpecialMoves(
            pick(SpecialMoves.JumpsTake.values()),
            pick(SpecialMoves.Burning.values()),
            random.nextBoolean(),
            Map.of(),
            Map.of(),
            special && oneIn(2) ? Map.of("C", "D", "A", "E") : Map.of(),
            random.nextBoolean()))
        .withPassing(pick(Passing.values()))
        .withSelfCheck(
            strict ? SelfCheck.ILLEGAL : special ? SelfCheck.ALLOWED : pick(SelfCheck.values()))
        .withMovesAs(strict ? pick(MovesAs.values()) : MovesAs.OWN)
        .withDrops(
            oneIn(3)
                ? new Drops.None()
                : oneIn(2)
                    ? new Drops.Captured(oneIn(3), oneIn(3))
                    : new Drops.Reserve(
                        random.nextBoolean(),
                        random.nextBoolean(),
                        random.nextBoolean(),
                        random.nextBoolean()));
  }

  /** Seldom what no fast board does. */
  private Promotion.Forced forced() {
    Promotion.Forced forced = pick(Promotion.Forced.values());
    return forced == Promotion.Forced.PROMOTED_TAKEN && !special ? Promotion.Forced.ALWAYS : forced;
  }

  private void addPair(String letter, VariantTable.Builder builder) {
    PieceType.Builder piece = row(letter, "piece", "駒", "koma").value(random.nextInt(20));
    if (oneIn(6)) {
      powerful(piece);
    } else {
      piece.moves(!straight && oneIn(60) ? "asRB2fasB2" : moves());
    }
    for (Flag flag : List.of(Flag.PAWN_CLASS, Flag.NO_DROP_MATE)) {
      if (oneIn(4)) {
        piece.flags(flag);
      }
    }
    if (oneIn(3)) {
      int most = random.nextInt(4);
      piece.perFile(1 + most % 2);
      if (most > 1) {
        piece.flags(Flag.PER_FILE_PROMOTED);
      }
    }
    if (oneIn(4)) {
      builder.piece(piece);
      return;
    }
    builder.piece(piece.promotes());
    boolean turnsBack = oneIn(4);
    PieceType.Builder promoted = row("+" + letter, "piece", "駒", "koma").value(random.nextInt(20));
    if (oneIn(8)) {
      promoted.flags(Flag.ROYAL);
    }
    if (turnsBack) {
      promoted.promotesTo(letter);
    }
    builder.piece(oneIn(6) ? powerful(promoted) : promoted.moves(moves()));
  }

  private String moves() {
    StringBuilder moves = new StringBuilder();
    for (int i = random.nextInt(3); i >= 0; i--) {
      moves.append(atom(ATOMS));
    }
    return moves.toString();
  }

  private String atom(String[] all) {
    String atom = pick(all);
    return straight && ASIDE.contains(atom) ? "W" : atom;
  }

  /** The jumps that go with a power are among the moves. */
  private PieceType.Builder powerful(PieceType.Builder piece) {
    if (strict) {
      return piece.moves(atom(HOPS)).rank(1 + random.nextInt(3));
    }
    if (special && oneIn(5)) {
      piece.flags(Flag.BURNS);
    }
    return switch (random.nextInt(special ? 12 : 4)) {
      case 0 -> piece.moves("BbsRfWfD").lionPower(LionPower.line("fW"));
      case 1 -> piece.moves("RbBfFfA").lionPower(LionPower.line("fF"));
      case 2 -> piece.moves("KD").lionPower(new LionPower(Betza.legs("W"), true));
      case 3 -> piece.moves("KNAD").lionPower(LionPower.AREA);
      case 4 -> piece.moves("RB2").lionPower(LionPower.area("K", 1 + random.nextInt(3)));
      case 5 -> piece.moves("jBjsR3W").lionPower(LionPower.igui("fK"));
      case 6 -> piece.moves("QcppQ").rank(1 + random.nextInt(3));
      case 7 -> piece.moves("KDAHG").lionPower(LionPower.threeSteps("K"));
      case 8 ->
        piece
            .moves("KNADHG")
            .lionPower(new LionPower(Betza.legs("K"), true, LionPower.Kind.LION, 3));
      case 9 -> piece.moves("WfHfDsR").lionPower(LionPower.threeSteps("fW"));
      case 10 -> piece.moves("F").lionPower(LionPower.anywhere());
      default -> piece.moves("BmppRjfD0").rank(2);
    };
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private <T> T pick(T[] all) {
    return all[random.nextInt(all.length)];
  }

  /** Pieces thrown on the board and into the hands. */
  Position position(Rules rules) {
    Map<Square, Piece> pieces = new TreeMap<>();
    List<Square> squares = rules.layout().squares();
    for (int i = random.nextInt(2 * squares.size() / 3) + 1; i > 0; i--) {
      pieces.put(
          squares.get(random.nextInt(squares.size())),
          new Piece(
              table.pieces().get(random.nextInt(table.pieces().size())), pick(Side.values())));
    }
    PieceType king = table.type("K");
    pieces.put(squares.get(random.nextInt(squares.size() / 2)), new Piece(king, Side.WHITE));
    pieces.put(
        squares.get(squares.size() - 1 - random.nextInt(squares.size() / 2)),
        new Piece(king, Side.BLACK));
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      hands.put(side, new LinkedHashMap<>(Map.of(table.type("A"), 1, table.type("C"), 2)));
    }
    return Position.of(
        rules,
        new Setup(
            pieces,
            hands,
            pick(Side.values()),
            1,
            Optional.empty(),
            new TreeSet<>(),
            new TreeSet<>()));
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return book;
  }
}
