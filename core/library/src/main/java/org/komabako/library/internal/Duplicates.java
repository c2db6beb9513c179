package org.komabako.library.internal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.komabako.library.GameEntry;
import org.komabako.library.ProgressListener;

/**
 * Finds games that are there twice: with the same start and the same moves, by players and on days that do not contradict
 * each other. A name or a day that is missing contradicts nothing, nor does the next day (a game in another time zone).
 */
final class Duplicates {
  private Duplicates() {}

  /** A game with what tells whether its moves are those of another. */
  private record Moves(String variant, String start, String moves, GameEntry game) {
    boolean same(Moves other) {
      return variant.equals(other.variant)
          && start.equals(other.start)
          && moves.equals(other.moves)
          && mayBe(game.black(), other.game.black())
          && mayBe(game.white(), other.game.white())
          && sameDay(game.day(), other.game.day());
    }
  }

  static List<List<GameEntry>> find(Database database, ProgressListener watch) {
    List<Long> prints = database.read(Duplicates::prints);
    List<List<GameEntry>> found = new ArrayList<>();
    for (int i = 0; i < prints.size() && watch.goesOn(i, (double) i / prints.size()); i++) {
      long print = prints.get(i);
      found.addAll(group(database.read(connection -> games(connection, print))));
    }
    return found;
  }

  private static List<Long> prints(Connection connection) throws SQLException {
    List<Long> prints = new ArrayList<>();
    try (PreparedStatement query = connection.prepareStatement(
            "SELECT print FROM game WHERE print <> 0 GROUP BY print HAVING count(*) > 1 ORDER BY min(id)");
        ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        prints.add(rows.getLong(1));
      }
    }
    return prints;
  }

  private static List<Moves> games(Connection connection, long print) throws SQLException {
    List<Moves> games = new ArrayList<>();
    try (PreparedStatement query = connection.prepareStatement(
        "SELECT " + Catalogue.ENTRY
            + ", g.start, l.moves FROM game g JOIN line l ON l.id = g.id WHERE g.print = ? ORDER BY g.id")) {
      query.setLong(1, print);
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          GameEntry game = Catalogue.entry(rows);
          String moves = HexFormat.of().formatHex(rows.getBytes(14));
          games.add(new Moves(game.variant(), rows.getString(13), moves, game));
        }
      }
    }
    return games;
  }

  /** Each game joins the first group of which it contradicts nobody. */
  private static List<List<GameEntry>> group(List<Moves> games) {
    List<List<Moves>> groups = new ArrayList<>();
    for (Moves game : games) {
      groups.stream()
          .filter(group -> group.stream().allMatch(game::same))
          .findFirst()
          .orElseGet(() -> {
            List<Moves> group = new ArrayList<>();
            groups.add(group);
            return group;
          })
          .add(game);
    }
    return groups.stream()
        .filter(group -> group.size() > 1)
        .map(group -> group.stream().map(Moves::game).toList())
        .toList();
  }

  private static boolean mayBe(String one, String other) {
    String a = Names.plain(one);
    String b = Names.plain(other);
    return a.isEmpty() || b.isEmpty() || a.equals(b);
  }

  /** Days as {@link TagWords} writes them. */
  static boolean sameDay(String one, String other) {
    if (one.startsWith(other) || other.startsWith(one)) {
      return true;
    }
    try {
      long days = ChronoUnit.DAYS.between(LocalDate.parse(one), LocalDate.parse(other));
      return Math.abs(days) <= 1;
    } catch (DateTimeParseException e) {
      return false;
    }
  }
}
