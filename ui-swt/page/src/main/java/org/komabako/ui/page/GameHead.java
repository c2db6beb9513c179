package org.komabako.ui.page;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;

/** What stands above a game on a page: its title, and what is known of it. All is safe to show. */
public final class GameHead {
  private GameHead() {}

  /** Its title, else its event, else who plays, else its variant. */
  public static String title(Game game, Locale language) {
    return tag(game, Tags.TITLE).or(() -> tag(game, Tags.EVENT)).orElseGet(() -> {
      String players = Stream.of(Side.BLACK, Side.WHITE)
          .flatMap(side -> Tags.player(game, side).stream())
          .map(SafeText::line)
          .collect(Collectors.joining(" – "));
      return players.isEmpty() ? variant(game, language) : players;
    });
  }

  /** The name of its variant. */
  public static String variant(Game game, Locale language) {
    return SafeText.line(game.rules().table().name().in(language));
  }

  /** A tag as a line; empty if it says nothing. */
  public static Optional<String> tag(Game game, String name) {
    return Optional.ofNullable(game.tags().get(name))
        .map(SafeText::line)
        .filter(value -> !value.isBlank());
  }
}
