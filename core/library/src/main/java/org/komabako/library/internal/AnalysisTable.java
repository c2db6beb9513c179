package org.komabako.library.internal;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.library.KeptAnalysis;
import org.komabako.library.PositionScore;

/**
 * The tables of analyses: {@code score} by position, {@code analysis} by game. They have a version of their own in the table
 * {@code meta}, and are made when there is something to keep. An analysis holds for the main line that it was made of (its
 * {@code print}); of another one it is as if it were not there.
 */
final class AnalysisTable {
  /** The version of these tables; newer ones are not touched. */
  static final int VERSION = 1;

  private static final String META = "analysis";
  private static final int AT_ONCE = 500;

  private AnalysisTable() {}

  /** Whether there is any analysis. */
  static boolean isThere(Connection connection) throws SQLException {
    long version = Database.meta(connection, META);
    if (version > VERSION) {
      throw new StateException(
          Sentence.of(AnalysisTable.class, "analysisTable.newer", version, VERSION));
    }
    return version > 0;
  }

  /** Makes the tables, if they are not there. */
  static void create(Connection connection, Dialect dialect) throws SQLException {
    if (isThere(connection)) {
      return;
    }
    try (Statement statement = connection.createStatement()) {
      // Whoever makes them at the same time waits here, and finds them then.
      statement.executeUpdate("UPDATE meta SET value = value WHERE name = 'version'");
      if (isThere(connection)) {
        return;
      }
      for (String table : dialect.analysisTables()) {
        statement.execute(table);
      }
      statement.execute("INSERT INTO meta VALUES ('" + META + "', " + VERSION + ")");
    }
  }

  /** What is known of positions, by their names. */
  static Map<String, PositionScore> scores(
      Connection connection, Collection<String> names, long nodes) throws SQLException {
    Map<String, PositionScore> known = new HashMap<>();
    if (!isThere(connection)) {
      return known;
    }
    List<String> all = List.copyOf(names);
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      List<String> some = all.subList(from, Math.min(all.size(), from + AT_ONCE));
      try (PreparedStatement query = connection.prepareStatement(
          "SELECT position, content FROM score WHERE nodes >= ? AND position IN ("
              + Catalogue.marks(some.size()) + ")")) {
        query.setLong(1, nodes);
        for (int i = 0; i < some.size(); i++) {
          query.setBytes(i + 2, PositionNames.bytes(some.get(i)));
        }
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            List<PositionScore> score = unpack(rows.getBytes(2));
            if (score.size() == 1) {
              known.put(PositionNames.text(rows.getBytes(1)), score.get(0));
            }
          }
        }
      }
    }
    return known;
  }

  /** What is damaged is as if it were not known. */
  private static List<PositionScore> unpack(byte[] content) {
    try {
      return ScoreBytes.unpack(content);
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Keeps what is known of positions, by their names. */
  static void keep(Connection connection, Map<String, PositionScore> scores, long nodes)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO score VALUES (?, ?, ?) ON CONFLICT (position)"
            + " DO UPDATE SET nodes = excluded.nodes, content = excluded.content"
            + " WHERE excluded.nodes > score.nodes")) {
      for (Map.Entry<String, PositionScore> each : scores.entrySet()) {
        insert.setBytes(1, PositionNames.bytes(each.getKey()));
        insert.setLong(2, nodes);
        insert.setBytes(3, ScoreBytes.pack(List.of(each.getValue())));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /** Keeps the analysis of a game whose main line has a print. */
  static void keep(Connection connection, long id, long print, KeptAnalysis analysis)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO analysis VALUES (?, ?, ?, ?, ?) ON CONFLICT (game)"
            + " DO UPDATE SET print = excluded.print, engine = excluded.engine,"
            + " nodes = excluded.nodes, content = excluded.content")) {
      insert.setLong(1, id);
      insert.setLong(2, print);
      insert.setString(3, analysis.engine());
      insert.setLong(4, analysis.nodes());
      insert.setBytes(5, ScoreBytes.pack(analysis.scores()));
      insert.executeUpdate();
    }
  }

  /** Of some games those that an engine has analysed with so many nodes, at least. */
  static Set<Long> analysed(Connection connection, List<Long> ids, String engine, long nodes)
      throws SQLException {
    Set<Long> found = new HashSet<>();
    if (!isThere(connection)) {
      return found;
    }
    for (int from = 0; from < ids.size(); from += AT_ONCE) {
      List<Long> some = ids.subList(from, Math.min(ids.size(), from + AT_ONCE));
      try (PreparedStatement query = connection.prepareStatement(
          "SELECT g.id FROM game g JOIN analysis a ON a.game = g.id AND a.print = g.print"
              + " WHERE a.engine = ? AND a.nodes >= ? AND g.id IN (" + Catalogue.marks(some.size())
              + ")")) {
        query.setString(1, engine);
        query.setLong(2, nodes);
        for (int i = 0; i < some.size(); i++) {
          query.setLong(i + 3, some.get(i));
        }
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            found.add(rows.getLong(1));
          }
        }
      }
    }
    return found;
  }

  /** Takes the analyses of games out; positions stay known. */
  static void remove(Connection connection, Collection<Long> ids) throws SQLException {
    if (!isThere(connection)) {
      return;
    }
    try (PreparedStatement delete =
        connection.prepareStatement("DELETE FROM analysis WHERE game = ?")) {
      for (long id : ids) {
        delete.setLong(1, id);
        delete.executeUpdate();
      }
    }
  }
}
