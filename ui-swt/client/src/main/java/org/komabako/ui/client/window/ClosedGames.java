package org.komabako.ui.client.window;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.session.LiveGame;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.game.GameNotes;
import org.komabako.ui.workbench.game.GameView;

/** Games are closed, and those that were closed last are opened again or forgotten. */
final class ClosedGames {
  private final MainWindow window;
  private final Desk desk;
  private final MessageBar notices;
  private final RecentGames recent;
  private List<RecentGames.Entry> known = List.of();

  /** @param notices tells of a game that was closed how it comes back */
  ClosedGames(MainWindow window, MessageBar notices) {
    this.window = window;
    this.notices = notices;
    desk = window.desk();
    recent = new RecentGames(desk.data().resolve("recent"));
  }

  /** Looks which there are; for the lane of the window. */
  List<RecentGames.Entry> look() {
    return recent.list();
  }

  /** There are these now. */
  void show(List<RecentGames.Entry> now) {
    known = now;
  }

  /** The games that were closed last, the last one first. */
  List<RecentGames.Entry> list() {
    return known;
  }

  /** Closes a game; it is gone from the console too. It is told how it comes back. */
  void close(GameView view) {
    LiveGame game = view.model().live();
    String name = GameTitles.name(desk, view.model()).orElse("");
    Map<String, String> notes = GameNotes.all(desk.settings(), game.id());
    window.withGames(service -> {
      Optional<RecentGames.Entry> kept = recent.keep(service, game, name, notes);
      service.close(game);
      kept.ifPresent(entry -> desk.gate().send(() -> offer(entry)));
    });
  }

  private void offer(RecentGames.Entry entry) {
    notices.say(
        desk.messages().get("window.closed", title(entry)), "window.reopen", () -> reopen(entry));
  }

  /** What a closed game was called, else its variant. */
  String title(RecentGames.Entry entry) {
    return entry.name().isEmpty() ? window.variantName(entry.variant()) : entry.name();
  }

  /** Opens a closed game again, as it was. */
  void reopen(RecentGames.Entry entry) {
    window.withGames(service -> {
      if (Files.exists(entry.file())) {
        RecentGames.Reopened again = recent.open(service, entry);
        GameNotes.take(desk.settings(), again.game().id(), again.notes());
        // The list is another now; the game may have been told of before the file was gone.
        window.follow();
      }
    });
  }

  /** Deletes a closed game, after a question. */
  void askForgetting(RecentGames.Entry entry) {
    Question.ask(
        window.shell(),
        desk,
        "forget",
        desk.messages().get("ask.forget.question", title(entry)),
        () -> window.background(() -> {
          RecentGames.forget(entry);
          window.follow();
        }));
  }

  /** Opens a second game that is the same as another one now. */
  void duplicate(GameView view) {
    LiveGame game = view.model().live();
    window.withGames(service -> {
      LiveGame second = recent.copy(service, game);
      GameNotes.copy(desk.settings(), game.id(), second.id());
    });
  }
}
