package org.komabako.library.internal;

import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
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
          Sentence.of(
              "the library {0} is damaged or no library at all; it was not changed. Move it away or"
                  + " restore it from a backup; games can be imported again ({1})",
              "ライブラリ {0} は壊れているか、ライブラリではありません。変更はしていません。別の場所に移すか、"
                  + "バックアップから戻してください。棋譜は再び取り込めます（{1}）",
              place,
              brief(problem));
        case 13 ->
          Sentence.of(
              "the disk of the library {0} is full; what was in it before is still there",
              "ライブラリ {0} のあるディスクがいっぱいです。それまでの棋譜はそのままです", place);
        case 8, 14, 3 ->
          Sentence.of(
              "the library {0} cannot be written or made: is the folder there, and writable? ({1})",
              "ライブラリ {0} に書き込めないか、作れません。フォルダーがあるか、書き込めるか確かめてください（{1}）", place, brief(problem));
        case 5, 6 ->
          Sentence.of(
              "the library {0} is being written by another program; try again when that is done",
              "ライブラリ {0} は別のプログラムが書き込んでいます。終わってからもう一度試してください", place);
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
        return Sentence.of(
            "the library {0} cannot be reached ({1})",
            "ライブラリ {0} に接続できません（{1}）", place, brief(problem));
      }
      if (state.startsWith("28")) {
        return Sentence.of(
            "the library {0} does not let this user in ({1})",
            "ライブラリ {0} にこの利用者では入れません（{1}）", place, brief(problem));
      }
      if (state.equals("53100")) {
        return Sentence.of(
            "the disk of the library {0} is full; what was in it before is still there",
            "ライブラリ {0} のあるディスクがいっぱいです。それまでの棋譜はそのままです", place);
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
        "'{0}' is no address of a library; write jdbc:postgresql://HOST/DATABASE?user=NAME or"
            + " jdbc:sqlite:FILE",
        "「{0}」はライブラリの場所ではありません。jdbc:postgresql://ホスト/データベース?user=名前 または"
            + " jdbc:sqlite:ファイル と書きます",
        hidden(url));
  }

  static String of(Path file) {
    return SQLITE.prefix + file;
  }

  /** An address that people may see. */
  static String hidden(String url) {
    return url.replaceAll("(?i)((?:password|passwd|sslpassword)=)[^&;]*", "$1***")
        .replaceAll("//([^/:@]*):[^/@]*@", "//$1:***@");
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
    return LocalizedText.of(
        SafeText.line(told.english(), LONGEST), SafeText.line(told.japanese(), LONGEST));
  }

  static LocalizedText general(SQLException problem, String place) {
    return Sentence.of(
        "the library {0} cannot be used: {1}", "ライブラリ {0} を使えません。{1}", place, brief(problem));
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
}
