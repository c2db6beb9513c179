package org.komabako.grid.internal;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.grid.UnitResult;

/** The results. A unit is either in the queue or has a result, never both: the one statement that gives the result takes it out. */
final class ResultTable {
  private ResultTable() {}

  /**
   * A result that is ready.
   *
   * @param time how long the unit took
   */
  record Done(String job, int unit, Duration time, byte[] content) {}

  /**
   * Gives results; nothing happens with those that are there already, or whose job has gone, and with all if the worker's results are
   * not taken.
   */
  static void give(Connection connection, String worker, List<Done> results) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("""
        WITH given AS (
          SELECT * FROM unnest(?::text[], ?::integer[], ?::bigint[], ?::bytea[])
            AS g (job, unit, millis, content)),
        gone AS (
          DELETE FROM grid_task t USING given g
          WHERE t.task_name = g.job AND t.task_instance = g.unit::text
            AND NOT EXISTS (SELECT 1 FROM grid_worker w WHERE w.name = ? AND w.refused <> '')
          RETURNING g.job, g.unit, g.millis, t.task_data, g.content)
        INSERT INTO grid_result (job, unit, worker, millis, task_data, content)
        SELECT gone.job, gone.unit, ?, gone.millis, gone.task_data, gone.content
        FROM gone JOIN grid_job j ON j.id = gone.job
        ON CONFLICT (job, unit) DO NOTHING""")) {
      insert.setArray(1, array(connection, "text", results, Done::job));
      insert.setArray(2, array(connection, "integer", results, Done::unit));
      insert.setArray(
          3, array(connection, "bigint", results, each -> each.time().toMillis()));
      insert.setArray(
          4,
          connection.createArrayOf(
              "bytea", results.stream().map(Done::content).toArray(byte[][]::new)));
      insert.setString(5, worker);
      insert.setString(6, worker);
      insert.executeUpdate();
    }
  }

  private static Array array(
      Connection connection, String type, List<Done> results, Function<Done, Object> value)
      throws SQLException {
    return connection.createArrayOf(type, results.stream().map(value).toArray());
  }

  /** Results that came after another; empty if there is no such job. */
  static Optional<List<UnitResult>> after(Connection connection, String job, long after, int most)
      throws SQLException {
    List<UnitResult> results = new ArrayList<>();
    try (PreparedStatement query = connection.prepareStatement("""
        SELECT r.place, r.unit, r.worker, r.millis, r.content
        FROM grid_job j LEFT JOIN grid_result r ON r.job = j.id AND r.place > ?
        WHERE j.id = ? ORDER BY r.place LIMIT ?""")) {
      query.setLong(1, after);
      query.setString(2, job);
      query.setInt(3, most);
      boolean there = false;
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          there = true;
          if (rows.getObject(1) != null) {
            results.add(new UnitResult(
                rows.getLong(1),
                rows.getInt(2),
                rows.getString(3),
                Duration.ofMillis(rows.getLong(4)),
                rows.getBytes(5)));
          }
        }
      }
      return there ? Optional.of(results) : Optional.empty();
    }
  }

  /** Takes a result back: its unit is in the queue again. */
  static void takeBack(Connection connection, String job, int unit) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement("""
        WITH gone AS (DELETE FROM grid_result WHERE job = ? AND unit = ? RETURNING task_data)
        INSERT INTO grid_task (task_name, task_instance, task_data, execution_time, picked, version)
        SELECT ?, ?, task_data, to_timestamp(?), false, 1 FROM gone""")) {
      update.setString(1, job);
      update.setInt(2, unit);
      update.setString(3, job);
      update.setString(4, String.valueOf(unit));
      update.setInt(5, unit);
      update.executeUpdate();
    }
  }
}
