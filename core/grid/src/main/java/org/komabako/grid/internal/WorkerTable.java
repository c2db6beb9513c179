package org.komabako.grid.internal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.grid.WorkerStatus;

/** The workers. */
final class WorkerTable {
  /**
   * What a worker learns when it reports.
   *
   * @param now the time of the database, in milliseconds since 1970
   * @param refused why its results are not taken any more; empty if they are
   * @param jobs those that run
   */
  record News(long now, String refused, List<Running> jobs) {}

  /** A job that runs. */
  record Running(String id, String kind, String title, String program) {}

  private WorkerTable() {}

  /** A worker says that it is there, and learns what there is to do: one call. */
  static News report(Connection connection, String name, String program, int threads, long done)
      throws SQLException {
    try (PreparedStatement report = connection.prepareStatement("""
        WITH me AS (
          INSERT INTO grid_worker (name, program, threads, done) VALUES (?, ?, ?, ?)
          ON CONFLICT (name) DO UPDATE SET seen = now(), done = excluded.done
          RETURNING refused)
        SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, me.refused,
          j.id, j.kind, j.title, j.program
        FROM me LEFT JOIN grid_job j ON j.state = 'running'""")) {
      report.setString(1, name);
      report.setString(2, program);
      report.setInt(3, threads);
      report.setLong(4, done);
      try (ResultSet rows = report.executeQuery()) {
        long now = 0;
        String refused = "";
        List<Running> jobs = new ArrayList<>();
        while (rows.next()) {
          now = rows.getLong(1);
          refused = rows.getString(2);
          @Nullable String id = rows.getString(3);
          if (id != null) {
            jobs.add(new Running(id, rows.getString(4), rows.getString(5), rows.getString(6)));
          }
        }
        return new News(now, refused, jobs);
      }
    }
  }

  /** A worker leaves: others may have its units, at once. */
  static void leave(Connection connection, String name) throws SQLException {
    try (PreparedStatement back = connection.prepareStatement("""
            UPDATE grid_task SET picked = false, picked_by = NULL, last_heartbeat = NULL,
              version = version + 1
            WHERE picked AND picked_by = ?""");
        PreparedStatement delete = connection.prepareStatement(
            "DELETE FROM grid_worker WHERE name = ? AND refused = ''")) {
      back.setString(1, name);
      back.executeUpdate();
      delete.setString(1, name);
      delete.executeUpdate();
    }
  }

  /** Takes no results of a worker any more. */
  static void refuse(Connection connection, String name, String why) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE grid_worker SET refused = ? WHERE name = ?")) {
      update.setString(1, why);
      update.setString(2, name);
      update.executeUpdate();
    }
  }

  /** Forgets those that were not heard of for a day: nobody knows how they ended. */
  static void sweep(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate("DELETE FROM grid_worker WHERE seen < now() - interval '1 day'");
    }
  }

  /** Those that were heard of lately, and those that were refused within a day; the latest first. */
  static List<WorkerStatus> all(Connection connection) throws SQLException {
    List<WorkerStatus> all = new ArrayList<>();
    try (PreparedStatement query = connection.prepareStatement(
            "SELECT name, program, threads, since, seen, done, refused"
                + " FROM grid_worker WHERE seen > now() - interval '2 minutes'"
                + " OR refused <> '' AND seen > now() - interval '1 day' ORDER BY seen DESC, name");
        ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        all.add(new WorkerStatus(
            rows.getString(1),
            rows.getString(2),
            rows.getInt(3),
            rows.getTimestamp(4).toInstant(),
            rows.getTimestamp(5).toInstant(),
            rows.getLong(6),
            rows.getString(7)));
      }
    }
    return all;
  }
}
