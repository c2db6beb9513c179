package org.komabako.kernel.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A start position that is changed piece by piece: how handicaps are written.
 *
 * <p>{@code Odds.of(start).without("7c").whiteFirst()} is the game in which White gives his queen.
 */
public final class Odds {
  private static final String EMPTY = "";

  private final List<List<String>> ranks;
  private final String rest;

  private Odds(List<List<String>> ranks, String rest) {
    this.ranks = ranks;
    this.rest = rest;
  }

  /**
   * Begins with a start position.
   *
   * @param sfen board, side to move, and whatever follows, which is kept
   */
  public static Odds of(String sfen) {
    String[] fields = sfen.split(" ", 3);
    List<List<String>> ranks = new ArrayList<>();
    for (String rank : fields[0].split("/")) {
      ranks.add(squares(rank));
    }
    return new Odds(ranks, fields[2]);
  }

  private static List<String> squares(String rank) {
    List<String> squares = new ArrayList<>();
    int at = 0;
    while (at < rank.length()) {
      int from = at;
      while (at < rank.length() && Character.isDigit(rank.charAt(at))) {
        at++;
      }
      if (at > from) {
        int count = Integer.parseInt(rank.substring(from, at));
        squares.addAll(Collections.nCopies(count, EMPTY));
      } else {
        at += rank.charAt(at) == '+' ? 2 : 1;
        squares.add(rank.substring(from, at));
      }
    }
    return squares;
  }

  /**
   * The same with the pieces on some squares taken off.
   *
   * @throws IllegalArgumentException if a square is empty or not on the board
   */
  public Odds without(String... squares) {
    Odds result = this;
    for (String square : squares) {
      result = result.with(EMPTY, square);
    }
    return result;
  }

  /**
   * The same with another piece in the place of the one on a square.
   *
   * @param piece as SFEN writes it, like {@code +O}
   * @throws IllegalArgumentException if the square is empty or not on the board
   */
  public Odds with(String piece, String square) {
    Square place = Square.parse(square);
    List<List<String>> changed = new ArrayList<>();
    ranks.forEach(rank -> changed.add(new ArrayList<>(rank)));
    int column = changed.get(0).size() - place.file();
    if (place.rank() > changed.size() || column < 0) {
      throw new IllegalArgumentException(square + " is not on the board");
    }
    if (changed.get(place.rank() - 1).set(column, piece).isEmpty()) {
      throw new IllegalArgumentException("no piece stands on " + square);
    }
    return new Odds(changed, rest);
  }

  /** The position with Black to move, as SFEN. */
  public String blackFirst() {
    return sfen('b');
  }

  /** The position with White to move, as SFEN: who gives odds moves first. */
  public String whiteFirst() {
    return sfen('w');
  }

  private String sfen(char side) {
    return String.join("/", ranks.stream().map(Odds::text).toList()) + " " + side + " " + rest;
  }

  private static String text(List<String> rank) {
    StringBuilder text = new StringBuilder();
    int empty = 0;
    for (String piece : rank) {
      if (piece.isEmpty()) {
        empty++;
        continue;
      }
      if (empty > 0) {
        text.append(empty);
        empty = 0;
      }
      text.append(piece);
    }
    return text.append(empty > 0 ? String.valueOf(empty) : "").toString();
  }
}
