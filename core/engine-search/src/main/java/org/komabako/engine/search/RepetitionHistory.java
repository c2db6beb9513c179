package org.komabako.engine.search;

import java.util.Arrays;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.VariantLayout;

/**
 * The positions of the game and of the line that is looked at, for what repetition means.
 *
 * <p>The first repetition counts as the decisive one for who brings it about: who may not go on repeating
 * gains nothing by beginning it, and a draw that can be had at once can be had later. But the other one
 * has not won by it, because who may not go on will do something else.
 */
final class RepetitionHistory {
  /** The position has not been there before, or that means nothing. */
  static final int OPEN = Integer.MIN_VALUE;

  /** The move that led here is not legal. */
  static final int FORBIDDEN = Integer.MIN_VALUE + 1;

  private static final int DECISIVE = 4;
  private static final byte CHECKED = 1;
  private static final byte ATTACKED = 2;

  private final Repetition rule;
  private final boolean takenReturn;
  private final Board board;

  /** The last is the position on the board. */
  private long[] keys;

  /** The moves that led there. */
  private int[] moves;

  /** The earliest position that could be the same. */
  private int[] since;

  private byte[] flags;
  private int size;

  /** How many positions are known from the game; of those of the line, attacks are not. */
  private final int played;

  private final int pursuit;

  /** The positions of a task. */
  RepetitionHistory(Task task, StaticEvaluation evaluation) {
    rule = task.start().rules().book().repetition();
    takenReturn = task.start().rules().book().drops() instanceof Drops.Captured;
    int capacity = task.moves().size() + Value.MOST_PLIES + 2;
    keys = new long[capacity];
    moves = new int[capacity];
    since = new int[capacity];
    flags = new byte[capacity];
    Board game = task.start().board().copy(evaluation.scores());
    keys[0] = game.key();
    size = 1;
    for (Move each : task.moves()) {
      int move = PackedMove.pack(each, game.layout());
      boolean changes = changesMen(game, move);
      game.make(move);
      add(game.key(), move, changes);
      flags[size - 1] |= game.inCheck(game.sideToMove()) ? CHECKED : 0;
      flags[size - 1] |= game.attacksSomething(PackedMove.to(move)) ? ATTACKED : 0;
    }
    if (game.inCheck(game.sideToMove())) {
      setChecked();
    }
    board = game.copy(evaluation.scores(game));
    int added = board.score() - game.score();
    pursuit = board.sideToMove() == 0 ? added : -added;
    played = size;
  }

  private RepetitionHistory(RepetitionHistory other) {
    rule = other.rule;
    takenReturn = other.takenReturn;
    board = other.board.copy();
    keys = other.keys.clone();
    moves = other.moves.clone();
    since = other.since.clone();
    flags = other.flags.clone();
    size = other.size;
    played = other.played;
    pursuit = other.pursuit;
  }

  /** The same for another thread, with a board of its own. */
  RepetitionHistory copy() {
    return new RepetitionHistory(this);
  }

  /** What pursuit alone adds to the value of the position that the task is about, for the side to move. */
  int pursuit() {
    return pursuit;
  }

  /** The board of the line, on which only what the line made may be taken back. */
  Board board() {
    return board;
  }

