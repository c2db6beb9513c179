package org.komabako.distribution;

import static org.junit.jupiter.api.Assumptions.abort;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A PostgreSQL of a test's own, which can be stopped and started again. */
final class GridDatabaseServer implements AutoCloseable {
  private final Path data;
  private EmbeddedPostgres server;
  private String database = "postgres";
  private int databases;

  GridDatabaseServer(Path data) {
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

  /** From now on the address is that of a new database. */
  void newDatabase() throws SQLException {
    String name = "grid" + ++databases;
    execute("CREATE DATABASE " + name);
    database = name;
  }

  /** The address for programs. */
  String url() {
    return server.getJdbcUrl("postgres", database);
  }

  private Connection open() throws SQLException {
    return server.getDatabase("postgres", database).getConnection();
  }

  /** How many rows a table has; 0 where it is not there yet. */
  long count(String table) throws SQLException {
    try (Connection connection = open();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT count(*) FROM " + table)) {
      return rows.next() ? rows.getLong(1) : 0;
    } catch (SQLException e) {
      if ("42P01".equals(e.getSQLState())) {
        return 0;
      }
      throw e;
    }
  }

  /** Does something as the one who may do all. */
  void execute(String statement) throws SQLException {
    try (Connection connection = open();
        Statement executed = connection.createStatement()) {
      executed.execute(statement);
    }
  }

  /** A role is let in with its password only. */
  void askForPasswordsOf(String role) throws IOException, SQLException {
    Path file = data.resolve("pg_hba.conf");
    Files.writeString(file, "host all " + role + " all scram-sha-256\n" + Files.readString(file));
    execute("SELECT pg_reload_conf()");
  }

  /** Stops it, waits, and starts it again. */
  void awayFor(Runnable waits) throws IOException {
    int port = server.getPort();
    server.close();
    waits.run();
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
