package org.komabako.ui.board;

import org.komabako.kernel.model.Square;

/** How files and ranks are named at the edge of the board. */
public enum Coordinates {
  /** Not at all. */
  NONE,
  /** {@code 9 8 7 …} and {@code a b c …}: as USI and Hodges write squares. */
  LETTERS,
  /** {@code ９ ８ ７ …} and {@code 一 二 三 …}. */
  JAPANESE,
  /** {@code 9 8 7 …} and {@code 1 2 3 …}. */
  DIGITS,
  /** {@code a b c …} from the left and {@code 1 2 3 …} from below: as WinBoard writes squares. */
  CHESS;

  private static final String KANJI = "一二三四五六七八九";

  /** The name of a file on a board of some width. */
  public String file(int file, int files) {
    return switch (this) {
      case NONE -> "";
      case CHESS -> String.valueOf((char) ('a' + files - file));
      case LETTERS, JAPANESE, DIGITS -> String.valueOf(file);
    };
  }

  /** The name of a rank on a board of some height. */
  public String rank(int rank, int ranks) {
    return switch (this) {
      case NONE -> "";
      case LETTERS -> String.valueOf(Square.rankLetter(rank));
      case JAPANESE -> kanji(rank);
      case DIGITS -> String.valueOf(rank);
      case CHESS -> String.valueOf(ranks + 1 - rank);
    };
  }

  /** The name of a square as the edge of the board has it; where that has nothing, as USI writes it. */
  public String square(Square square, int files, int ranks) {
    String file = file(square.file(), files);
    String rank = rank(square.rank(), ranks);
    return switch (this) {
      case NONE -> square.toString();
      case LETTERS, JAPANESE, CHESS -> file + rank;
      case DIGITS -> file + "-" + rank;
    };
  }

  private static String kanji(int n) {
    return n < 10
        ? KANJI.substring(n - 1, n)
        : (n < 20 ? "十" : "二十") + (n % 10 == 0 ? "" : KANJI.substring(n % 10 - 1, n % 10));
  }
}
