package org.komabako.engine.search;

import java.util.Arrays;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.SlidingLines;
import org.komabako.position.board.StaticExchange;
import org.komabako.position.board.VariantLayout;

/**
 * Move ordering: gives the moves of a position one by one, the most promising first: the hash move, captures
 * that pay by static exchange evaluation, quiet moves by {@link Heuristics}, checks and {@link Threats} before the others,
 * captures that do not pay. Quiet moves are not even listed before they are needed. One for each ply, used again and again.
 */
final class MovePicker {
  /** No more moves. */
  static final int NONE = 0;

  private static final int HASH = 0;
  private static final int CAPTURES = 1;
  private static final int QUIET = 2;
  private static final int LOSING = 3;

  /** So many quiet moves are chosen one by one; then the rest is sorted, or taken as it comes. */
  private static final int CHOSEN = 10;

  /** Nearer to the end of a line than this most of the rest is not looked at. */
  private static final int SHALLOW = 3;

  private static final int KILLER = 1 << 20;
  private static final int PROMOTION = 1 << 16;

  /** A check that loses little comes before what histories say. */
  private static final int CHECK = 1 << 14;

  /** What a threat is worth beside what histories say. */
  private static final int THREAT = 1 << 12;

  /** The same for a move of the piece that the opponent would take. */
  private static final int ESCAPE = 6_000;

  private final Board board;
  private final MoveGenerator generator;
  private final StaticExchange exchange;
  private final Heuristics heuristics;
  private final SlidingLines sight;
  private final Checks checks;
  private final Threats threats;
  private final int[] values;
  private final MoveList list = new MoveList();

  /** Rank above, the least is best; move below. */
  private long[] captures = new long[Long.SIZE];

  private long[] quiets = new long[2 * Long.SIZE];
  private int captureCount;
  private int quietCount;
  private int nextCapture;
  private int nextQuiet;

  /** Captures that lose something stand at the front, where others were taken from. */
  private int losing;

  private int nextLosing;

  private int deltaMargin;
  private boolean capturesListed;
  private boolean quietsListed;
  private int stage;
  private int hash;
  private int ply;
  private int depth;
  private boolean isQuiet;

  MovePicker(
      Board board,
      MoveGenerator generator,
      StaticExchange exchange,
      Heuristics heuristics,
      SlidingLines sight,
      Checks checks,
      int[] values) {
    this.board = board;
    this.generator = generator;
    this.exchange = exchange;
    this.heuristics = heuristics;
    this.sight = sight;
    this.checks = checks;
    this.values = values;
    threats = new Threats(board, exchange, checks, values);
  }

  /**
   * Begins with the position on the board.
   *
   * @param known what the table has as the best move here, to be tried first; {@link #NONE} if nothing
   * @param left how deep is still looked
   */
  void begin(int known, int atPly, int left) {
    depth = left;
    ply = atPly;
    quietsListed = false;
    quietCount = 0;
    nextQuiet = 0;
    capturesListed = false;
    stage = HASH;
    hash = NONE;
    if (known != NONE) {
      isQuiet = !board.takes(known);
      hash = isPlausible(known) ? known : isQuiet ? findQuiet(known) : findCapture(known);
    }
  }

  /**
   * Whether it is a plain move that a piece on this board could make. The table knows it by the full
   * key of the position, so then it is taken for legal.
   */
  private boolean isPlausible(int move) {
    if (PackedMove.isDrop(move) || PackedMove.isTwoStep(move) || PackedMove.takesBeyond(move)) {
      return false;
    }
    int from = PackedMove.from(move);
    int code = board.codeAt(from);
    int target = board.codeAt(PackedMove.to(move));
    int us = board.sideToMove();
    return code > VariantLayout.EDGE
        && (code & 1) == us
        && (target == VariantLayout.EMPTY || target > VariantLayout.EDGE && (target & 1) != us)
        && sight.sees(board, code, from, PackedMove.to(move), from);
  }

