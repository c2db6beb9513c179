package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * What holds for the board of every table, shipped or made up: it is held to the simple reference,
 * turned, counted, written and read. With the system property {@code komabako.deep} it looks many times
 * as long.
 */
@Execution(ExecutionMode.CONCURRENT)
public abstract class BoardContract {
  static final boolean DEEP = Boolean.getBoolean("komabako.deep");
  static final int EFFORT = DEEP ? 10 : 1;

  /** Ten variants and made-up tables make 20,000, or more than a million. */
  private static final int PLIES = Integer.getInteger("komabako.plies", DEEP ? 145_000 : 2_000);

  private static final int LEAVES = 10_000;
  private static final int SCATTERED =
      Integer.getInteger("komabako.scattered", DEEP ? 10_000 : 200);
  private static final int GAME_LENGTH = 250;

  /** Moves drawn by lot of each shape in a position. */
  private static final int LOTS = DEEP ? 300 : 75;

  /** The variant under test. */
  protected abstract Variant variant();

  /** How much is done of what is usual: all of it. */
  int effort(int usual) {
    return usual;
  }

  /** The rules that are played, those of {@code base}, and some drawn by lot. */
  private List<Rules> manyRules(long seed) {
    List<Rules> all = new ArrayList<>(List.of(Rules.of(variant(), OptionValues.base(variant()))));
    for (RuleSet set : variant().ruleSets()) {
      all.add(Rules.of(variant(), OptionValues.of(variant(), set.name())));
    }
    RandomSetups lots = new RandomSetups(seed);
    for (int i = 0; i < 12; i++) {
      all.add(Rules.of(variant(), lots.options(variant())));
    }
    return all;
  }

  @Test
  void theFastBoardAgreesWithTheSimpleOneInPlayouts() {
    long seed = 20_261_121;
    List<Rules> all = manyRules(seed);
    int plies = 0;
    for (int game = 0; plies < effort(PLIES); game++) {
      Rules rules = all.get(game % all.size());
      String where = "seed " + seed + ", game " + game;
      int most = Math.min(GAME_LENGTH, effort(PLIES) - plies);
      plies += BoardWalk.play(rules.start(), new Random(seed + game), most, where);
    }
  }

  @Test
  void theFastBoardAgreesWithTheSimpleOneOnScatteredPieces() {
    long seed = 4_711;
    RandomSetups lots = new RandomSetups(seed);
    for (int i = 0; i < effort(SCATTERED); i++) {
      Rules rules = Rules.of(variant(), lots.options(variant()));
      Position position = Position.of(rules, lots.setup(rules));
      BoardWalk.play(position, new Random(i), 4, "seed " + seed + ", setup " + i);
    }
  }

  private static SortedSet<String> sorted(Set<Move> moves) {
    SortedSet<String> texts = new TreeSet<>();
    moves.forEach(move -> texts.add(move.toString()));
    return texts;
  }

  @Test
  void everyLegalMoveIsPlayedAndEveryOtherIsRefusedWithAReason() {
    RandomSetups lots = new RandomSetups(31);
    for (int i = 0; i < effort(60 * EFFORT); i++) {
      Rules rules = Rules.of(variant(), lots.options(variant()));
      Position position = i == 0 ? rules.start() : Position.of(rules, lots.setup(rules));
      String before = position.sfen();
      Set<Move> legal = new HashSet<>(position.legalMoves());
      for (Move move : legal) {
        assertTrue(position.why(move).isEmpty(), move + " in " + before);
        position.play(move);
      }
      assertEquals(before, position.sfen(), "play leaves the old position as it is");
      for (Move move : someMoves(rules.table(), position, new Random(i))) {
        if (!legal.contains(position.canonical(move))) {
          var refusal = position.why(move).orElseThrow();
          assertFalse(refusal.message().isBlank(), move + " in " + before);
          String japanese = refusal.text().in(Locale.JAPANESE);
          assertFalse(japanese.isBlank(), move + " in " + before);
          assertFalse((refusal.message() + japanese).contains("{"), refusal::toString);
          assertThrows(IllegalMoveException.class, () -> position.play(move));
        }
      }
    }
  }

