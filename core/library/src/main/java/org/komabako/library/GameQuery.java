package org.komabako.library;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.osgi.annotation.versioning.ProviderType;

/**
 * What to find. Texts are parts of what is searched for, small and large letters alike.
 *
 * @param player who played, as either side or as {@code side}
 * @param side as whom the player played
 * @param variant the key
 * @param rules a rule set, or an option as {@code name=value}
 * @param event the tournament or the occasion
 * @param from not before this day, like {@code 2026-11-21}, {@code 2026-11} or {@code 2026}
 * @param to not after this day
 * @param result who won
 * @param board what stood on the board
 * @param first how many of those found are passed over
 * @param most how many are told
 */
public record GameQuery(
    Optional<String> player,
    Optional<Side> side,
    Optional<String> variant,
    Optional<String> rules,
    Optional<String> event,
    Optional<String> from,
    Optional<String> to,
    Optional<Winner> result,
    Optional<Board> board,
    int first,
    int most) {

  /** How many are told if nothing is said. */
  public static final int USUAL = 50;

  /** All games. */
  public static final GameQuery ALL = new GameQuery(
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      0,
      USUAL);

  /** Something that can be asked of the board. */
  @ProviderType
  public sealed interface Board {
    /** The variant that it is about. */
    String variant();
  }

  /**
   * The board, the hands and the side to move are those of a position, anywhere in the main line.
   *
   * @param position the position, under any rules of its variant
   */
  public record At(Position position) implements Board {
    @Override
    public String variant() {
      return position.rules().table().key();
    }
  }

  /**
   * The game begins with moves.
   *
   * @param start the position before them
   * @param moves legal ones, one after the other
   */
  public record Opening(Position start, List<Move> moves) implements Board {
    /** Keeps an own copy. */
    public Opening {
      moves = List.copyOf(moves);
    }

    @Override
    public String variant() {
      return start.rules().table().key();
    }
  }

  /**
   * A part of the board, anywhere in the main line.
   *
   * @param game the variant
   * @param pattern the part
   */
  public record Part(Variant game, PiecePattern pattern) implements Board {
    @Override
    public String variant() {
      return game.key();
    }
  }

  /** The same with a player. */
  public GameQuery by(String name) {
    return new GameQuery(
        Optional.of(name), side, variant, rules, event, from, to, result, board, first, most);
  }

  /** The same in games of a variant, by its key. */
  public GameQuery of(String key) {
    return new GameQuery(
        player, side, Optional.of(key), rules, event, from, to, result, board, first, most);
  }

  /** The same with something on the board. */
  public GameQuery with(Board asked) {
    return new GameQuery(
        player, side, variant, rules, event, from, to, result, Optional.of(asked), first, most);
  }

  /** The same with other results told. */
  public GameQuery page(int passed, int told) {
    return new GameQuery(
        player, side, variant, rules, event, from, to, result, board, passed, told);
  }
}
