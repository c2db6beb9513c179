package org.komabako.ui.client.window;

import java.util.Optional;
import java.util.Set;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.workbench.game.GameNotes;

/** The games that there were when it was looked last: what was noted of those that were closed since is forgotten. */
final class NotedGames {
  private final Settings settings;

  /** Empty before it was looked for the first time. */
  private Optional<Set<String>> known = Optional.empty();

  NotedGames(Settings settings) {
    this.settings = settings;
  }

  /** These are open now. One that this list did not know yet may have notes already. */
  void now(Set<String> open) {
    if (known.isEmpty()) {
      GameNotes.keepOnly(settings, open);
    }
    known.ifPresent(before -> before.stream()
        .filter(id -> !open.contains(id))
        .forEach(id -> GameNotes.forget(settings, id)));
    known = Optional.of(open);
  }
}
