package org.komabako.library.internal;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.MoveCount;
import org.komabako.library.ProgressListener;
import org.komabako.library.Winner;
import org.komabako.position.Position;

/** Answers searches. */
final class Finder {
  private static final Comparator<Standing> LATEST_FIRST = Comparator.comparing(
          (Standing each) -> each.line().day())
      .thenComparing(each -> each.line().id())
      .reversed();

  private final Database database;
  private final RulesCache grounds;

  Finder(Database database, RulesCache grounds) {
    this.database = database;
    this.grounds = grounds;
  }

  /** Where what was asked of the board stands, in no order. */
  private record OnBoard(Collection<Standing> standings, boolean complete) {}

  Found find(GameQuery search, ProgressListener watch) {
    Filter filter = Filter.of(search);
    if (search.board().isEmpty()) {
      return byFacts(search, filter);
    }
    OnBoard found = onBoard(filter, search.board().get(), watch);
    return page(search, found.standings(), found.complete());
  }

  private OnBoard onBoard(Filter filter, GameQuery.Board asked, ProgressListener watch) {
    if (asked instanceof GameQuery.Part part) {
      PartSearch parts = new PartSearch(database, grounds, filter, part.game(), part.pattern());
      List<Standing> found = parts.find(watch);
      return new OnBoard(found, parts.complete());
    }
    if (asked instanceof GameQuery.Opening opening) {
      return opening(filter, opening, watch);
    }
    PositionSearch positions =
        new PositionSearch(database, grounds, filter, ((GameQuery.At) asked).position());
    Collection<Standing> found = positions.find(watch);
    return new OnBoard(found, positions.complete());
  }

  /** The numbers of all that is found, the latest first; searched once, whatever there is. */
  List<Long> ids(GameQuery search, ProgressListener watch) {
    Filter filter = Filter.of(search);
    return search.board().isEmpty()
        ? idsByFacts(filter)
        : onBoard(filter, search.board().get(), watch).standings().stream()
            .sorted(LATEST_FIRST)
            .map(each -> each.line().id())
            .toList();
  }

  private List<Long> idsByFacts(Filter filter) {
    return database.read(connection -> {
      List<Long> ids = new ArrayList<>();
      try (PreparedStatement query = connection.prepareStatement(
          "SELECT g.id FROM game g" + filter.where() + " ORDER BY g.day DESC, g.id DESC")) {
        filter.fill(query, 1);
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            ids.add(rows.getLong(1));
          }
        }
      }
      return ids;
    });
  }

  private Found byFacts(GameQuery search, Filter filter) {
    return database.read(connection -> {
      long all;
      try (PreparedStatement count =
          connection.prepareStatement("SELECT count(*) FROM game g" + filter.where())) {
        filter.fill(count, 1);
        try (ResultSet rows = count.executeQuery()) {
          rows.next();
          all = rows.getLong(1);
        }
      }
      List<Found.Hit> hits = new ArrayList<>();
      try (PreparedStatement query = connection.prepareStatement("SELECT " + Catalogue.ENTRY
          + " FROM game g" + filter.where() + " ORDER BY g.day DESC, g.id DESC LIMIT ? OFFSET ?")) {
        int at = filter.fill(query, 1);
        query.setInt(at, search.most());
        query.setInt(at + 1, search.first());
        try (ResultSet rows = query.executeQuery()) {
          while (rows.next()) {
            hits.add(new Found.Hit(Catalogue.entry(rows), 0));
          }
        }
      }
      return new Found(hits, all, true);
    });
  }

  /** The games that reach the position by just these moves. */
  private OnBoard opening(Filter filter, GameQuery.Opening opening, ProgressListener watch) {
    Position position = opening.start();
    byte[] moves = new byte[opening.moves().size() * MoveCode.BYTES];
    for (int ply = 0; ply < opening.moves().size(); ply++) {
      Move move = position.canonical(opening.moves().get(ply));
      MoveCode.write(move, moves, ply);
      position = position.play(move);
    }
    PositionSearch positions = new PositionSearch(database, grounds, filter, position);
    Collection<Standing> found = positions.find(
        watch,
        (line, ply) -> ply == opening.moves().size()
            && Arrays.equals(line.moves(), 0, moves.length, moves, 0, moves.length));
    return new OnBoard(found, positions.complete());
  }

  private Found page(GameQuery search, Collection<Standing> found, boolean complete) {
    List<Standing> told = found.stream()
        .sorted(LATEST_FIRST)
        .skip(search.first())
        .limit(search.most())
        .toList();
    List<Long> ids = told.stream().map(each -> each.line().id()).toList();
    Map<Long, GameEntry> entries = database.read(connection -> Catalogue.entries(connection, ids));
    List<Found.Hit> hits = new ArrayList<>();
    for (Standing each : told) {
      GameEntry entry = entries.get(each.line().id());
      if (entry != null) {
        hits.add(new Found.Hit(entry, each.ply()));
      }
    }
    return new Found(hits, found.size(), complete);
  }

  /** What was played from a position, and with which success. */
  List<MoveCount> moves(Position position, GameQuery among, ProgressListener watch) {
    Filter filter = Filter.of(among.with(new GameQuery.At(position)));
    Map<Move, Tally> tallies = new HashMap<>();
    for (Standing each : new PositionSearch(database, grounds, filter, position).find(watch)) {
      Line line = each.line();
      if (line.moves().length > each.ply() * MoveCode.BYTES) {
        Move move = MoveCode.read(line.moves(), each.ply());
        tallies
            .computeIfAbsent(move, any -> new Tally())
            .add(
                line.result(),
                position.side() == Side.BLACK ? line.blackRating() : line.whiteRating());
      }
    }
    return tallies.entrySet().stream()
        .map(each -> each.getValue().of(each.getKey()))
        .sorted(Comparator.comparing(MoveCount::games)
            .reversed()
            .thenComparing(count -> count.move().toString()))
        .toList();
  }

  private static final class Tally {
    private final Map<Winner, Integer> results = new EnumMap<>(Winner.class);
    private long ratings;
    private int rated;

    void add(Winner result, OptionalInt rating) {
      results.merge(result, 1, Integer::sum);
      if (rating.isPresent()) {
        ratings += rating.getAsInt();
        rated++;
      }
    }

    MoveCount of(Move move) {
      return new MoveCount(
          move,
          results,
          rated == 0
              ? OptionalInt.empty()
              : OptionalInt.of((int) Math.round((double) ratings / rated)));
    }
  }
}
