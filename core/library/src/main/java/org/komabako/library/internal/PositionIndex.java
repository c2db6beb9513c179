package org.komabako.library.internal;

import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Where positions stand: by their {@linkplain PositionKeys number}, which game, after how many moves.
 *
 * <p>Not a row for each of them, which would be ten million rows for a hundred thousand games, spread over an
 * index at random: numbers that begin alike share a bucket, and all of a bucket that came in with one batch
 * is one row. A batch of two thousand games writes four thousand rows instead of two hundred thousand, and a
 * search reads as many small rows as there were batches.
 */
final class PositionIndex {
  private static final int BUCKET_BITS = 12;
  private static final int BUCKETS = 1 << BUCKET_BITS;
  private static final int ENTRY = Long.BYTES + Integer.BYTES + Integer.BYTES;

  private PositionIndex() {}

  /**
   * A position in a game.
   *
   * @param game the number of the game
   * @param ply so many moves after its start
   */
  record Place(long game, int ply) {}

  private static int bucket(long key) {
    return (int) (key >>> Long.SIZE - BUCKET_BITS);
  }

  /**
   * Writes the positions of games.
   *
   * @param first the number of the rows that they are written in, which no others have
   * @param from the games are numbered from here on
   */
  static void write(Connection connection, long first, long from, List<Transcript> games)
      throws SQLException {
    ByteBuffer[] entries = sort(games, Math.toIntExact(from - first));
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO place VALUES (?, ?, ?)")) {
      for (int bucket = 0; bucket < BUCKETS; bucket++) {
        if (entries[bucket] != null) {
          insert.setInt(1, bucket);
          insert.setLong(2, first);
          insert.setBytes(3, entries[bucket].array());
          insert.addBatch();
        }
      }
      insert.executeBatch();
    }
  }

  private static ByteBuffer[] sort(List<Transcript> games, int offset) {
    int[] sizes = new int[BUCKETS];
    for (Transcript game : games) {
      for (long key : game.keys()) {
        sizes[bucket(key)] += ENTRY;
      }
    }
    ByteBuffer[] entries = new ByteBuffer[BUCKETS];
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      if (sizes[bucket] > 0) {
        entries[bucket] = ByteBuffer.allocate(sizes[bucket]);
      }
    }
    for (int game = 0; game < games.size(); game++) {
      long[] keys = games.get(game).keys();
      for (int ply = 0; ply < keys.length; ply++) {
        entries[bucket(keys[ply])].putLong(keys[ply]).putInt(offset + game).putInt(ply);
      }
    }
    return entries;
  }

  /** All positions with a number, in the order in which they came in; games that were removed among them. */
  static List<Place> find(Connection connection, long key) throws SQLException {
    List<Place> found = new ArrayList<>();
    try (PreparedStatement query = connection.prepareStatement(
        "SELECT first, entries FROM place WHERE bucket = ? ORDER BY first")) {
      query.setInt(1, bucket(key));
      query.setFetchSize(64);
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          long first = rows.getLong(1);
          ByteBuffer entries = ByteBuffer.wrap(rows.getBytes(2));
          for (int at = 0; at < entries.limit(); at += ENTRY) {
            if (entries.getLong(at) == key) {
              found.add(new Place(
                  first + entries.getInt(at + Long.BYTES),
                  entries.getInt(at + Long.BYTES + Integer.BYTES)));
            }
          }
        }
      }
    }
    return found;
  }
}