  private void add(long key, int move, boolean changesMen) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      moves = Arrays.copyOf(moves, 2 * size);
      since = Arrays.copyOf(since, 2 * size);
      flags = Arrays.copyOf(flags, 2 * size);
    }
    keys[size] = key;
    moves[size] = move;
    since[size] = changesMen && !takenReturn ? size : since[size - 1];
    flags[size] = 0;
    size++;
  }

  /** A move was made on the board. */
  void push(int move, boolean changesMen) {
    add(board.key(), move, changesMen);
  }

  /** The turn was passed to see what happens: nothing before can come again. */
  void pushNull() {
    add(board.key(), 0, false);
    since[size - 1] = size - 1;
  }

  /** The last move was taken back. */
  void pop() {
    size--;
  }

  /** The side to move is in check. */
  void setChecked() {
    flags[size - 1] |= CHECKED;
  }

  /**
   * What it means that the position has been there before, if it has.
   *
   * @param ply how far it is from the root
   * @return {@link #OPEN}, {@link #FORBIDDEN}, or a value for the side to move
   */
  int judge(int ply) {
    int top = size - 1;
    long key = keys[top];
    int latest = -1;
    int first = -1;
    int before = 0;
    for (int i = top - 2; i >= since[top]; i -= 2) {
      if (keys[i] == key) {
        latest = latest < 0 ? i : latest;
        first = i;
        before++;
      }
    }
    return before == 0 ? OPEN : judge(ply, before, before + 1 >= DECISIVE ? first : latest);
  }

  private int judge(int ply, int before, int first) {
    if (rule instanceof Repetition.Forbidden forbidden) {
      if (forbidden.exemptInCheck() && (flags[size - 2] & CHECKED) != 0) {
        return OPEN;
      }
      return before + 1 >= forbidden.occurrence() ? FORBIDDEN : Value.BY_REPETITION;
    }
    if (!(rule instanceof Repetition.Judged judged)) {
      return 0;
    }
    boolean decisive = before + 1 >= DECISIVE;
    int verdict = verdict(judged, first, decisive);
    if (decisive) {
      return verdict * Value.won(ply);
    }
    return verdict < 0 ? OPEN : verdict * Value.BY_REPETITION;
  }

  /** Who wins by a cycle that ends here: 1 for the side to move, -1 for the other, 0 for nobody. */
  private int verdict(Repetition.Judged judged, int first, boolean decisive) {
    int top = size - 1;
    flags[top] |= flags[first] & CHECKED;
    for (Charge charge : judged.charges()) {
      if (charge == Charge.PASSED_FIRST) {
        if (onlyPasses(first)) {
          return whoMade(decisive ? first + 1 : firstPass(first));
        }
        continue;
      }
      if (charge == Charge.ATTACKED) {
        findAttacks(first);
      }
      byte flag = charge == Charge.CHECKED ? CHECKED : ATTACKED;
      boolean own = always(flag, first + 1);
      boolean other = always(flag, first + 2);
      if (other != own) {
        return other ? 1 : -1;
      }
    }
    return switch (judged.otherwise()) {
      case FOURTH_OCCURRENCE -> 1;
      case FOURTH_OCCURRENCE_BLACK -> board.sideToMove() == Side.BLACK.ordinal() ? -1 : 1;
      default -> 0;
    };
  }

  private boolean onlyPasses(int first) {
    for (int i = first + 1; i < size; i++) {
      if (!isPass(moves[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a move passes; or, where it changes pieces, takes one beside it and returns. */
  static boolean isPass(int move) {
    return PackedMove.isTwoStep(move) && PackedMove.from(move) == PackedMove.to(move);
  }

  /** Where the passes began that go on since a position: that one comes the fourth time first. */
  private int firstPass(int position) {
    int at = position;
    while (at > since[size - 1] && isPass(moves[at])) {
      at--;
    }
    return at + 1;
  }

  /** Whose move it was: -1 if that of the side to move now, 1 if the other's. */
  private int whoMade(int number) {
    return (size - number) % 2 == 0 ? -1 : 1;
  }

  /** Whether every other position from one on has a flag. */
  private boolean always(byte flag, int from) {
    for (int i = from; i < size; i += 2) {
      if ((flags[i] & flag) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the pieces that moved could take something is only asked now, when it matters. */
  private void findAttacks(int first) {
    int from = Math.max(first + 1, played);
    for (int i = size - 1; i >= from; i--) {
      if (board.attacksSomething(PackedMove.to(moves[i]))) {
        flags[i] |= ATTACKED;
      }
      board.unmake();
    }
    for (int i = from; i < size; i++) {
      board.make(moves[i]);
    }
  }

  /** Whether a move changes which pieces there are, so that no position before can come again. */
  static boolean changesMen(Board board, int move) {
    return PackedMove.isDrop(move)
        || PackedMove.takesBeyond(move)
        || PackedMove.isTwoStep(move) && board.codeAt(PackedMove.mid(move)) != VariantLayout.EMPTY
        || PackedMove.to(move) != PackedMove.from(move)
            && board.codeAt(PackedMove.to(move)) != VariantLayout.EMPTY;
  }
}
