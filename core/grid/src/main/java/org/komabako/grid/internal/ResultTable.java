package org.komabako.grid.internal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.grid.UnitResult;

/** The results. A unit is either in the queue or has a result, never both: the one statement that gives the result takes it out. */
final class ResultTable {
  private ResultTable() {}

  /** Gives a result; nothing happens if there is one, or the job has gone, or the worker's results are not taken. */
  static void give(
      Connection connection, String job, int unit, String worker, Duration time, byte[] content)
      throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("""
        WITH gone AS (
          DELETE FROM grid_task WHERE task_name = ? AND task_instance = ?
            AND NOT EXISTS (SELECT 1 FROM grid_worker w WHERE w.name = ? AND w.refused <> '')
          RETURNING task_data)
        INSERT INTO grid_result (job, unit, worker, millis, task_data, content)
        SELECT ?, ?, ?, ?, task_data, ? FROM gone
        ON CONFLICT (job, unit) DO NOTHING""")) {
      insert.setString(1, job);
      insert.setString(2, String.valueOf(unit));
      insert.setString(3, worker);
      insert.setString(4, job);
      insert.setInt(5, unit);
      insert.setString(6, worker);
      insert.setLong(7, time.toMillis());
      insert.setBytes(8, content);
      insert.executeUpdate();
    }
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
