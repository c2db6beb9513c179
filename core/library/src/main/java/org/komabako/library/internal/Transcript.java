package org.komabako.library.internal;

import java.util.OptionalInt;

/**
 * A game as the database has it.
 *
 * @param facts what is known of it
 * @param keys of its positions, by ply
 * @param traces see {@link BloomSignature}
 * @param line its main line, see {@link MoveCode}
 * @param digest of the bytes that it was read from, to know them again
 * @param text all of it in our own format
 */
record Transcript(
    Facts facts, long[] keys, byte[] traces, byte[] line, byte[] digest, String text) {
  /**
   * What is known of a game.
   *
   * @param variant the key
   * @param rules their name
   * @param options what differs from the base
   * @param start SFEN; empty for the usual start
   * @param outcome as text; empty if there is none
   * @param winner the ordinal of a {@link org.komabako.library.Winner}
   * @param plies of the main line
   * @param source where it came from
   */
  record Facts(
      String variant,
      String rules,
      String options,
      String start,
      String black,
      String white,
      OptionalInt blackRating,
      OptionalInt whiteRating,
      String event,
      String day,
      String outcome,
      int winner,
      int plies,
      String source) {

    /** Without the one character that a text of PostgreSQL cannot hold; the game itself keeps it. */
    Facts {
      black = Names.storable(black);
      white = Names.storable(white);
      event = Names.storable(event);
      day = Names.storable(day);
      start = Names.storable(start);
      source = Names.storable(source);
    }
  }
}
