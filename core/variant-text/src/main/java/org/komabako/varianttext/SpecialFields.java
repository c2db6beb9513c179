package org.komabako.varianttext;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.komabako.kernel.rules.SpecialMoves;
import org.komabako.kernel.rules.SpecialMoves.Burning;
import org.komabako.kernel.rules.SpecialMoves.JumpsTake;
import org.komabako.kernel.rules.SpecialMoves.OtherMoves;

/**
 * The words of a rule book for jumps, burning, pieces that turn who takes them into something else, and those that move or
 * promote otherwise than the table says.
 */
final class SpecialFields {
  static final String JUMPS_TAKE = "jumps.take";
  static final String BURNING = "burning";
  static final String BURNING_PROMOTED = "burning.promoted";

  static final String TAKERS_ROYAL = "takers.royal";

  /** What becomes of who takes a piece of which nothing is said. */
  private static final String ITSELF = "itself";

  /** What pieces do of whom nothing else is said. */
  static final String AS_IN_TABLE = "table";

  static final String PIECE = "piece.";
  private static final String MOVES = ".moves";
  private static final String LION = ".lion";
  private static final String PROMOTES = ".promotes";
  private static final String TAKER = ".taker";

  /** What a piece becomes that does not promote. */
  private static final String NOTHING = "no";

  private static final Set<String> ENDS = Set.of(MOVES, LION, PROMOTES, TAKER);

  private SpecialFields() {}

  /** Whether a word says how a piece moves, what it promotes to, or what becomes of who takes it. */
  static boolean isOfPiece(String name) {
    return name.startsWith(PIECE)
        && ENDS.stream().anyMatch(name::endsWith)
        && !id(name).isEmpty();
  }

  /** What such a word stands for where it is left out. */
  static String leftOut(String name) {
    return name.endsWith(TAKER) ? ITSELF : AS_IN_TABLE;
  }

  /** The piece that stands behind a word, as the one that a taker becomes; empty if none does. */
  static Optional<String> pieceBehind(String name, String value) {
    boolean named = isOfPiece(name)
        && (name.endsWith(TAKER)
            ? !value.equals(ITSELF)
            : name.endsWith(PROMOTES) && !Set.of(AS_IN_TABLE, NOTHING).contains(value));
    return named ? Optional.of(value) : Optional.empty();
  }

  /** The piece of such a word. */
  static String id(String name) {
    int end = name.lastIndexOf('.');
    return end > PIECE.length() ? name.substring(PIECE.length(), end) : "";
  }

  static void write(SpecialMoves rules, Map<String, String> words) {
    words.put(JUMPS_TAKE, rules.jumpsTake().name().toLowerCase(Locale.ROOT));
    words.put(BURNING, rules.burning().name().toLowerCase(Locale.ROOT));
    words.put(BURNING_PROMOTED, rules.burnsPromoted() ? "yes" : "no");
    new TreeMap<>(rules.others()).forEach((id, other) -> {
      other.betza().ifPresent(moves -> words.put(PIECE + id + MOVES, moves));
      other.power().ifPresent(power -> words.put(PIECE + id + LION, VariantWriter.lion(power)));
    });
    new TreeMap<>(rules.promotions())
        .forEach((id, becomes) -> words.put(PIECE + id + PROMOTES, becomes.orElse(NOTHING)));
    new TreeMap<>(rules.takers()).forEach((id, becomes) -> words.put(PIECE + id + TAKER, becomes));
    words.put(TAKERS_ROYAL, rules.takersRoyal() ? "yes" : "no");
  }

  /** Reads them; the words with few choices are known to be good. */
  static SpecialMoves read(Map<String, String> words, JumpsTake take, Burning burning) {
    Map<String, OtherMoves> others = new HashMap<>();
    Map<String, Optional<String>> promotions = new HashMap<>();
    Map<String, String> takers = new HashMap<>();
    words.forEach((name, value) -> {
      if (!isOfPiece(name) || value.equals(leftOut(name))) {
        return;
      }
      if (name.endsWith(TAKER)) {
        takers.put(id(name), value);
      } else if (name.endsWith(PROMOTES)) {
        promotions.put(id(name), pieceBehind(name, value));
      } else {
        OtherMoves said = name.endsWith(MOVES)
            ? new OtherMoves(Optional.of(PieceReader.checked(value)), Optional.empty())
            : new OtherMoves(Optional.empty(), Optional.of(PieceReader.lion(value)));
        others.merge(id(name), said, OtherMoves::and);
      }
    });
    boolean promoted = words.getOrDefault(BURNING_PROMOTED, "yes").equals("yes");
    boolean royal = words.getOrDefault(TAKERS_ROYAL, "no").equals("yes");
    return new SpecialMoves(take, burning, promoted, others, promotions, takers, royal);
  }
}
