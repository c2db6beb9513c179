package org.komabako.library.internal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.komabako.library.GameEntry;

/** Puts games into the tables and takes them out, within the transaction of whoever calls. */
final class GameTable {
  private GameTable() {}

  /**
   * Games that are in the library now.
   *
   * @param ids their numbers
   * @param fresh how many of them were not there before
   */
  record Added(List<Long> ids, int fresh) {}

  /**
   * Adds those games that are not there yet.
   *
   * @return the numbers of all of them, in order
   */
  static Added add(Connection connection, List<Transcript> games) throws SQLException {
    // The first change, so that whoever adds at the same time waits here and sees what we have
    // added.
    long first = numbers(connection, games.size());
    Map<ByteBuffer, Long> there =
        Catalogue.known(connection, games.stream().map(Transcript::digest).toList());
    List<Transcript> fresh = new ArrayList<>();
    List<Long> ids = new ArrayList<>();
    for (Transcript game : games) {
      Long id = there.get(ByteBuffer.wrap(game.digest()));
      if (id == null) {
        id = first + fresh.size();
        there.put(ByteBuffer.wrap(game.digest()), id);
        fresh.add(game);
      }
      ids.add(id);
    }
    if (!fresh.isEmpty()) {
      rows(connection, first, fresh);
      traces(connection, first, fresh);
      PositionIndex.write(connection, first, first, fresh);
    }
    return new Added(ids, fresh.size());
  }

