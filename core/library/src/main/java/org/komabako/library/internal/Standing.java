package org.komabako.library.internal;

/**
 * A game in which what was searched for stood on the board.
 *
 * @param line the game; what searches for a position found has its moves up to there and one more if there is one
 * @param ply so many moves after its start, the first time
 */
record Standing(Line line, int ply) {}
