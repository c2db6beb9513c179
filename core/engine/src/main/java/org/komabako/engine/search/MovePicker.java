package org.komabako.engine.search;

import java.util.Arrays;
import org.komabako.kernel.board.Board;
import org.komabako.kernel.board.Exchange;
import org.komabako.kernel.board.Layout;
import org.komabako.kernel.board.MoveGenerator;
import org.komabako.kernel.board.MoveList;
import org.komabako.kernel.board.Packed;

/**
 * Gives the moves of a position one by one, the most promising first: the one known from before,
 * captures that pay, quiet moves, captures that do not pay. Quiet moves are not even listed before
 * they are needed. One for each ply, used again and again.
 */
final class MovePicker {
  /** No more moves. */
  static final int NONE = 0;

  private static final int HASH = 0;
  private static final int LOUD = 1;
  private static final int QUIET = 2;
  private static final int LOSING = 3;

  /** So many quiet moves are chosen one by one; then the rest is sorted, or taken as it comes. */
  private static final int CHOSEN = 10;

  /** Nearer to the end of a line than this most of the rest is not looked at. */
  private static final int SHALLOW = 3;

  private static final int KILLER = 1 << 20;
  private static final int PROMOTION = 1 << 16;

  private final Board board;
  private final MoveGenerator generator;
  private final Exchange exchange;
  private final Heuristics heuristics;
  private final int[] values;
  private final MoveList list = new MoveList();

  /** Rank above, the least is best; move below. */
  private long[] loud = new long[Long.SIZE];

  private long[] quiet = new long[2 * Long.SIZE];
  private int loudCount;
  private int quietCount;
  private int nextLoud;
  private int nextQuiet;

  /** Captures that lose something stand at the front, where others were taken from. */
  private int losing;

  private int nextLosing;
  private boolean quietsListed;
  private int stage;
  private int hash;
  private int ply;
  private int previous;
  private int depth;
  private boolean isQuiet;

  MovePicker(
      Board board,
      MoveGenerator generator,
      Exchange exchange,
      Heuristics heuristics,
      int[] values) {
    this.board = board;
    this.generator = generator;
    this.exchange = exchange;
    this.heuristics = heuristics;
    this.values = values;
  }

  /**
   * Begins with the position on the board.
   *
   * @param known a move to be tried first if it is legal; any number may be given
   * @param before the number of the move before, for {@link Heuristics#answer}
   * @param left how deep is still looked
   */
  void begin(int known, int atPly, int before, int left) {
    depth = left;
    ply = atPly;
    previous = before;
    quietsListed = false;
    quietCount = 0;
    nextQuiet = 0;
    stage = HASH;
    listLoud();
    hash = NONE;
    if (known != NONE) {
      hash = takes(known) ? takeOut(known, loud, nextLoud, loudCount) : findQuiet(known);
    }
  }

  /** Begins with captures only, losing ones left out. */
  void beginCaptures(int known) {
    listLoud();
    hash = known != NONE && takes(known) ? takeOut(known, loud, nextLoud, loudCount) : NONE;
    stage = HASH;
  }

  private int findQuiet(int known) {
    listQuiets();
    return takeOut(known, quiet, nextQuiet, quietCount);
  }

  /** Moves one to the front and behind it; {@link #NONE} if it is not there. */
  private int takeOut(int move, long[] ranked, int first, int count) {
    for (int i = first; i < count; i++) {
      if ((int) ranked[i] == move) {
        ranked[i] = ranked[first];
        ranked[first] = move;
        if (ranked == loud) {
          nextLoud = first + 1;
        } else {
          nextQuiet = first + 1;
        }
        return move;
      }
    }
    return NONE;
  }

  private boolean takes(int move) {
    if (Packed.isDrop(move)) {
      return false;
    }
    boolean atEnd =
        Packed.to(move) != Packed.from(move) && board.codeAt(Packed.to(move)) != Layout.EMPTY;
    return atEnd || Packed.isTwoStep(move) && board.codeAt(Packed.mid(move)) != Layout.EMPTY;
  }

  /** The next move, or {@link #NONE}. */
  int next() {
    if (stage == HASH) {
      stage = LOUD;
      if (hash != NONE) {
        isQuiet = nextQuiet > 0;
        return hash;
      }
    }
    if (stage == LOUD) {
      isQuiet = false;
      int move = nextPaying();
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
    return nextLosing < losing ? (int) loud[nextLosing++] : NONE;
  }

  private int nextQuiet() {
    if (nextQuiet == CHOSEN && depth > SHALLOW) {
      Arrays.sort(quiet, nextQuiet, quietCount);
    }
    return nextQuiet < CHOSEN
        ? (int) best(quiet, nextQuiet++, quietCount)
        : (int) quiet[nextQuiet++];
  }

  /** The next capture that loses nothing, or {@link #NONE}. */
  int nextCapture() {
    if (stage == HASH) {
      stage = LOUD;
      isQuiet = false;
      if (hash != NONE) {
        return hash;
      }
    }
    return nextPaying();
  }

  private int nextPaying() {
    while (nextLoud < loudCount) {
      int move = (int) best(loud, nextLoud++, loudCount);
      if (pays(move)) {
        return move;
      }
      loud[losing++] = move;
    }
    return NONE;
  }

  private boolean pays(int move) {
    return values[board.codeAt(Packed.from(move))] <= victims(move) || exchange.value(move) >= 0;
  }

  /** What is taken, in worth. */
  int victims(int move) {
    int sum = Packed.to(move) == Packed.from(move) ? 0 : values[board.codeAt(Packed.to(move))];
    return Packed.isTwoStep(move) ? sum + values[board.codeAt(Packed.mid(move))] : sum;
  }

  /** Whether the move that was given last takes nothing. */
  boolean isQuiet() {
    return isQuiet;
  }

  /** Whether the move that was given last is a capture that does not pay. */
  boolean isLosing() {
    return stage == LOSING;
  }

  private void listLoud() {
    generator.captures(list);
    loudCount = list.size();
    nextLoud = 0;
    losing = 0;
    nextLosing = 0;
    if (loud.length < loudCount) {
      loud = new long[2 * loudCount];
    }
    for (int i = 0; i < loudCount; i++) {
      int move = list.get(i);
      int code = board.codeAt(Packed.from(move));
      int rank = victims(move) * 16 - values[code];
      loud[i] = ranked(Packed.promotes(move) ? rank + 1000 : rank, move);
    }
  }

  private void listQuiets() {
    quietsListed = true;
    generator.quiets(list);
    quietCount = list.size();
    if (quiet.length < quietCount) {
      quiet = Arrays.copyOf(quiet, 2 * quietCount);
    }
    int answer = heuristics.answer(previous);
    for (int i = 0; i < quietCount; i++) {
      int move = list.get(i);
      quiet[i] = ranked(rank(move, answer), move);
    }
  }

  private int rank(int move, int answer) {
    int rank = heuristics.history(move);
    if (move == heuristics.first(ply)) {
      rank += KILLER;
    } else if (move == heuristics.second(ply)) {
      rank += KILLER / 2;
    } else if (move == answer) {
      rank += KILLER / 4;
    }
    return Packed.promotes(move) ? rank + PROMOTION : rank;
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
