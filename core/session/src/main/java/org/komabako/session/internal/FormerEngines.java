package org.komabako.session.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;

/**
 * The engines of a game that comes from a file. Whoever wrote it seated them on his own computer; here a
 * file must start no program. So they become players' names, and it is said that nobody plays on.
 */
final class FormerEngines {
  private FormerEngines() {}

  /** Takes them from their seats; a sentence about each. */
  static List<LocalizedText> leave(Game game) {
    List<LocalizedText> told = new ArrayList<>();
    leave(game, Side.BLACK, Tags.BLACK_ENGINE, Tags.BLACK).ifPresent(told::add);
    leave(game, Side.WHITE, Tags.WHITE_ENGINE, Tags.WHITE).ifPresent(told::add);
    return told;
  }

  private static Optional<LocalizedText> leave(Game game, Side side, String seat, String name) {
    Optional<String> engine =
        Optional.ofNullable(game.tags().get(seat)).map(text -> text.strip().split("\\s+")[0]);
    game.tag(seat, "");
    return engine.map(id -> {
      if (!game.tags().containsKey(name)) {
        game.tag(name, id);
      }
      return Sentence.of(
          FormerEngines.class,
          "formerEngines.wasPlayedEngineSeat",
          side == Side.BLACK
              ? Sentence.of(FormerEngines.class, "formerEngines.black")
              : Sentence.of(FormerEngines.class, "formerEngines.white"),
          id);
    });
  }
}
