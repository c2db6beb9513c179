package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.Scores;

/**
 * One board on which a random game is made and taken back, with one generator as in a search. At each
 * ply all that it says is held to a board that is set up anew, to itself, and to the
 * {@linkplain PlainMoves simple reference}: the attack maps and what moves lead to at each ply, the list
 * of legal moves, which the reference takes longest to find, at each fourth.
 */
final class BoardWalk {
  /** How many of the moves of a position are made and taken back besides. */
  private static final int SAMPLES = 2;

  /** At each how many plies the reference lists the moves. */
  private static final int EACH = 4;

  private final Rules rules;
  private final PlainMoves plain;
  private final PlainRoyals royals;
  private final PlainEnding ending;
  private final Scores scores;
  private final Board board;
  private final MoveGenerator generator;
  private final ShortCuts shortCuts;
  private final MoveList all = new MoveList();
  private final MoveList some = new MoveList();
  private final String where;
  private String what = "";

  private BoardWalk(Position start, String where) {
    this.where = where;
    rules = start.rules();
    plain = new PlainMoves(rules);
    royals = new PlainRoyals(rules);
    ending = new PlainEnding(rules);
    scores = Scores.of(
        rules.layout(), (type, cell) -> (type + 3) * 1_009 + cell * 17, type -> 31 * type - 7);
    board = start.board().copy(scores);
    generator = MoveGenerator.of(board);
    shortCuts = new ShortCuts(board);
  }

  /**
   * Plays a random game from a position to its end, or as long as told, and takes it back.
   *
   * @param where what failures begin with
   * @return how many positions were looked at
   */
  static int play(Position start, Random random, int most, String where) {
    return new BoardWalk(start, where).play(start.setup(), random, most);
  }

  private int play(Setup start, Random random, int most) {
    Deque<BoardState> states = new ArrayDeque<>();
    Setup setup = start;
    boolean open = check(setup, true);
    int looked = 1;
    while (open && looked <= most) {
      BoardState state = BoardState.of(board, generator, all);
      states.push(state);
      samples(setup, state, random);
      int packed = all.get(random.nextInt(all.size()));
      Move move = PackedMove.unpack(packed, board);
      Setup after = plain.play(setup, move);
      assertEquals(after, Position.of(rules, setup).play(move).setup(), () -> move + " " + what);
      board.make(packed);
      setup = after;
      open = royals.canBeSetUp(setup) && check(setup, looked % EACH == 0);
      looked++;
    }
    while (!states.isEmpty()) {
      board.unmake();
      states
          .pop()
          .assertSame(BoardState.of(board, generator, all), () -> "taking all back: " + where);
    }
    return looked;
  }

  /** Some moves made and taken back, with and without a look at the position between. */
  private void samples(Setup setup, BoardState before, Random random) {
    for (int i = random.nextInt(SAMPLES); i < all.size(); i += 1 + all.size() / SAMPLES) {
      Setup next = plain.play(setup, PackedMove.unpack(all.get(i), board));
      int sample = all.get(i);
      shortCuts.check(sample, () -> PackedMove.unpack(sample, board) + " " + what);
      board.make(sample);
      if (random.nextBoolean()) {
        generator.captures(some);
      }
      if (royals.canBeSetUp(next)) {
        checkNumbers(Position.of(rules, next));
      }
      board.unmake();
      before.assertSame(BoardState.of(board, generator, some), () -> "unmaking: " + what);
    }
    board.makeNull();
    if (random.nextBoolean()) {
      generator.captures(some);
    }
    board.unmakeNull();
    before.assertSame(BoardState.of(board, generator, some), () -> "a null move: " + what);
  }

  /** Checks all that is known of the position on the board; whether the game goes on. */
  private boolean check(Setup setup, boolean slowly) {
    Position position = Position.of(rules, setup);
    String sfen = position.sfen();
    what = where + " " + rules + ": " + sfen;
    assertEquals(position, rules.position(sfen), what);
    checkNumbers(position);
    assertEquals(plain.inCheck(setup, setup.side()), position.inCheck(setup.side()), what);
    for (Side side : Side.values()) {
      assertEquals(plain.attacked(setup, side), attacked(side), () -> side + " attacks: " + what);
    }
    Optional<Outcome> material = ending.byMaterial(setup);
    if (material.isPresent()) {
      assertEquals(material, position.outcome(), what);
      return false;
    }
    checkKinds(setup, position);
    if (slowly) {
      assertSame(plain.legal(setup), moves(all));
    }
    Optional<Outcome> end = all.size() > 0 ? Optional.empty() : ending.noMoves(setup);
    assertEquals(end, position.outcome(), what);
    return end.isEmpty();
  }

  private void checkNumbers(Position position) {
    Board fresh = position.board().copy(scores);
    assertEquals(fresh.key(), board.key(), () -> "key: " + position);
    assertEquals(fresh.fullKey(), board.fullKey(), () -> "full key: " + position);
    assertArrayEquals(
        BoardState.numbers(fresh),
        BoardState.numbers(board),
        () -> "cells, side, ply, score, hands: " + position);
  }

  /** All moves, captures, others and their number are one thing seen from four sides. */
  private void checkKinds(Setup setup, Position position) {
    Set<Move> captures = new HashSet<>();
    Set<Move> quiets = new HashSet<>();
    for (Move move : position.legalMoves()) {
      (plain.takes(setup, move) ? captures : quiets).add(move);
    }
    generator.captures(some);
    assertSame(captures, moves(some));
    generator.quiets(some);
    assertSame(quiets, moves(some));
    generator.legal(all);
    assertSame(new HashSet<>(position.legalMoves()), moves(all));
    assertEquals(all.size(), generator.count(), () -> "count: " + what);
  }

  private Set<Move> moves(MoveList list) {
    Set<Move> moves = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      Move move = PackedMove.unpack(list.get(i), board);
      assertTrue(moves.add(move), () -> move + " is listed twice: " + what);
    }
    return moves;
  }

  private void assertSame(Set<Move> expected, Set<Move> actual) {
    if (!expected.equals(actual)) {
      Set<Move> missing = new HashSet<>(expected);
      missing.removeAll(actual);
      Set<Move> wrong = new HashSet<>(actual);
      wrong.removeAll(expected);
      fail("missing " + missing + ", wrong " + wrong + ": " + what);
    }
  }

  private Set<Square> attacked(Side by) {
    Set<Square> squares = new TreeSet<>();
    for (int cell : BoardState.attacks(generator, by).stream().toArray()) {
      assertTrue(cell < rules.layout().squares().size(), () -> "beyond the board: " + what);
      squares.add(rules.layout().square(cell));
    }
    return squares;
  }
}
