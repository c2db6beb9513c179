package org.komabako.formats;

import java.util.List;
import java.util.stream.Stream;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;

/**
 * A game that was read.
 *
 * @param game the game
 * @param warnings what the file says and the game cannot hold, or what was read other than written
 */
public record ReadGame(Game game, List<LocalizedText> warnings) {
  /** Keeps an own copy. */
  public ReadGame {
    warnings = List.copyOf(warnings);
  }

  /** The same with another warning. */
  ReadGame warned(LocalizedText warning) {
    return new ReadGame(
        game, Stream.concat(warnings.stream(), Stream.of(warning)).toList());
  }
}
