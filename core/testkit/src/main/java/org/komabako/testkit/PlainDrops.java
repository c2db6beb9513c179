package org.komabako.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Drops;
import org.komabako.position.Rules;

/** Which pieces may be dropped where. */
final class PlainDrops {
  private final Rules rules;
  private final PlainSteps steps;

  PlainDrops(Rules rules, PlainSteps steps) {
    this.rules = rules;
    this.steps = steps;
  }

  /** All drops of the side to move, but for what they mean for kings. */
  List<Move> all(Setup setup) {
    List<Move> drops = new ArrayList<>();
    if (rules.book().drops() instanceof Drops.None) {
      return drops;
    }
    for (PieceType type : setup.hands().getOrDefault(setup.side(), Map.of()).keySet()) {
      for (Square to : rules.layout().squares()) {
        if (!setup.pieces().containsKey(to)) {
          drops.addAll(dropsOn(setup, type, to));
        }
      }
    }
    return drops;
  }

  private static boolean countsOnFile(Piece there, PieceType type, Side side) {
    boolean other = type.is(Flag.PER_FILE_PROMOTED)
        && type.promotesTo().filter(there.type().id()::equals).isPresent();
    return there.side() == side && (there.type().equals(type) || other);
  }

  private List<Move> dropsOn(Setup setup, PieceType type, Square to) {
    Side side = setup.side();
    boolean anywhere =
        rules.book().drops() instanceof Drops.Captured captured && captured.deadSquares();
    boolean stuck = !anywhere && steps.isStuck(type, side, to);
    List<Move> drops = new ArrayList<>();
    long onFile = setup.pieces().entrySet().stream()
        .filter(entry ->
            entry.getKey().file() == to.file() && countsOnFile(entry.getValue(), type, side))
        .count();
    boolean nifu = type.perFile() > 0 && onFile >= type.perFile();
    if (rules.book().drops() instanceof Drops.Reserve reserve) {
      if (!besideFriend(setup, to, reserve.diagonal())) {
        return drops;
      }
      boolean mayPromote =
          reserve.promoteOnDrop() && type.promotesTo().isPresent() && rules.inZone(to, side);
      if (mayPromote && (!stuck || reserve.promotedOnDeadSquare())) {
        drops.add(new Move.Drop(type.id(), to, true));
      }
    }
    if (rules.book().drops() instanceof Drops.Captured captured && captured.eitherSide()) {
      type.promotesTo()
          .filter(id -> anywhere || !steps.isStuck(rules.table().type(id), side, to))
          .ifPresent(id -> drops.add(new Move.Drop(type.id(), to, true)));
    }
    if (!stuck && !nifu) {
      drops.add(new Move.Drop(type.id(), to, false));
    }
    return drops;
  }

  private static boolean besideFriend(Setup setup, Square to, boolean diagonal) {
    return setup.squaresOf(setup.side()).stream().anyMatch(friend -> {
      int files = Math.abs(friend.file() - to.file());
      int ranks = Math.abs(friend.rank() - to.rank());
      return diagonal ? Math.max(files, ranks) == 1 : files + ranks == 1;
    });
  }
}
