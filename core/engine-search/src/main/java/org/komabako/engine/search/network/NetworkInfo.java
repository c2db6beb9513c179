package org.komabako.engine.search.network;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;

/**
 * What is known of a network: which board and pieces it was made for, and how.
 *
 * @param variant the key of the variant that it was trained for
 * @param files of the board
 * @param ranks of the board
 * @param pieces the ids of all kinds of piece, in the order of the table
 * @param chanceUnit how many hundredths of a pawn, as a search with it counts them, make a chance of 73 in 100 to win
 * @param besideRoyal how much danger to the only royal piece the hand-made evaluation that it corrects sees in each attack on a square
 *     beside that piece; 0 if none
 * @param made when it was, to the minute; empty if that is not known
 * @param origin how it was made, one line: rounds, positions, digest of the data, match that let it in
 */
public record NetworkInfo(
    String variant,
    int files,
    int ranks,
    List<String> pieces,
    int chanceUnit,
    int besideRoyal,
    Optional<Instant> made,
    String origin) {
  /**
   * What is taken for the chance unit where it was not measured, also without a network. The hand-made evaluation has 525 to 4,720
   * in six variants.
   */
  public static final int USUAL_CHANCE_UNIT = 1200;

  /** Keeps a copy of the ids. */
  public NetworkInfo {
    pieces = List.copyOf(pieces);
    made = made.map(instant -> instant.truncatedTo(ChronoUnit.MINUTES));
  }

  /** For a table; what its values mean was not measured. */
  public static NetworkInfo of(VariantTable table, int besideRoyal, String origin) {
    return new NetworkInfo(
        table.key(),
        table.files(),
        table.ranks(),
        table.pieces().stream().map(PieceType::id).toList(),
        USUAL_CHANCE_UNIT,
        besideRoyal,
        Optional.empty(),
        origin);
  }

  /** Whether a network for it says something of positions of a table: board and pieces are the same. */
  public boolean fits(VariantTable table) {
    return files == table.files()
        && ranks == table.ranks()
        && pieces.equals(table.pieces().stream().map(PieceType::id).toList());
  }
}
