package org.komabako.library.internal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.library.GameEntry;

/** Looks games up in the tables. */
final class Catalogue {
  /** What {@link #entry} reads, in its order. */
  static final String ENTRY = "g.id, g.variant, g.rules, g.black, g.white, g.black_rating,"
      + " g.white_rating, g.event, g.day, g.outcome, g.plies, g.source";

  private static final int AT_ONCE = 500;

  private Catalogue() {}

  /** Of some digests those whose games are there, with the numbers of the games. */
  static Map<ByteBuffer, Long> known(Connection connection, List<byte[]> digests)
      throws SQLException {
    Map<ByteBuffer, Long> known = new HashMap<>();
    for (int from = 0; from < digests.size(); from += AT_ONCE) {
      List<byte[]> some = digests.subList(from, Math.min(digests.size(), from + AT_ONCE));
      try (PreparedStatement query = connection.prepareStatement(
          "SELECT digest, game FROM origin WHERE digest IN (" + marks(some.size()) + ")")) {
        for (int i = 0; i < some.size(); i++) {
          query.setBytes(i + 1, some.get(i));
        }
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            known.put(ByteBuffer.wrap(rows.getBytes(1)), rows.getLong(2));
          }
        }
      }
    }
    return known;
  }

  /** So many question marks. */
  static String marks(int count) {
    return String.join(", ", Collections.nCopies(count, "?"));
  }

  /** The whole text of a game. */
  static String text(Connection connection, long id) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("SELECT content FROM record WHERE id = ?")) {
      query.setLong(1, id);
      try (ResultSet rows = query.executeQuery()) {
        if (!rows.next()) {
          throw missing(id);
        }
        try {
          return PackedText.unpack(rows.getBytes(1));
        } catch (IOException e) {
          throw new SQLException("game " + id + " is damaged: " + e.getMessage(), e);
        }
      }
    }
  }

  /** That there is no such game. */
  static RequestException missing(long id) {
    return RequestException.of(Catalogue.class, "catalogue.noGameLibrary", id);
  }

  /** What is known of some games, by number; those that are not there are left out. */
  static Map<Long, GameEntry> entries(Connection connection, Collection<Long> ids)
      throws SQLException {
    Map<Long, GameEntry> entries = new HashMap<>();
    List<Long> all = List.copyOf(ids);
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      List<Long> some = all.subList(from, Math.min(all.size(), from + AT_ONCE));
      try (PreparedStatement query = connection.prepareStatement(
          "SELECT " + ENTRY + " FROM game g WHERE g.id IN (" + marks(some.size()) + ")")) {
        for (int i = 0; i < some.size(); i++) {
          query.setLong(i + 1, some.get(i));
        }
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            GameEntry entry = entry(rows);
            entries.put(entry.id(), entry);
          }
        }
      }
    }
    return entries;
  }

  /** What is known of a game. */
  static GameEntry entry(Connection connection, long id) throws SQLException {
    return Optional.ofNullable(entries(connection, List.of(id)).get(id))
        .orElseThrow(() -> missing(id));
  }

  /** A row of {@link #ENTRY}. */
  static GameEntry entry(ResultSet rows) throws SQLException {
    return new GameEntry(
        rows.getLong(1),
        rows.getString(2),
        rows.getString(3),
        rows.getString(4),
        rows.getString(5),
        number(rows, 6),
        number(rows, 7),
        rows.getString(8),
        rows.getString(9),
        outcome(rows.getString(10)),
        rows.getInt(11),
        rows.getString(12));
  }

  /** A number that may be missing. */
  static OptionalInt number(ResultSet rows, int column) throws SQLException {
    int value = rows.getInt(column);
    return rows.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
  }

  private static Optional<Outcome> outcome(String text) {
    int space = text.indexOf(' ');
    if (space < 0) {
      return Optional.empty();
    }
    String winner = text.substring(0, space);
    return Outcome.Reason.parse(text.substring(space + 1)).map(reason -> {
      for (Side side : Side.values()) {
        if (side.text().equals(winner)) {
          return Outcome.win(side, reason);
        }
      }
      return Outcome.draw(reason);
    });
  }
}
