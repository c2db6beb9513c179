package org.komabako.position.board;

/** Moves the pieces of a few bitboards at once; see {@link AttackKernel}. */
abstract class AttackMover {
  /** How many legs one can move. */
  static final int SLOTS = 6;

  /** How many moves there are in a pass. */
  abstract int count(AttackPass pass, long[] planes);

  /** Lists the moves of a pass. */
  abstract void list(AttackPass pass, long[] planes, MoveList out);

  /** Adds the cells that all pieces could go to or defend; of the pass only empty cells are asked. */
  abstract void attacks(AttackPass pass, long[] planes, long[] bits);
}
