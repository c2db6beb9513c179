package org.komabako.library.internal;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.PiecePattern;
import org.komabako.library.ProgressListener;
import org.komabako.position.board.Board;
import org.komabako.position.board.VariantLayout;

/**
 * Finds the games that had a part of a board: the {@linkplain BloomSignature traces} of all games are looked through, and those
 * games played that may have had it, the latest first.
 */
final class PartSearch {
  private static final int ALL = 1 << 20;

  private final Database database;
  private final RulesCache grounds;
  private final Filter filter;
  private final Variant variant;
  private final PiecePattern pattern;
  private final CachedRules ground;
  private final VariantLayout layout;
  private final int[] cells;

  /** By spot and code of what stands on its cell: whether that is what is asked for. */
  private final boolean[][] fits;

  /** By options: what such games are played on. */
  private final Map<String, CachedRules> played = new HashMap<>();

  private boolean complete = true;

  PartSearch(
      Database database, RulesCache grounds, Filter filter, Variant variant, PiecePattern pattern) {
    this.database = database;
    this.grounds = grounds;
    this.filter = filter;
    this.variant = variant;
    this.pattern = pattern;
    ground = grounds.of(variant, OptionValues.defaults(variant));
    layout = ground.rules().layout();
    cells =
        pattern.spots().stream().mapToInt(spot -> layout.cell(spot.square())).toArray();
    fits = pattern.spots().stream().map(this::codes).toArray(boolean[][]::new);
  }

  private boolean[] codes(PiecePattern.Spot spot) {
    boolean[] codes = new boolean[layout.codes()];
    codes[VariantLayout.EMPTY] = spot.vacant();
    for (int code = VariantLayout.EDGE + 1; code < codes.length; code++) {
      Piece piece = layout.piece(code);
      codes[code] = spot.matches(Optional.of(piece));
    }
    return codes;
  }

  /** Whether it was not cancelled. */
  boolean complete() {
    return complete;
  }

  /** Where the part stands first in each game. */
  List<Standing> find(ProgressListener watch) {
    List<Long> candidates = candidates();
    boolean atStart = fits(ground.start("").board());
    List<Standing> found = new ArrayList<>();
    for (int from = 0; from < candidates.size(); from += Line.AT_ONCE) {
      List<Long> some = candidates.subList(from, Math.min(candidates.size(), from + Line.AT_ONCE));
      // Most games begin alike: where that has the part, their moves need not be read.
      List<Long> left = atStart ? look(some, 0, found) : some;
      if (!left.isEmpty()) {
        var unused = look(left, ALL, found);
      }
      long done = from + some.size();
      if (!watch.goesOn(done, (double) done / candidates.size())) {
        complete = false;
        return found;
      }
    }
    return found;
  }

  /** Looks at the first moves of some games; gives back those in which the part does not stand. */
  private List<Long> look(List<Long> games, int plies, List<Standing> found) {
    List<Long> left = new ArrayList<>();
    for (Line line : database.read(connection -> Line.read(connection, filter, games, plies))) {
      CachedRules rules =
          played.computeIfAbsent(line.options(), options -> grounds.of(variant.key(), options));
      int ply = first(new Replay(rules.start(line.start()), line.moves()));
      if (ply >= 0) {
        found.add(new Standing(line, ply));
      } else {
        left.add(line.id());
      }
    }
    return left;
  }

  private List<Long> candidates() {
    List<long[]> wanted = BloomSignature.wanted(pattern, variant.table(), ground.keys());
    List<Long> candidates = new ArrayList<>();
    database.read(connection -> {
      try (PreparedStatement query =
              connection.prepareStatement("SELECT first, games, bits FROM traces ORDER BY first");
          ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          byte[] bits = rows.getBytes(3);
          for (int game = 0; game < rows.getInt(2); game++) {
            if (BloomSignature.mayHave(bits, game * BloomSignature.BYTES, wanted)) {
              candidates.add(rows.getLong(1) + game);
            }
          }
        }
      }
      return candidates;
    });
    Collections.reverse(candidates);
    return candidates;
  }

  /** After how many moves it stands on the board; -1 if it never does. */
  private int first(Replay replay) {
    do {
      if (fits(replay.board())) {
        return replay.ply();
      }
    } while (replay.next());
    return -1;
  }

  private boolean fits(Board board) {
    for (int spot = 0; spot < cells.length; spot++) {
      if (!fits[spot][board.codeAt(cells[spot])]) {
        return false;
      }
    }
    return pattern.side().isEmpty() || pattern.side().get().ordinal() == board.sideToMove();
  }
}
