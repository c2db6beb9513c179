package org.komabako.kernel.rules;

import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;

/**
 * What the options of a game say of pieces that jump over others, that burn, that turn who takes them into something
 * else, and that move or promote otherwise than their row in the table.
 *
 * @param jumpsTake what a piece may take that jumps over others
 * @param burning when a piece that burns does so
 * @param burnsPromoted whether a piece burns with the move by which it becomes one that does
 * @param others by id of a piece: how it moves instead
 * @param promotions by id of a piece: the id of what it becomes instead when it promotes; empty if it does not promote
 * @param takers by id of a piece: the id of what becomes of the piece that takes it, on its own side; it does not promote
 *     with that move. Of several that it takes the last counts
 * @param takersRoyal whether that happens to a royal piece too
 */
public record SpecialMoves(
    JumpsTake jumpsTake,
    Burning burning,
    boolean burnsPromoted,
    Map<String, OtherMoves> others,
    Map<String, Optional<String>> promotions,
    Map<String, String> takers,
    boolean takersRoyal) {
  /** What a piece may take that jumps over others. */
  public enum JumpsTake {
    /** Anything that it does not jump over. */
    ANY,
    /** What ranks lower than itself. */
    LOWER
  }

  /** When the enemies beside a piece that burns are gone. */
  public enum Burning {
    /**
     * After its own move; and what comes to stand beside it is gone itself, which goes first: then it burns nothing.
     */
    BOTH,
    /** After its own move only. */
    OWN_MOVE
  }

  /**
   * How a piece moves under some options.
   *
   * @param betza as {@code PieceType#betza}; empty if that stays
   * @param power as {@code PieceType#lionPower}; empty if that stays
   */
  public record OtherMoves(Optional<String> betza, Optional<LionPower> power) {
    /** What is said here, and what another says where nothing is. */
    public OtherMoves and(OtherMoves other) {
      return new OtherMoves(betza.or(other::betza), power.or(other::power));
    }

    PieceType of(PieceType type) {
      return type.moving(betza.orElse(type.betza()), power.orElse(type.lionPower()));
    }
  }

  /** All as the table says. */
  public static final SpecialMoves USUAL =
      new SpecialMoves(JumpsTake.ANY, Burning.BOTH, true, Map.of(), Map.of(), Map.of(), false);

  /** Keeps an own copy. */
  public SpecialMoves {
    others = Map.copyOf(others);
    promotions = Map.copyOf(promotions);
    takers = Map.copyOf(takers);
  }

  /** A table with the moves and promotions that these rules say. */
  public VariantTable in(VariantTable table) {
    return others.isEmpty() && promotions.isEmpty()
        ? table
        : table.withPieces(table.pieces().stream().map(this::of).toList());
  }

  private PieceType of(PieceType type) {
    OtherMoves other = others.get(type.id());
    PieceType moved = other == null ? type : other.of(type);
    Optional<String> becomes = promotions.get(type.id());
    return becomes == null ? moved : moved.promoting(becomes);
  }
}