  /**
   * Begins with captures only, losing ones left out.
   *
   * @param least what is taken has to be worth more, if nothing promotes
   */
  void beginCaptures(int least) {
    hash = NONE;
    generator.captures(list);
    reserve();
    deltaMargin = 0;
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      int victims = victims(move);
      if (victims > least || PackedMove.promotes(move)) {
        addCapture(move, victims);
      } else {
        deltaMargin = Math.max(deltaMargin, victims);
      }
    }
  }

  /** The most that a capture takes that was left out because it takes too little; 0 if none was. */
  int deltaMargin() {
    return deltaMargin;
  }

  private int findCapture(int known) {
    listCaptures();
    return takeOut(known, captures, nextCapture, captureCount);
  }

  private int findQuiet(int known) {
    listQuiets();
    return takeOut(known, quiets, nextQuiet, quietCount);
  }

  /** Moves one to the front and behind it; {@link #NONE} if it is not there. */
  private int takeOut(int move, long[] ranked, int first, int count) {
    for (int i = first; i < count; i++) {
      if ((int) ranked[i] == move) {
        ranked[i] = ranked[first];
        ranked[first] = move;
        if (ranked == captures) {
          nextCapture = first + 1;
        } else {
          nextQuiet = first + 1;
        }
        return move;
      }
    }
    return NONE;
  }

  /** The next move, or {@link #NONE}. */
  int next() {
    if (stage == HASH) {
      stage = CAPTURES;
      if (hash != NONE) {
        return hash;
      }
    }
    if (stage == CAPTURES) {
      isQuiet = false;
      if (!capturesListed) {
        listCaptures();
      }
      int move = nextCapture();
      if (move != NONE) {
        return move;
      }
      stage = QUIET;
      if (!quietsListed) {
        listQuiets();
      }
    }
    if (stage == QUIET) {
      isQuiet = true;
      if (nextQuiet < quietCount) {
        return nextQuiet();
      }
      stage = LOSING;
    }
    isQuiet = false;
    return nextLosing < losing ? (int) captures[nextLosing++] : NONE;
  }

  /** No more quiet moves are wanted. */
  void skipQuiets() {
    stage = LOSING;
  }

  private int nextQuiet() {
    if (nextQuiet == CHOSEN && depth > SHALLOW) {
      Arrays.sort(quiets, nextQuiet, quietCount);
    }
    return nextQuiet < CHOSEN
        ? (int) best(quiets, nextQuiet++, quietCount)
        : (int) quiets[nextQuiet++];
  }

  /** The next capture that loses nothing, or {@link #NONE}. */
  int nextCapture() {
    while (nextCapture < captureCount) {
      int move = (int) best(captures, nextCapture++, captureCount);
      if (pays(move)) {
        return move;
      }
      captures[losing++] = move;
    }
    return NONE;
  }

  private boolean pays(int move) {
    return values[board.codeAt(PackedMove.from(move))] <= victims(move) || exchange.pays(move);
  }

  /** What is taken, in worth. */
  int victims(int move) {
    int sum = PackedMove.to(move) == PackedMove.from(move)
        ? 0
        : values[board.codeAt(PackedMove.to(move))];
    sum += board.burnt(move, values);
    sum += PackedMove.takesBeyond(move) ? values[board.codeAt(PackedMove.beyond(move))] : 0;
    return PackedMove.isTwoStep(move) ? sum + values[board.codeAt(PackedMove.mid(move))] : sum;
  }

  /** The most that a quiet move can lose: the piece that it puts somewhere. */
  int worth(int move) {
    return values[board.placed(move)];
  }

  /** The most that a capture can lose: who takes, less what is taken. */
  int stake(int move) {
    return values[board.codeAt(PackedMove.from(move))] - victims(move);
  }

  /** Whether the move that was given last takes nothing. */
  boolean isQuiet() {
    return isQuiet;
  }

  /** Whether the move that was given last is a capture that does not pay. */
  boolean isLosing() {
    return stage == LOSING;
  }

  private void listCaptures() {
    capturesListed = true;
    generator.captures(list);
    reserve();
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      if (move != hash) {
        addCapture(move, victims(move));
      }
    }
  }

  /** Makes room for the captures of the list. */
  private void reserve() {
    captureCount = 0;
    nextCapture = 0;
    losing = 0;
    nextLosing = 0;
    if (captures.length < list.size()) {
      captures = new long[2 * list.size()];
    }
  }

  private void addCapture(int move, int victims) {
    int rank = victims * 16 - values[board.codeAt(PackedMove.from(move))];
    captures[captureCount++] = ranked(PackedMove.promotes(move) ? rank + 1000 : rank, move);
  }

  private void listQuiets() {
    quietsListed = true;
    generator.quiets(list);
    int size = list.size();
    quietCount = 0;
    if (quiets.length < size) {
      quiets = new long[2 * size];
    }
    int counterMove = heuristics.counterMove(ply);
    int royal = checks.plainTarget(ply);
    threats.find();
    for (int i = 0; i < size; i++) {
      int move = list.get(i);
      if (move != hash) {
        quiets[quietCount++] = ranked(rank(move, counterMove, royal), move);
      }
    }
  }

  private int rank(int move, int counterMove, int royal) {
    int rank = heuristics.history(move, ply);
    if (move == heuristics.first(ply)) {
      rank += KILLER;
    } else if (move == heuristics.second(ply)) {
      rank += KILLER / 2;
    } else if (move == counterMove) {
      rank += KILLER / 4;
    }
    if (royal != Board.NONE
        && checks.sees(move, royal)
        && exchange.value(move) >= -PruningMargins.CHECK_LOSS) {
      rank += CHECK;
    }
    if (heuristics.escapes(move, ply)) {
      rank += ESCAPE;
    }
    if (threats.isMadeBy(move)) {
      rank += THREAT;
    }
    return PackedMove.promotes(move) ? rank + PROMOTION : rank;
  }

  private static long ranked(int rank, int move) {
    return (long) -rank << Integer.SIZE | move;
  }

  /** Brings the best of those that are left to the front. */
  private static long best(long[] ranked, int first, int count) {
    int at = first;
    for (int i = first + 1; i < count; i++) {
      if (ranked[i] < ranked[at]) {
        at = i;
      }
    }
    long best = ranked[at];
    ranked[at] = ranked[first];
    ranked[first] = best;
    return best;
  }
}
