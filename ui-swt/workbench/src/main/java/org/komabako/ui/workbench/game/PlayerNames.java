package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.SafeText;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.opponents.EngineCard;

/** Who plays a game, as it says or as the window noted before names were part of games. */
public final class PlayerNames {
  /** As an engine is called in the record of a game, whatever the language. */
  private static final Pattern ENGINE = Pattern.compile("(.+), level ([0-9]{1,3})");

  private PlayerNames() {}

  /** The name of a side's player, that of an engine in the language of the window; empty for none. */
  public static String of(Desk desk, GameModel model, Side side) {
    String said = model.tags().getOrDefault(Tags.player(side), "");
    return of(
        desk.messages(),
        desk.engines().cards(),
        SafeText.line(
            said.isEmpty()
                ? desk.settings().get(GameNotes.player(model.live().id(), side))
                : said));
  }

  static String of(Messages messages, List<EngineCard> cards, String name) {
    Matcher words = ENGINE.matcher(name);
    if (!words.matches()) {
      return name;
    }
    String engine = cards.stream()
        .map(EngineCard::name)
        .filter(each -> each.in(Locale.ENGLISH).equals(words.group(1)))
        .findFirst()
        .map(messages::of)
        .orElse(words.group(1));
    return messages.get("engine.with-level", engine, words.group(2));
  }
}
