package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ProviderType;

/** Looks what is odd about a position that was set up. It asks the kernel, so not on the display thread. */
public final class SetupCheck {
  private static final Pattern SQUARE = Pattern.compile("\\b[0-9]{1,2}[a-y]\\b");

  private SetupCheck() {}

  /** Something odd. */
  @ProviderType
  public sealed interface Finding {
    /** The squares that it is about. */
    List<Square> squares();
  }

  /** It cannot be played on, for the reason that the kernel gives. */
  public record Impossible(String reason, List<Square> squares) implements Finding {}

  /** These pieces could never move again. */
  public record Stuck(List<Square> squares) implements Finding {}

  /** Several of a side's pieces stand on a file of which one only may come from the hand. */
  public record Doubled(Side side, PieceType type, List<Square> squares) implements Finding {}

  /** A side has more of a royal piece than at any start of the game. */
  public record Surplus(Side side, PieceType type, List<Square> squares) implements Finding {}

  /** The side that is not to move is in check. */
  public record Capturable(Side side, List<Square> squares) implements Finding {}

  /** There is nothing to play: the game has ended here. */
  public record Over(Outcome outcome, List<Square> squares) implements Finding {}

  /** What is odd; what makes it impossible comes first, and alone. */
  public static List<Finding> of(Rules rules, Setup setup) {
    Position position;
    try {
      position = Position.of(rules, setup.asStart());
    } catch (IllegalArgumentException e) {
      String reason = String.valueOf(e.getMessage());
      return List.of(new Impossible(reason, squares(reason)));
    }
    List<Finding> findings = new ArrayList<>();
    stuck(rules, setup, findings);
    doubled(rules, setup, findings);
    surplus(rules.table(), setup, findings);
    Side waiting = setup.side().opponent();
    List<Square> checkers = position.checkers(waiting);
    if (!checkers.isEmpty()) {
      TreeSet<Square> squares = new TreeSet<>(checkers);
      squares.addAll(position.royals(waiting));
      findings.add(new Capturable(waiting, List.copyOf(squares)));
    }
    position.outcome().ifPresent(outcome -> findings.add(new Over(outcome, List.of())));
    return findings;
  }

  private static List<Square> squares(String reason) {
    List<Square> squares = new ArrayList<>();
    Matcher matcher = SQUARE.matcher(reason);
    while (matcher.find()) {
      squares.add(Square.parse(matcher.group()));
    }
    return squares;
  }

  private static void stuck(Rules rules, Setup setup, List<Finding> findings) {
    List<Square> squares = setup.pieces().entrySet().stream()
        .filter(
            each -> rules.isStuck(each.getValue().type(), each.getValue().side(), each.getKey()))
        .map(Map.Entry::getKey)
        .toList();
    if (!squares.isEmpty()) {
      findings.add(new Stuck(squares));
    }
  }

  private static void doubled(Rules rules, Setup setup, List<Finding> findings) {
    if (!rules.table().hasHands()) {
      return;
    }
    for (PieceType type : rules.table().pieces()) {
      for (Side side : type.perFile() > 0 ? Side.values() : new Side[0]) {
        for (int file = 1; file <= rules.table().files(); file++) {
          List<Square> squares = onFile(setup, type, side, file);
          if (squares.size() > type.perFile()) {
            findings.add(new Doubled(side, type, squares));
          }
        }
      }
    }
  }

  private static void surplus(VariantTable table, Setup setup, List<Finding> findings) {
    for (PieceType type : table.pieces()) {
      // What can be dropped may have been the other side's.
      boolean stays = type.is(PieceType.Flag.ROYAL) && table.hand().indexOf(type.letter()) < 0;
      for (Side side : stays ? Side.values() : new Side[0]) {
        List<Square> squares = setup.pieces().entrySet().stream()
            .filter(each -> each.getValue().equals(new Piece(type, side)))
            .map(Map.Entry::getKey)
            .toList();
        if (squares.size() > atStart(table, type, side)) {
          findings.add(new Surplus(side, type, squares));
        }
      }
    }
  }

  /** How many a side begins with at most, whichever side of the piece is up. */
  private static long atStart(VariantTable table, PieceType type, Side side) {
    return Stream.concat(Stream.of(table.start()), table.handicaps().stream().map(Handicap::sfen))
        .map(sfen -> Sfen.parse(table, sfen).pieces().values())
        .mapToLong(pieces -> pieces.stream()
            .filter(each -> each.side() == side && each.type().letter() == type.letter())
            .count())
        .max()
        .orElse(0);
  }

  private static List<Square> onFile(Setup setup, PieceType type, Side side, int file) {
    return setup.pieces().entrySet().stream()
        .filter(each -> each.getKey().file() == file
            && each.getValue().side() == side
            && counts(each.getValue().type(), type))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean counts(PieceType there, PieceType type) {
    return there.equals(type)
        || type.is(PieceType.Flag.PER_FILE_PROMOTED)
            && type.promotesTo().filter(there.id()::equals).isPresent();
  }
}
