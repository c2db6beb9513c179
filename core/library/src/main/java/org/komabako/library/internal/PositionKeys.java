package org.komabako.library.internal;

import java.nio.charset.StandardCharsets;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.board.Board;
import org.komabako.position.board.VariantLayout;

/**
 * Numbers for positions, for databases that outlive this version of the program: made of names alone (the
 * variant, the letters of SFEN, the squares), never of the order in which a table lists its pieces.
 *
 * <p>A number is that of board, hands and side to move, the things that repetition compares. Each thing that
 * stands somewhere has random bits of its own, all together by exclusive or. Different positions may share a
 * number, once in some trillions: who looks one up compares the positions.
 */
final class PositionKeys {
  private static final int HANDS = 64;

  private final VariantLayout layout;
  private final int size;
  private final long[] board;
  private final long[][] hands = new long[2][];
  private final int types;
  private final long white;

  PositionKeys(VariantLayout layout) {
    this.layout = layout;
    size = layout.squares().size();
    types = layout.table().pieces().size();
    board = new long[layout.codes() * size];
    String variant = layout.table().key();
    white = bits(variant + " w");
    for (Side side : Side.values()) {
      hands[side.ordinal()] = new long[types * HANDS];
      for (PieceType type : layout.table().pieces()) {
        Piece piece = new Piece(type, side);
        int code = layout.code(piece);
        for (Square square : layout.squares()) {
          board[code * size + layout.cell(square)] =
              bits(variant + " " + piece.sfen() + " " + square);
        }
        for (int count = 1; count < HANDS; count++) {
          hands[side.ordinal()][layout.typeIndex(type.id()) * HANDS + count] =
              bits(variant + " " + piece.sfen() + " * " + count);
        }
      }
    }
  }

  /** FNV-1a over the text, then the finishing steps of MurmurHash3, so that each bit depends on all. */
  static long bits(String text) {
    long hash = 0xcbf29ce484222325L;
    for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ each) * 0x100000001b3L;
    }
    hash = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
    hash = (hash ^ hash >>> 33) * 0xc4ceb9fe1a85ec53L;
    return hash ^ hash >>> 33;
  }

  /** The number of the position on a board of the layout. */
  long key(Board position) {
    long key = position.sideToMove() == 0 ? 0 : white;
    for (int cell = 0; cell < size; cell++) {
      key ^= board[position.codeAt(cell) * size + cell];
    }
    for (int side = 0; side < 2; side++) {
      for (int type = 0; type < types; type++) {
        key ^= hands[side][type * HANDS + position.inHand(side, type)];
      }
    }
    return key;
  }

  /** The random bits of what stands on a cell. */
  long bits(Board position, int cell) {
    return board[position.codeAt(cell) * size + cell];
  }

  /** The random bits of a piece on a square. */
  long bits(Piece piece, Square square) {
    return board[layout.code(piece) * size + layout.cell(square)];
  }
}
