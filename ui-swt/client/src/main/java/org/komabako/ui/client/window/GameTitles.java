package org.komabako.ui.client.window;

import java.util.Optional;
import org.komabako.base.SafeText;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameNotes;
import org.komabako.ui.workbench.game.PlayerNames;

/** What a game is called: as the user named it, else by its players, else by its variant. */
final class GameTitles {
  private GameTitles() {}

  static String of(Desk desk, GameModel model) {
    return name(desk, model).orElseGet(() -> variant(desk, model));
  }

  /** As the user named it, else by its players; empty if nobody is named. */
  static Optional<String> name(Desk desk, GameModel model) {
    return given(desk, model).or(() -> players(desk, model));
  }

  /** As the user named it, else by its variant and its players; empty if nobody is named. */
  static Optional<String> tab(Desk desk, GameModel model) {
    return given(desk, model)
        .or(() -> players(desk, model)
            .map(players ->
                desk.messages().get("window.tab.players", variant(desk, model), players)));
  }

  private static Optional<String> given(Desk desk, GameModel model) {
    String said = model.tags().getOrDefault(Tags.TITLE, "");
    String given = SafeText.line(
        said.isEmpty() ? desk.settings().get(GameNotes.title(model.live().id())) : said);
    return Optional.of(given).filter(each -> !each.isEmpty());
  }

  private static Optional<String> players(Desk desk, GameModel model) {
    String black = PlayerNames.of(desk, model, Side.BLACK);
    String white = PlayerNames.of(desk, model, Side.WHITE);
    return black.isEmpty() && white.isEmpty()
        ? Optional.empty()
        : Optional.of(desk.messages()
            .get(
                "window.players",
                black.isEmpty() ? desk.messages().get("window.black") : black,
                white.isEmpty() ? desk.messages().get("window.white") : white));
  }

  /** What the variant is called, as it begins a line; its key while it is not installed. */
  static String variant(Desk desk, GameModel model) {
    return model
        .snapshot()
        .map(each -> each.position().rules().table())
        .or(() -> desk.services().variants().stream()
            .map(Variant::table)
            .filter(table -> table.key().equals(model.live().variant()))
            .findFirst())
        .map(table -> desk.messages().title(table.name()))
        .orElse(model.live().variant());
  }
}
