package org.komabako.grid.internal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.komabako.grid.PartSource;

/** What jobs need and name by digest. */
final class PartTable {
  private PartTable() {}

  /** Keeps the parts of a job; one that is there already is there once. */
  static void add(Connection connection, String job, List<byte[]> parts) throws SQLException {
    try (PreparedStatement part = connection.prepareStatement(
            "INSERT INTO grid_part (digest, content) VALUES (?, ?) ON CONFLICT DO NOTHING");
        PreparedStatement use = connection.prepareStatement(
            "INSERT INTO grid_job_part (job, digest) VALUES (?, ?) ON CONFLICT DO NOTHING")) {
      for (byte[] each : parts) {
        String digest = PartSource.digest(each);
        part.setString(1, digest);
        part.setBytes(2, each);
        part.executeUpdate();
        use.setString(1, job);
        use.setString(2, digest);
        use.executeUpdate();
      }
    }
  }

  /** A part; empty if there is none, or its bytes are not those that it is named after. */
  static Optional<byte[]> find(Connection connection, String digest) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("SELECT content FROM grid_part WHERE digest = ?")) {
      query.setString(1, digest);
      try (ResultSet rows = query.executeQuery()) {
        return rows.next()
            ? Optional.of(rows.getBytes(1))
                .filter(bytes -> PartSource.digest(bytes).equals(digest))
            : Optional.empty();
      }
    }
  }

  /** Removes what no job needs any more. */
  static void sweep(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate("DELETE FROM grid_part p WHERE NOT EXISTS"
          + " (SELECT 1 FROM grid_job_part u WHERE u.digest = p.digest)");
    }
  }
}