  /** Moves of all shapes, sensible or not. */
  private static List<Move> someMoves(VariantTable table, Position position, Random random) {
    List<Square> squares = position.rules().layout().squares();
    List<Square> occupied = new ArrayList<>(position.setup().pieces().keySet());
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < LOTS; i++) {
      Square from = random.nextInt(4) > 0
          ? occupied.get(random.nextInt(occupied.size()))
          : squares.get(random.nextInt(squares.size()));
      Square to = near(from, table, random);
      Square mid = near(from, table, random);
      boolean promotes = random.nextInt(3) == 0;
      moves.add(new Move.Walk(from, to, promotes));
      moves.add(new Move.TwoStep(from, mid, random.nextBoolean() ? to : from, promotes));
      moves.add(new Move.ThreeStep(from, mid, near(mid, table, random), to, promotes));
      String id = table.pieces().get(random.nextInt(table.pieces().size())).id();
      moves.add(new Move.Drop(id, to, promotes));
    }
    return moves;
  }

  private static Square near(Square from, VariantTable table, Random random) {
    int far = random.nextInt(3) == 0 ? 5 : 2;
    int file = from.file() + random.nextInt(2 * far + 1) - far;
    int rank = from.rank() + random.nextInt(2 * far + 1) - far;
    return new Square(
        Math.min(Math.max(file, 1), table.files()), Math.min(Math.max(rank, 1), table.ranks()));
  }

  @Test
  void textsOfPositionsAndMovesAreReadAsTheyAreWritten() {
    RandomSetups lots = new RandomSetups(77);
    for (int i = 0; i < effort(300 * EFFORT); i++) {
      Rules rules = Rules.of(variant(), lots.options(variant()));
      Position position = Position.of(rules, lots.setup(rules));
      Position again = rules.position(position.sfen());
      assertEquals(position, again);
      assertEquals(position.key(), again.key());
      for (Move move : position.legalMoves()) {
        Move read = Usi.parse(rules.table(), move.toString());
        assertEquals(move, position.canonical(read), position.sfen());
      }
    }
  }

  @Test
  void equalPositionsHaveEqualKeysOnAnyPath() {
    Rules rules = Rules.of(variant(), OptionValues.base(variant()));
    Random random = new Random(5);
    Map<String, Long> keys = new TreeMap<>();
    Map<Long, String> texts = new TreeMap<>();
    Position position = rules.start();
    for (int i = 0; i < effort(4_000 * EFFORT); i++) {
      if (position.legalMoves().isEmpty() || i % 40 == 0) {
        position = rules.start();
      }
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(Math.min(moves.size(), 6))));
      assertEquals(rules.position(position.sfen()).key(), position.key(), position.sfen());
      String text = repeated(position);
      Long known = keys.putIfAbsent(text, position.key());
      assertTrue(known == null || known == position.key(), text);
      String other = texts.putIfAbsent(position.key(), text);
      assertTrue(other == null || other.equals(text), "one key for " + other + " and " + text);
    }
  }

  /** What repetition compares: board, side and hands. */
  private static String repeated(Position position) {
    Setup s = position.setup();
    Setup bare = new Setup(
        s.pieces(),
        s.hands(),
        s.side(),
        1,
        java.util.Optional.empty(),
        new TreeSet<>(),
        new TreeSet<>());
    return org.komabako.kernel.model.Sfen.write(position.rules().table(), bare);
  }

  @Test
  void turningTheBoardTurnsTheMoves() {
    RandomSetups lots = new RandomSetups(99);
    for (int i = 0; i < effort(300 * EFFORT); i++) {
      Rules rules = Rules.of(variant(), lots.options(variant()));
      Position position = Position.of(rules, lots.setup(rules));
      Position turned = Position.of(rules, turn(position.setup(), rules.table()));
      SortedSet<String> expected = new TreeSet<>();
      position
          .legalMoves()
          .forEach(
              move -> expected.add(turned.canonical(turn(move, rules.table())).toString()));
      assertEquals(expected, sorted(new HashSet<>(turned.legalMoves())), position.sfen());
    }
  }

  private static Square turn(Square square, VariantTable table) {
    return new Square(table.files() + 1 - square.file(), table.ranks() + 1 - square.rank());
  }

  private static SortedSet<Square> turn(SortedSet<Square> squares, VariantTable table) {
    SortedSet<Square> turned = new TreeSet<>();
    squares.forEach(square -> turned.add(turn(square, table)));
    return turned;
  }

  private static Set<Side> turn(Set<Side> sides) {
    Set<Side> turned = EnumSet.noneOf(Side.class);
    sides.forEach(side -> turned.add(side.opponent()));
    return turned;
  }

  private static Move turn(Move move, VariantTable table) {
    Square to = turn(move.to(), table);
    if (move instanceof Move.Drop drop) {
      return new Move.Drop(drop.piece(), to, drop.promotes());
    }
    Square from = turn(move.origin().orElseThrow(), table);
    if (move instanceof Move.TwoStep step) {
      return new Move.TwoStep(from, turn(step.mid(), table), to, step.promotes());
    }
    if (move instanceof Move.ThreeStep step) {
      return new Move.ThreeStep(
          from, turn(step.mid(), table), turn(step.second(), table), to, step.promotes());
    }
    return move instanceof Move.Pass pass
        ? new Move.Pass(from, turn(pass.mid(), table))
        : new Move.Walk(from, to, move.promotes());
  }

  private static Setup turn(Setup setup, VariantTable table) {
    Map<Square, Piece> pieces = new TreeMap<>();
    setup
        .pieces()
        .forEach((square, piece) ->
            pieces.put(turn(square, table), new Piece(piece.type(), piece.side().opponent())));
    Map<org.komabako.kernel.model.Side, Map<org.komabako.kernel.model.PieceType, Integer>> hands =
        new java.util.EnumMap<>(org.komabako.kernel.model.Side.class);
    setup.hands().forEach((side, hand) -> hands.put(side.opponent(), hand));
    return new Setup(
        pieces,
        hands,
        setup.side().opponent(),
        setup.number(),
        setup.lion().map(square -> turn(square, table)),
        turn(setup.declined(), table),
        turn(setup.dropped(), table),
        setup.kingless().map(BoardContract::turn));
  }

  @Test
  void countingLeavesAndMakingThemAgree() {
    RandomSetups lots = new RandomSetups(12);
    for (int i = 0; i < effort(40 * EFFORT); i++) {
      Rules rules = Rules.of(variant(), lots.options(variant()));
      Position position = Position.of(rules, lots.setup(rules));
      if (position.legalMoves().size() > 300) {
        continue;
      }
      var board = position.board();
      long key = board.key();
      long counted = new Perft(board).count(2);
      assertEquals(counted, new Perft(board).countMade(2), position.sfen());
      assertEquals(key, board.key(), "unmaking restores the key: " + position.sfen());
      assertEquals(counted, new Perft(board).count(2), "and all else: " + position.sfen());
    }
  }

  @Test
  void manyThreadsWithABoardEachCountTheSame() {
    Position start = Rules.of(variant()).start();
    int depth = depth(start);
    long alone = new Perft(start.board()).count(depth);
    List<Long> together = IntStream.range(0, 8)
        .mapToObj(i -> CompletableFuture.supplyAsync(() -> new Perft(start.board()).count(depth)))
        .toList()
        .stream()
        .map(CompletableFuture::join)
        .toList();
    assertEquals(Collections.nCopies(8, alone), together);
  }

  @Test
  void countingAllocatesNothingPerNode() {
    Position start = Rules.of(variant()).start();
    int depth = depth(start);
    Perft perft = new Perft(start.board());
    long nodes = perft.countMade(depth);
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();
    perft.countMade(depth);
    perft.count(depth);
    long bytes = thread.getCurrentThreadAllocatedBytes() - before;
    // One object for each leaf would be 16 bytes; a game's outcome is one.
    assertTrue(bytes < 10_000 + nodes, bytes + " bytes for two times " + nodes + " leaves");
  }

  /** How deep a tree is that has enough leaves. */
  private static int depth(Position start) {
    int depth = 1;
    while (new Perft(start.board()).count(depth) < LEAVES) {
      depth++;
    }
    return depth;
  }

  @Test
  void theOrderOfMovesDoesNotDependOnThePath() {
    Rules rules = Rules.of(variant());
    Random random = new Random(8);
    Position position = rules.start();
    for (int i = 0; i < 300 && position.outcome().isEmpty(); i++) {
      assertEquals(
          position.legalMoves(), rules.position(position.sfen()).legalMoves(), position.sfen());
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Test
  void everyGameEndsInOneOutcomeAndThenHasNoMoves() {
    for (int i = 0; i < Math.min(6, effort(60)); i++) {
      Game game = new Game(Rules.of(variant()));
      Random random = new Random(i);
      for (int ply = 0; ply < 3_000 && game.outcome().isEmpty(); ply++) {
        List<Move> moves = game.legalMoves();
        assertFalse(
            moves.isEmpty(), "an open game has a move: " + game.position().sfen());
        game.play(moves.get(random.nextInt(moves.size())));
      }
      if (game.outcome().isPresent()) {
        assertTrue(game.legalMoves().isEmpty(), game.position().sfen());
        assertEquals(game.outcome(), game.outcome());
      }
    }
  }
}
