package org.komabako.library.internal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import org.komabako.library.ProgressListener;
import org.komabako.position.Position;
import org.komabako.position.board.Board;

/**
 * Finds the games in which a position stood on the board. The index tells where a position with its number stands; each
 * way that leads there in the library is then played once and compared, so that two positions that share
 * a number are never taken for each other.
 */
final class PositionSearch {
  private final Database database;
  private final RulesCache grounds;
  private final Filter filter;
  private final String variant;
  private final Position wanted;
  private final Map<Way, Boolean> ways = new HashMap<>();
  private boolean complete = true;

  /** A start and the moves from it. */
  private record Way(String options, String start, ByteBuffer moves) {}

  PositionSearch(Database database, RulesCache grounds, Filter filter, Position wanted) {
    this.database = database;
    this.grounds = grounds;
    this.filter = filter;
    this.wanted = wanted;
    variant = wanted.rules().table().key();
  }

  /** Whether it was not cancelled. */
  boolean complete() {
    return complete;
  }

  /** Where the position stands first in each game. */
  Collection<Standing> find(ProgressListener watch) {
    return find(watch, (line, ply) -> true);
  }

  /**
   * The same.
   *
   * @param also what else must be so of a game and a place in it
   */
  Collection<Standing> find(ProgressListener watch, BiPredicate<Line, Integer> also) {
    CachedRules ground = grounds.of(variant, wanted.rules().options().changes());
    long key = ground.keys().key(wanted.board());
    List<PositionIndex.Place> places =
        database.read(connection -> PositionIndex.find(connection, key));
    Map<Integer, List<Long>> byPly = new TreeMap<>();
    for (PositionIndex.Place place : places) {
      byPly.computeIfAbsent(place.ply(), any -> new ArrayList<>()).add(place.game());
    }
    Map<Long, Standing> found = new LinkedHashMap<>();
    Board board = wanted.board();
    long done = 0;
    for (Map.Entry<Integer, List<Long>> each : byPly.entrySet()) {
      int ply = each.getKey();
      List<Long> ids = each.getValue();
      for (int from = 0; from < ids.size(); from += Line.AT_ONCE) {
        List<Long> some = ids.subList(from, Math.min(ids.size(), from + Line.AT_ONCE));
        for (Line line :
            database.read(connection -> Line.read(connection, filter, some, ply + 1))) {
          if (leads(line, ply, board) && also.test(line, ply)) {
            found.putIfAbsent(line.id(), new Standing(line, ply));
          }
        }
        done += some.size();
        if (!watch.goesOn(done, (double) done / places.size())) {
          complete = false;
          return found.values();
        }
      }
    }
    return found.values();
  }

  private boolean leads(Line line, int ply, Board board) {
    int bytes = ply * MoveCode.BYTES;
    if (line.moves().length < bytes) {
      return false;
    }
    Way way = new Way(line.options(), line.start(), ByteBuffer.wrap(line.moves(), 0, bytes));
    return ways.computeIfAbsent(way, any -> {
      Position start = grounds.of(variant, line.options()).start(line.start());
      Replay replay = new Replay(start, line.moves());
      return replay.to(ply) && CachedRules.same(replay.board(), board);
    });
  }
}
