package org.komabako.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.position.Position;

/**
 * Judges repetition (sennichite) and perpetual check: what the moves before mean for the places of one tree. The
 * rule is a {@code kernel.rules.Repetition}.
 */
final class History {
  private static final int DECISIVE = 4;

  private final Occurrences occurrences = new Occurrences();

  /** How many moves were counted along, to see that they are few. */
  long steps() {
    return occurrences.steps();
  }

  /** How the game ends at a place: by the position itself, by repetition, or by having no move. */
  Optional<Outcome> outcome(GameNode node) {
    Position position = node.position();
    Optional<Outcome> outcome = position.outcome();
    if (outcome.isPresent()) {
      return outcome;
    }
    Repetition rule = position.rules().book().repetition();
    if (rule instanceof Repetition.Judged judged) {
      return judge(node, judged);
    }
    return rule instanceof Repetition.Forbidden && legalMoves(node).isEmpty()
        ? Optional.of(position.outcomeWithoutMoves())
        : Optional.empty();
  }

  /** The legal moves at a place, without those that repetition forbids. */
  List<Move> legalMoves(GameNode node) {
    List<Move> moves = node.position().legalMoves();
    if (!(node.position().rules().book().repetition() instanceof Repetition.Forbidden rule)
        || isExempt(node.position(), rule)) {
      return moves;
    }
    long[] keys = node.position().keysAfter(moves);
    List<Move> allowed = new ArrayList<>(moves.size());
    for (int i = 0; i < keys.length; i++) {
      if (occurrences.of(node, keys[i]) < rule.occurrence() - 1) {
        allowed.add(moves.get(i));
      }
    }
    return allowed.size() == moves.size() ? moves : List.copyOf(allowed);
  }

  private static boolean isExempt(Position position, Repetition.Forbidden rule) {
    return rule.exemptInCheck() && position.inCheck(position.side());
  }

  /** Why repetition forbids a move that is legal otherwise. */
  Optional<Refusal> forbids(GameNode node, Move move) {
    Position position = node.position();
    if (!(position.rules().book().repetition() instanceof Repetition.Forbidden rule)
        || isExempt(position, rule)) {
      return Optional.empty();
    }
    long key = position.keysAfter(List.of(move))[0];
    int times = occurrences.of(node, key);
    if (times < rule.occurrence() - 1) {
      return Optional.empty();
    }
    GameNode first = node;
    for (GameNode at = node; at != null; at = at.parent().orElse(null)) {
      first = at.position().key() == key ? at : first;
    }
    LocalizedText where = first.ply() == 0
        ? Sentence.of(History.class, "history.start")
        : Sentence.of(History.class, "history.afterMove", first.ply());
    return Optional.of(new Refusal(
        "repetition",
        Sentence.of(
            History.class,
            "history.wouldBringAboutPosition",
            move,
            LocalizedText.of(ordinal(times + 1), times + 1 + "回目"),
            where,
            position.rules().optionText("repetition")),
        List.of(move.to())));
  }

  private static String ordinal(int n) {
    return switch (n) {
      case 2 -> "second";
      case 3 -> "third";
      default -> n + "th";
    };
  }

  private Optional<Outcome> judge(GameNode node, Repetition.Judged rule) {
    long key = node.position().key();
    if (occurrences.of(node, key) < DECISIVE) {
      return Optional.empty();
    }
    List<GameNode> path = node.path();
    int first = 0;
    while (path.get(first).position().key() != key) {
      first++;
    }
    List<GameNode> cycle = path.subList(first + 1, path.size());
    for (Charge charge : rule.charges()) {
      Optional<Side> guilty = guilty(charge, cycle);
      if (guilty.isPresent()) {
        return Optional.of(Outcome.win(guilty.get().opponent(), charge.reason()));
      }
    }
    Reason reason = rule.otherwise();
    return Optional.of(
        switch (reason) {
          case FOURTH_OCCURRENCE -> Outcome.win(node.position().side(), reason);
          case FOURTH_OCCURRENCE_BLACK -> Outcome.win(Side.WHITE, reason);
          default -> Outcome.draw(reason);
        });
  }

  private static Optional<Side> guilty(Charge charge, List<GameNode> cycle) {
    if (charge == Charge.PASSED_FIRST) {
      boolean allPasses =
          cycle.stream().allMatch(node -> node.move().orElseThrow() instanceof Move.Pass);
      return allPasses ? Optional.of(mover(cycle.get(0))) : Optional.empty();
    }
    boolean black = always(charge, cycle, Side.BLACK);
    boolean white = always(charge, cycle, Side.WHITE);
    if (black == white) {
      return Optional.empty();
    }
    return Optional.of(black ? Side.BLACK : Side.WHITE);
  }

  private static Side mover(GameNode node) {
    return node.position().side().opponent();
  }

  private static boolean always(Charge charge, List<GameNode> cycle, Side side) {
    return cycle.stream().filter(node -> mover(node) == side).allMatch(node -> did(charge, node));
  }

  private static boolean did(Charge charge, GameNode node) {
    Square to = node.move().orElseThrow().to();
    return charge == Charge.CHECKED
        ? node.position().inCheck(node.position().side())
        : node.position().attacksSomething(to);
  }
}
