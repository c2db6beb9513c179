package org.komabako.library.internal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.komabako.library.Winner;

/**
 * What searches on the board look at of a game.
 *
 * @param id the number of the game
 * @param options see {@link CachedRules#options}
 * @param start see {@link CachedRules#start}
 * @param day of the game
 * @param result who won
 * @param blackRating if known
 * @param whiteRating if known
 * @param moves the first moves of the main line, or all; see {@link MoveCode}
 */
record Line(
    long id,
    String options,
    String start,
    String day,
    Winner result,
    OptionalInt blackRating,
    OptionalInt whiteRating,
    byte[] moves) {
  /** As many games are asked for in one go. */
  static final int AT_ONCE = 500;

  private static final Winner[] RESULTS = Winner.values();

  /**
   * Those of some games that a filter lets through.
   *
   * @param ids at most {@link #AT_ONCE}
   * @param plies so many of their moves are read
   */
  static List<Line> read(Connection connection, Filter filter, List<Long> ids, int plies)
      throws SQLException {
    List<Line> lines = new ArrayList<>(ids.size());
    // Pages of moves that nobody wants are not read.
    String moves = plies == 0
        ? ", NULL FROM game g"
        : ", substr(l.moves, 1, " + Math.multiplyExact(plies, MoveCode.BYTES)
            + ") FROM game g JOIN line l ON l.id = g.id";
    try (PreparedStatement query = connection.prepareStatement(
        "SELECT g.id, g.options, g.start, g.day, g.winner, g.black_rating, g.white_rating"
            + moves
            + filter.where()
            + " AND g.id IN ("
            + Catalogue.marks(ids.size())
            + ")")) {
      int at = filter.fill(query, 1);
      for (long id : ids) {
        query.setLong(at++, id);
      }
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          byte[] line = rows.getBytes(8);
          lines.add(new Line(
              rows.getLong(1),
              rows.getString(2),
              rows.getString(3),
              rows.getString(4),
              RESULTS[rows.getInt(5)],
              Catalogue.number(rows, 6),
              Catalogue.number(rows, 7),
              line == null ? new byte[0] : line));
        }
      }
    }
    return lines;
  }
}