  /** The first of so many numbers that were never given before. */
  private static long numbers(Connection connection, int count) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE meta SET value = value + ? WHERE name = 'next'")) {
      update.setInt(1, count);
      update.executeUpdate();
    }
    return Database.meta(connection, "next") - count;
  }

  private static void rows(Connection connection, long first, List<Transcript> games)
      throws SQLException {
    try (PreparedStatement game =
            connection.prepareStatement("INSERT INTO game VALUES (" + Catalogue.marks(19) + ")");
        PreparedStatement origin = connection.prepareStatement("INSERT INTO origin VALUES (?, ?)");
        PreparedStatement line = connection.prepareStatement("INSERT INTO line VALUES (?, ?)");
        PreparedStatement record =
            connection.prepareStatement("INSERT INTO record VALUES (?, ?)")) {
      for (int i = 0; i < games.size(); i++) {
        Transcript each = games.get(i);
        game.setLong(1, first + i);
        facts(game, each);
        game.addBatch();
        origin.setBytes(1, each.digest());
        origin.setLong(2, first + i);
        origin.addBatch();
        line.setLong(1, first + i);
        line.setBytes(2, each.line());
        line.addBatch();
        record.setLong(1, first + i);
        record.setBytes(2, PackedText.pack(each.text()));
        record.addBatch();
      }
      game.executeBatch();
      origin.executeBatch();
      line.executeBatch();
      record.executeBatch();
    }
  }

  private static void facts(PreparedStatement game, Transcript transcript) throws SQLException {
    Transcript.Facts facts = transcript.facts();
    game.setString(2, facts.variant());
    game.setString(3, facts.rules());
    game.setString(4, facts.options());
    game.setString(5, facts.start());
    game.setString(6, facts.black());
    game.setString(7, facts.white());
    game.setString(8, Names.plain(facts.black()));
    game.setString(9, Names.plain(facts.white()));
    rating(game, 10, facts.blackRating());
    rating(game, 11, facts.whiteRating());
    game.setString(12, facts.event());
    game.setString(13, Names.plain(facts.event()));
    game.setString(14, facts.day());
    game.setString(15, facts.outcome());
    game.setInt(16, facts.winner());
    game.setInt(17, facts.plies());
    game.setString(18, facts.source());
    game.setLong(19, print(transcript));
  }

  private static void rating(PreparedStatement statement, int at, OptionalInt rating)
      throws SQLException {
    if (rating.isPresent()) {
      statement.setInt(at, rating.getAsInt());
    } else {
      statement.setNull(at, Types.INTEGER);
    }
  }

  /** Equal for games with the same moves; games without moves are not compared. */
  private static long print(Transcript game) {
    if (game.facts().plies() == 0) {
      return 0;
    }
    String line = new String(game.line(), StandardCharsets.ISO_8859_1);
    return PositionKeys.bits(game.facts().variant() + "\n" + game.facts().start() + "\n" + line);
  }

  private static void traces(Connection connection, long first, List<Transcript> games)
      throws SQLException {
    ByteBuffer bits = ByteBuffer.allocate(games.size() * BloomSignature.BYTES);
    games.forEach(game -> bits.put(game.traces()));
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO traces VALUES (?, ?, ?)")) {
      insert.setLong(1, first);
      insert.setInt(2, games.size());
      insert.setBytes(3, bits.array());
      insert.executeUpdate();
    }
  }

  /**
   * Puts another text, and what it says of the game, in the place of one with the same start. Its main line may have
   * become another one.
   */
  static void replace(Connection connection, long id, Transcript game) throws SQLException {
    Transcript.Facts facts = game.facts();
    try (PreparedStatement update = connection.prepareStatement(
            "UPDATE game SET black = ?, white = ?, black_name = ?, white_name = ?, black_rating = ?,"
                + " white_rating = ?, event = ?, event_name = ?, day = ?, outcome = ?, winner = ?,"
                + " plies = ?, print = ? WHERE id = ?");
        PreparedStatement record =
            connection.prepareStatement("UPDATE record SET content = ? WHERE id = ?")) {
      update.setString(1, facts.black());
      update.setString(2, facts.white());
      update.setString(3, Names.plain(facts.black()));
      update.setString(4, Names.plain(facts.white()));
      rating(update, 5, facts.blackRating());
      rating(update, 6, facts.whiteRating());
      update.setString(7, facts.event());
      update.setString(8, Names.plain(facts.event()));
      update.setString(9, facts.day());
      update.setString(10, facts.outcome());
      update.setInt(11, facts.winner());
      update.setInt(12, facts.plies());
      update.setLong(13, print(game));
      update.setLong(14, id);
      update.executeUpdate();
      record.setBytes(1, PackedText.pack(game.text()));
      record.setLong(2, id);
      record.executeUpdate();
    }
    if (relay(connection, id, game.line())) {
      retrace(connection, id, game.traces());
      // Under a number of its own, beside what came in with the batch of the game.
      PositionIndex.write(connection, numbers(connection, 1), id, List.of(game));
    }
  }

  /** Puts in another main line; false if it is the same. */
  private static boolean relay(Connection connection, long id, byte[] moves) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE line SET moves = ? WHERE id = ? AND moves <> ?")) {
      update.setBytes(1, moves);
      update.setLong(2, id);
      update.setBytes(3, moves);
      return update.executeUpdate() > 0;
    }
  }

  /** Adds traces to those of a game, which stand in the block of its batch. */
  private static void retrace(Connection connection, long id, byte[] traces) throws SQLException {
    try (PreparedStatement query = connection.prepareStatement(
            "SELECT first, bits FROM traces WHERE first <= ? ORDER BY first DESC LIMIT 1");
        PreparedStatement update =
            connection.prepareStatement("UPDATE traces SET bits = ? WHERE first = ?")) {
      query.setLong(1, id);
      try (ResultSet rows = query.executeQuery()) {
        rows.next();
        long first = rows.getLong(1);
        byte[] bits = rows.getBytes(2);
        BloomSignature.add(bits, (int) (id - first) * BloomSignature.BYTES, traces);
        update.setBytes(1, bits);
        update.setLong(2, first);
        update.executeUpdate();
      }
    }
  }

  /** The files of one game count as those of another from now on. */
  static void adopt(Connection connection, long from, long to) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("UPDATE origin SET game = ? WHERE game = ?")) {
      update.setLong(1, to);
      update.setLong(2, from);
      update.executeUpdate();
    }
  }

  /**
   * Removes games. Their positions stay in the blocks that they share with others, and lead nowhere, for no
   * number is given twice.
   */
  static void remove(Connection connection, Collection<Long> ids) throws SQLException {
    Set<Long> all = new HashSet<>(ids);
    Map<Long, GameEntry> there = Catalogue.entries(connection, all);
    for (long id : all) {
      if (!there.containsKey(id)) {
        throw Catalogue.missing(id);
      }
      delete(connection, "game", "id", id);
      delete(connection, "line", "id", id);
      delete(connection, "record", "id", id);
      delete(connection, "origin", "game", id);
    }
    AnalysisTable.remove(connection, all);
  }

  private static void delete(Connection connection, String table, String column, long id)
      throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement("DELETE FROM " + table + " WHERE " + column + " = ?")) {
      delete.setLong(1, id);
      delete.executeUpdate();
    }
  }
}
