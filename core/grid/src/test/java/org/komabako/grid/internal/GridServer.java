package org.komabako.grid.internal;

import static org.junit.jupiter.api.Assumptions.abort;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.awaitility.Awaitility;

/** A PostgreSQL of the tests' own, which can be stopped and started again. */
final class GridServer implements AutoCloseable {
  private final Path data;
  private EmbeddedPostgres server;
  private int databases;

  GridServer(Path data) {
    this.data = data;
    try {
      server = EmbeddedPostgres.builder()
          .setDataDirectory(data)
          .setCleanDataDirectory(false)
          .start();
    } catch (IOException | IllegalStateException e) {
      abort("PostgreSQL cannot be started here, so the grid is not tried: " + e);
    }
  }

  /** The address of a new database. */
  String database() throws SQLException {
    String name = "grid" + ++databases;
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
    return server.getJdbcUrl("postgres", name);
  }

  /** Stops it, and starts it again after a while. */
  void awayFor(long millis) throws IOException {
    int port = server.getPort();
    server.close();
    Awaitility.await().pollDelay(Duration.ofMillis(millis)).until(() -> true);
    server = EmbeddedPostgres.builder()
        .setDataDirectory(data)
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
