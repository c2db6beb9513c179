package org.komabako.engine.search.book;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.komabako.engine.OpeningBooks.BookGame;
import org.komabako.engine.OpeningBooks.Making;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;

/** Counts which moves were played in games, and how well they did. */
final class BookMaker {
  /** With more positions than this, those that came once are forgotten; so there is room for those that come again. */
  private static final int MOST_POSITIONS = 400_000;

  private static final int WIN = 2;

  private final Making making;
  private final Map<String, Map<String, Count>> counts = new HashMap<>();

  /** How often a move was played, and its points: 2 for a win, 1 for what was neither won nor lost. */
  private static final class Count {
    int games;
    int points;
  }

  BookMaker(Making making) {
    this.making = making;
  }

  void add(BookGame game) {
    Position position = game.start();
    for (Move move :
        game.moves().subList(0, Math.min(making.plies(), game.moves().size()))) {
      Side mover = position.side();
      Count count = counts
          .computeIfAbsent(BookEntries.key(position), any -> new LinkedHashMap<>(2))
          .computeIfAbsent(move.toString(), any -> new Count());
      count.games++;
      count.points += game.winner().map(side -> side == mover ? WIN : 0).orElse(1);
      position = position.play(move);
    }
    if (counts.size() > MOST_POSITIONS) {
      keep(2);
    }
  }

  private void keep(int least) {
    Iterator<Map<String, Count>> all = counts.values().iterator();
    while (all.hasNext()) {
      Map<String, Count> moves = all.next();
      moves.values().removeIf(count -> count.games < least);
      if (moves.isEmpty()) {
        all.remove();
      }
    }
  }

  /** What was played often enough and did not always lose. */
  BookEntries made() {
    keep(making.least());
    BookEntries book = new BookEntries();
    counts.forEach((key, moves) -> moves.forEach((move, count) -> {
      if (count.points > 0) {
        book.lines()
            .computeIfAbsent(key, any -> new LinkedHashMap<>(2))
            .put(move, new BookLine(0, 0, count.points));
      }
    }));
    return book;
  }
}
