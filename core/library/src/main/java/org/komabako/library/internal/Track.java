package org.komabako.library.internal;

import java.util.Arrays;
import org.komabako.position.Position;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;

/** Plays the main line of a game, once, and notes what it will be found by. */
final class Track {
  private final CachedRules ground;
  private final Board board;
  private final byte[] traces = new byte[BloomSignature.BYTES];
  private long[] keys = new long[128];
  private byte[] line = new byte[128 * MoveCode.BYTES];
  private int plies;

  Track(CachedRules ground, Position start) {
    this.ground = ground;
    board = start.board();
    for (int cell = 0; cell < ground.rules().layout().squares().size(); cell++) {
      BloomSignature.set(traces, ground.keys().bits(board, cell));
    }
    keys[0] = ground.keys().key(board);
  }

  Board board() {
    return board;
  }

  /** Makes a move that is legal here. */
  void make(int move) {
    if (plies + 1 == keys.length) {
      keys = Arrays.copyOf(keys, 2 * keys.length);
      line = Arrays.copyOf(line, 2 * line.length);
    }
    MoveCode.write(PackedMove.unpack(move, board), line, plies);
    board.make(move);
    BloomSignature.set(traces, ground.keys().bits(board, PackedMove.to(move)));
    keys[++plies] = ground.keys().key(board);
  }

  /** How often the position reached has been on the board in this game. */
  int occurrences() {
    int times = 0;
    for (int ply = plies; ply >= 0; ply -= 2) {
      times += keys[ply] == keys[plies] ? 1 : 0;
    }
    return times;
  }

  int plies() {
    return plies;
  }

  /** By ply, from the start on. */
  long[] keys() {
    return Arrays.copyOf(keys, plies + 1);
  }

  byte[] line() {
    return Arrays.copyOf(line, plies * MoveCode.BYTES);
  }

  byte[] traces() {
    return traces;
  }
}
