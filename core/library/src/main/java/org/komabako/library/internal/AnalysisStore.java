package org.komabako.library.internal;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.library.AnalysedGame;
import org.komabako.library.GameEntry;
import org.komabako.library.KeptAnalyses;
import org.komabako.library.KeptAnalysis;
import org.komabako.library.PositionScore;
import org.komabako.position.Position;

/** The analyses in a database. */
final class AnalysisStore implements KeptAnalyses {
  private static final int AT_ONCE = 500;

  /** The columns behind those of {@link Catalogue#ENTRY}. */
  private static final String MORE = ", g.options, g.start, l.moves, a.engine, a.nodes, a.content";

  private final Database database;
  private final RulesCache rules;

  AnalysisStore(Database database, RulesCache rules) {
    this.database = database;
    this.rules = rules;
  }

  @Override
  public Line line(Position start, List<Move> moves, String engine, long nodes) {
    List<String> names = PositionNames.of(start, moves, engine);
    Map<String, PositionScore> known =
        database.read(connection -> AnalysisTable.scores(connection, new HashSet<>(names), nodes));
    return new Line(
        names, names.stream().map(name -> Optional.ofNullable(known.get(name))).toList());
  }

  @Override
  public void keep(
      Position start,
      List<Move> moves,
      String engine,
      long nodes,
      Map<Integer, PositionScore> found) {
    List<String> names = PositionNames.of(start, moves, engine);
    Map<String, PositionScore> named = new HashMap<>();
    found.forEach((ply, score) -> named.putIfAbsent(names.get(ply), score));
    var unused = database.write(connection -> {
      AnalysisTable.create(connection, database.dialect());
      AnalysisTable.keep(connection, named, nodes);
      return true;
    });
  }

  @Override
  public void keep(long id, KeptAnalysis analysis) {
    var unused = database.write(connection -> {
      GameEntry game = Catalogue.entry(connection, id);
      if (game.plies() + 1 != analysis.scores().size()) {
        throw RequestException.of(
            AnalysisStore.class,
            "analysisStore.scores",
            id,
            game.plies(),
            analysis.scores().size());
      }
      AnalysisTable.create(connection, database.dialect());
      AnalysisTable.keep(connection, id, print(connection, id), analysis);
      return true;
    });
  }

  private static long print(Connection connection, long id) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("SELECT print FROM game WHERE id = ?")) {
      query.setLong(1, id);
      try (ResultSet rows = query.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }

  @Override
  public List<AnalysedGame> games(List<Long> ids) {
    Map<Long, AnalysedGame> found = database.read(connection -> read(connection, ids));
    return ids.stream().map(found::get).filter(Objects::nonNull).toList();
  }

  private Map<Long, AnalysedGame> read(Connection connection, List<Long> ids) throws SQLException {
    Map<Long, AnalysedGame> found = new HashMap<>();
    if (!AnalysisTable.isThere(connection)) {
      return found;
    }
    for (int from = 0; from < ids.size(); from += AT_ONCE) {
      List<Long> some = ids.subList(from, Math.min(ids.size(), from + AT_ONCE));
      try (PreparedStatement query = connection.prepareStatement("SELECT " + Catalogue.ENTRY + MORE
          + " FROM game g JOIN line l ON l.id = g.id"
          + " JOIN analysis a ON a.game = g.id AND a.print = g.print WHERE g.id IN ("
          + Catalogue.marks(some.size()) + ")")) {
        for (int i = 0; i < some.size(); i++) {
          query.setLong(i + 1, some.get(i));
        }
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            game(rows).ifPresent(game -> found.put(game.game().id(), game));
          }
        }
      }
    }
    return found;
  }

  /** Nothing of a game whose variant is not installed, or whose analysis is damaged. */
  private Optional<AnalysedGame> game(ResultSet rows) throws SQLException {
    GameEntry entry = Catalogue.entry(rows);
    if (rules.variant(entry.variant()).isEmpty()) {
      return Optional.empty();
    }
    String start = rows.getString(14);
    byte[] line = rows.getBytes(15);
    List<Move> moves = new ArrayList<>();
    for (int ply = 0; ply < line.length / MoveCode.BYTES; ply++) {
      moves.add(MoveCode.read(line, ply));
    }
    try {
      List<PositionScore> scores = ScoreBytes.unpack(rows.getBytes(18));
      Side first = rules.of(entry.variant(), rows.getString(13)).start(start).side();
      return scores.size() != moves.size() + 1
          ? Optional.empty()
          : Optional.of(new AnalysedGame(
              entry,
              first,
              start.isEmpty(),
              moves,
              new KeptAnalysis(rows.getString(16), rows.getLong(17), scores)));
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  @Override
  public Set<Long> analysed(List<Long> ids, String engine, long nodes) {
    return database.read(connection -> AnalysisTable.analysed(connection, ids, engine, nodes));
  }
}
