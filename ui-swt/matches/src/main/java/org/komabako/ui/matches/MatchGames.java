package org.komabako.ui.matches;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchStatus;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/** The games of a match that have ended; a double click or Enter opens one on the board. */
final class MatchGames {
  private static final List<Listing.Column> COLUMNS = List.of(
      new Listing.Column("match.game.number", 46),
      new Listing.Column("match.game.result", 84),
      new Listing.Column("match.game.end", 156),
      new Listing.Column("match.game.plies", 52),
      new Listing.Column("match.game.time", 64));

  private final Desk desk;
  private final Messages messages;
  private final MatchWords words;
  private final TaskRunner errands;
  private final Consumer<String> opened;
  private final Listing<GameResult> list;
  private final Button open;
  private Optional<MatchStatus> match = Optional.empty();

  /**
   * An empty list.
   *
   * @param opened takes a word about a game that is on the board now
   */
  MatchGames(
      Composite parent,
      ListWindow frame,
      Desk desk,
      MatchWords words,
      TaskRunner errands,
      Consumer<String> opened) {
    this.desk = desk;
    this.words = words;
    this.errands = errands;
    this.opened = opened;
    messages = desk.messages();
    Group group = frame.group(parent, "match.games", 200);
    list = new Listing<>(group, messages, GameResult::number, COLUMNS);
    open = frame.button(ListWindow.column(group), "match.game.open", this::open);
    list.control().addListener(SWT.Selection, e -> enable());
    list.control().addListener(SWT.DefaultSelection, e -> open());
  }

  /** Shows the games of a match, or none. */
  void show(Optional<MatchReport> report) {
    match = report.map(MatchReport::status);
    list.show(report.map(MatchReport::games).orElse(List.of()), this::row);
    enable();
  }

  private List<String> row(GameResult game) {
    return List.of(
        String.valueOf(game.number()),
        words.result(game),
        words.end(game.end()),
        String.valueOf(game.plies()),
        messages.get(
            "match.game.seconds", MatchWords.decimal("%.1f", game.time().toMillis() / 1000.0)));
  }

  private void enable() {
    open.setEnabled(!errands.busy() && list.chosen().isPresent());
  }

  private void open() {
    if (!errands.busy()) {
      match.ifPresent(status -> list.chosen().ifPresent(game -> open(status, game)));
    }
  }

  /** With the names of its players. */
  private void open(MatchStatus status, GameResult game) {
    String first = words.player(status.request().first());
    String second = words.player(status.request().second());
    String number = String.valueOf(game.number());
    errands.run(messages.get("match.what.game", number, status.id()), () -> {
      Games service = desk.services()
          .games()
          .orElseThrow(() -> new IllegalStateException(messages.get("window.games-away")));
      LiveGame live = service.open(status.folder().resolve(game.file()));
      Side side = game.firstSide();
      live.change(opened -> {
        opened.tag(Tags.player(side), first);
        opened.tag(Tags.player(side.opponent()), second);
        return true;
      });
      desk.gate().send(() -> opened.accept(messages.get("match.aside", number, status.id())));
      return Notification.done("match.opened", number, status.id());
    });
  }
}
