package org.komabako.grid.internal;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.JobStatus.State;

/** The jobs. */
final class JobTable {
  private static final String STATUS = """
      SELECT j.id, j.kind, j.title, j.program, j.owner, j.state, j.units, j.note, j.began,
        (SELECT count(*) FROM grid_result r WHERE r.job = j.id),
        (SELECT coalesce(sum(least(p.units, coalesce(w.threads, 1))), 0)
          FROM (SELECT t.picked_by, count(*) AS units FROM grid_task t
            WHERE t.task_name = j.id AND t.picked GROUP BY t.picked_by) AS p
          LEFT JOIN grid_worker w ON w.name = p.picked_by),
        (SELECT count(*) FROM grid_result r WHERE r.job = j.id AND r.done > now() - interval '10 minutes'),
        extract(epoch FROM least(now() - j.began, interval '10 minutes'))
      FROM grid_job j""";

  private JobTable() {}

  /**
   * What all units of a job have in common, and who stands for it.
   *
   * @param signature of {@link #signed}; empty if nobody has signed it
   */
  record Spec(byte[] bytes, Optional<byte[]> signature) {}

  /** What of a job is signed: its kind and its spec, which names all parts by their digests. */
  static byte[] signed(String kind, byte[] spec) {
    byte[] word = (kind + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] all = Arrays.copyOf(word, word.length + spec.length);
    System.arraycopy(spec, 0, all, word.length, spec.length);
    return all;
  }

  /** Writes a job that nobody works on yet; false if it is there. */
  static boolean add(
      Connection connection,
      JobRequest request,
      Optional<byte[]> signature,
      String program,
      String owner)
      throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("INSERT INTO grid_job"
        + " (id, kind, title, program, owner, spec, signature, units, priority, state)"
        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'begins') ON CONFLICT (id) DO NOTHING")) {
      insert.setString(1, request.id());
      insert.setString(2, request.kind());
      insert.setString(3, request.title());
      insert.setString(4, program);
      insert.setString(5, owner);
      insert.setBytes(6, request.spec());
      insert.setBytes(7, signature.orElse(null));
      insert.setInt(8, request.units().size());
      insert.setInt(9, request.priority());
      return insert.executeUpdate() == 1;
    }
  }

  /** Says what a job does now. */
  static boolean state(Connection connection, String id, State state, String note)
      throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE grid_job SET state = ?, note = ? WHERE id = ?")) {
      update.setString(1, word(state));
      update.setString(2, note);
      update.setString(3, id);
      return update.executeUpdate() == 1;
    }
  }

  private static String word(State state) {
    return state.name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Whether it was written to its end. */
  static boolean hasBegun(Connection connection, String id) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("SELECT state <> 'begins' FROM grid_job WHERE id = ?")) {
      query.setString(1, id);
      try (ResultSet rows = query.executeQuery()) {
        return rows.next() && rows.getBoolean(1);
      }
    }
  }

  /** What all units of a job have in common; empty if it has gone. */
  static Optional<Spec> spec(Connection connection, String id) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("SELECT spec, signature FROM grid_job WHERE id = ?")) {
      query.setString(1, id);
      try (ResultSet rows = query.executeQuery()) {
        return rows.next()
            ? Optional.of(new Spec(rows.getBytes(1), Optional.ofNullable(rows.getBytes(2))))
            : Optional.empty();
      }
    }
  }

  /** Removes a job with its units and results. */
  static void remove(Connection connection, String id) throws SQLException {
    for (String statement :
        List.of("DELETE FROM grid_task WHERE task_name = ?", "DELETE FROM grid_job WHERE id = ?")) {
      try (PreparedStatement delete = connection.prepareStatement(statement)) {
        delete.setString(1, id);
        delete.executeUpdate();
      }
    }
    PartTable.sweep(connection);
    WorkerTable.sweep(connection);
  }

  /** How far a job is; empty if there is none. */
  static Optional<JobStatus> status(Connection connection, String id) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(STATUS + " WHERE j.id = ?")) {
      query.setString(1, id);
      return read(query).stream().findFirst();
    }
  }

  /** All jobs, the oldest first. */
  static List<JobStatus> all(Connection connection) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement(STATUS + " WHERE j.state <> 'begins' ORDER BY j.began, j.id")) {
      return read(query);
    }
  }

  private static List<JobStatus> read(PreparedStatement query) throws SQLException {
    List<JobStatus> all = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        int units = rows.getInt(7);
        int done = rows.getInt(10);
        State state = rows.getString(6).equals("paused") ? State.PAUSED : State.RUNNING;
        double seconds = Math.max(1, rows.getDouble(13));
        all.add(new JobStatus(
            rows.getString(1),
            rows.getString(2),
            rows.getString(3),
            rows.getString(4),
            rows.getString(5),
            done >= units ? State.DONE : state,
            units,
            done,
            rows.getInt(11),
            rows.getTimestamp(9).toInstant(),
            60 * rows.getInt(12) / seconds,
            LocalizedText.same(rows.getString(8))));
      }
    }
    return all;
  }
}
