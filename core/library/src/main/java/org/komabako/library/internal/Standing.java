package org.komabako.library.internal;

/**
 * A game in which what was searched for stood on the board.
 *
 * @param line the game, with its moves up to there and at least one more if there is one
 * @param ply so many moves after its start, the first time
 */
record Standing(Line line, int ply) {}
