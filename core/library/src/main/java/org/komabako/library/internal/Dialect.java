package org.komabako.library.internal;

import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;

/** What differs between the databases: all else is said in SQL that both understand. */
enum Dialect {
  /** A file of the user's own. */
  SQLITE("jdbc:sqlite:", "integer", " WITHOUT ROWID") {
    @Override
    Driver driver() {
      return new org.sqlite.JDBC();
    }

    /**
     * Written ahead, so that readers do not wait for an import and a kill leaves whole batches; forced at
     * each commit.
     */
    @Override
    void prepare(Connection connection) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.execute("PRAGMA busy_timeout = 15000");
        statement.execute("PRAGMA cache_size = -32000");
        statement.execute("PRAGMA journal_mode = WAL");
        statement.execute("PRAGMA synchronous = FULL");
      }
    }

    @Override
    LocalizedText told(SQLException problem, String place) {
      return switch (problem.getErrorCode() & 0xff) {
        case 11, 26 ->
          Sentence.of(Dialect.class, "dialect.libraryDamagedNoLibrary", place, brief(problem));
        case 13 -> Sentence.of(Dialect.class, "dialect.diskLibraryFullWhat", place);
        case 8, 14, 3 ->
          Sentence.of(Dialect.class, "dialect.libraryCannotWrittenMade", place, brief(problem));
        case 5, 6 -> Sentence.of(Dialect.class, "dialect.libraryBeingWrittenAnother", place);
        default -> general(problem, place);
      };
    }
  },

  /** A server that a club shares. */
  POSTGRESQL("jdbc:postgresql:", "bigint", "") {
    @Override
    Driver driver() {
      return new org.postgresql.Driver();
    }

    @Override
    void configure(Properties properties) {
      properties.setProperty("reWriteBatchedInserts", "true");
      properties.setProperty("connectTimeout", "10");
      properties.setProperty("ApplicationName", "komabako");
    }

    @Override
    LocalizedText told(SQLException problem, String place) {
      String state = String.valueOf(problem.getSQLState());
      if (state.startsWith("08")) {
        return Sentence.of(Dialect.class, "dialect.libraryCannotReached", place, brief(problem));
      }
      if (state.startsWith("28")) {
        return Sentence.of(Dialect.class, "dialect.libraryDoesNotLet", place, brief(problem));
      }
      if (state.equals("53100")) {
        return Sentence.of(Dialect.class, "dialect.diskLibraryFullWhat", place);
      }
      return general(problem, place);
    }
  };

  /** Characters of what a database says that are told. */
  private static final int LONGEST = 300;

  private final String prefix;

  /** The type of 64 bits that a row is found by without an index beside the table. */
  private final String number;

  private final String clustered;

  Dialect(String prefix, String number, String clustered) {
    this.prefix = prefix;
    this.number = number;
    this.clustered = clustered;
  }

  /**
   * The one that an address is for.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Dialect of(String url) {
    for (Dialect dialect : values()) {
      if (url.startsWith(dialect.prefix)) {
        return dialect;
      }
    }
    throw RequestException.of(
        Dialect.class, "dialect.noAddressLibraryWrite", DatabaseAddress.hidden(url));
  }

  static String of(Path file) {
    return SQLITE.prefix + file;
  }

  /** A class of the driver is not loaded before it is asked for. */
  abstract Driver driver();

  /** What a connection is opened with. */
  void configure(Properties properties) {}

  /** What a connection begins with. */
  void prepare(Connection connection) throws SQLException {}

  /** What went wrong, for the user. */
  abstract LocalizedText told(SQLException problem, String place);

  /** What the database says, on one line. One that fails in a batch tells the whole batch, unless asked for the next. */
  static LocalizedText brief(SQLException problem) {
    SQLException said = problem;
    while (said instanceof BatchUpdateException && said.getNextException() != null) {
      said = said.getNextException();
    }
    Throwable cause = said.getCause();
    LocalizedText told =
        UserMessage.of(said instanceof BatchUpdateException && cause != null ? cause : said);
    return told.map(text -> SafeText.line(text, LONGEST));
  }

  static LocalizedText general(SQLException problem, String place) {
    return Sentence.of(Dialect.class, "dialect.libraryCannotUsed", place, brief(problem));
  }

  /** Whether others use it at the same time. */
  boolean shared() {
    return this == POSTGRESQL;
  }

  /** The tables of version 1. */
  List<String> tables() {
    return List.of(
        "CREATE TABLE meta (name text PRIMARY KEY, value bigint NOT NULL)",
        "CREATE TABLE game (id " + number
            + " PRIMARY KEY, variant text NOT NULL, rules text NOT NULL,"
            + " options text NOT NULL, start text NOT NULL, black text NOT NULL, white text NOT NULL,"
            + " black_name text NOT NULL, white_name text NOT NULL, black_rating integer,"
            + " white_rating integer, event text NOT NULL, event_name text NOT NULL, day text NOT NULL,"
            + " outcome text NOT NULL, winner integer NOT NULL, plies integer NOT NULL,"
            + " source text NOT NULL, print bigint NOT NULL)",
        "CREATE INDEX game_print ON game (print)",
        "CREATE INDEX game_day ON game (day, id)",
        "CREATE TABLE origin (digest bytea PRIMARY KEY, game bigint NOT NULL)" + clustered,
        "CREATE INDEX origin_game ON origin (game)",
        "CREATE TABLE line (id " + number + " PRIMARY KEY, moves bytea NOT NULL)",
        "CREATE TABLE record (id " + number + " PRIMARY KEY, content bytea NOT NULL)",
        "CREATE TABLE traces (first " + number
            + " PRIMARY KEY, games integer NOT NULL, bits bytea NOT NULL)",
        "CREATE TABLE place (bucket integer NOT NULL, first bigint NOT NULL, entries bytea NOT NULL,"
            + " PRIMARY KEY (bucket, first))" + clustered);
  }

  /** The tables of analyses, version 1 of their own: who never analyses does without, and so do older versions of the program. */
  List<String> analysisTables() {
    return List.of(
        "CREATE TABLE score (position bytea PRIMARY KEY, nodes bigint NOT NULL,"
            + " content bytea NOT NULL)" + clustered,
        "CREATE TABLE analysis (game " + number
            + " PRIMARY KEY, print bigint NOT NULL, engine text NOT NULL, nodes bigint NOT NULL,"
            + " content bytea NOT NULL)");
  }
}
