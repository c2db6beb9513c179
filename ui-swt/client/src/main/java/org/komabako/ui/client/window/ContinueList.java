package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.GameView;

/** The games that can be gone on with: those that are open, and those that were closed last. */
final class ContinueList {
  private final MainWindow window;
  private final Desk desk;
  private final Messages messages;
  private final Runnable resized;
  private final Composite rows;
  private final Label none;
  private final ClosedBoards boards;
  private List<RecentGames.Entry> closed = List.of();
  private List<ContinueRow.Entry> shown = List.of();

  /** @param resized run when it has become higher or lower */
  ContinueList(Composite parent, MainWindow window, Runnable resized) {
    this.window = window;
    this.resized = resized;
    desk = window.desk();
    messages = desk.messages();
    Label head = StartPage.head(parent, desk, "start.continue");
    ((GridData) head.getLayoutData()).verticalIndent = desk.look().measures().air();
    none = new Labels(desk).sentence(parent, 1, () -> messages.get("start.continue.none"));
    rows = new Composite(parent, SWT.NONE);
    rows.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = 0;
    rows.setLayout(layout);
    boards = new ClosedBoards(desk, this::fill);
    window.listenToViews(view -> view.model().listen(() -> {
      if (!rows.isDisposed() && rows.isVisible()) {
        desk.gate().send(this, this::fill);
      }
    }));
  }

  /** Offers these closed games. */
  void show(List<RecentGames.Entry> entries) {
    closed = entries;
    fill();
  }

  /** Games, their names, or the language may have changed. */
  void fill() {
    if (rows.isDisposed()) {
      return;
    }
    List<ContinueRow.Entry> now = new ArrayList<>();
    window.all().forEach(view -> now.add(open(view)));
    boards.keepOnly(closed);
    closed.forEach(each -> now.add(closed(each)));
    if (now.equals(shown) && rows.getChildren().length == now.size()) {
      return;
    }
    shown = List.copyOf(now);
    for (Control old : rows.getChildren()) {
      old.dispose();
    }
    for (int at = 0; at < now.size(); at++) {
      new ContinueRow(rows, desk, now.get(at), at == 0, at == now.size() - 1);
    }
    ((GridData) none.getLayoutData()).exclude = !now.isEmpty();
    none.setVisible(now.isEmpty());
    resized.run();
  }

  private ContinueRow.Entry open(GameView view) {
    Optional<Snapshot> snapshot = view.model().snapshot();
    String id = view.model().live().id();
    return new ContinueRow.Entry(
        id,
        snapshot,
        GameTitles.variant(desk, view.model()),
        GameTitles.name(desk, view.model()).orElse(""),
        snapshot.map(each -> state(each.line().size(), snapshot)).orElse(""),
        messages.get("start.is-open"),
        () -> window.look(id),
        menu -> {
          menu.item("context.open", () -> window.look(id));
          menu.action("game.new", view.model().live().variant());
          menu.line();
          menu.item("action.game.close", () -> window.closedGames().close(view));
        });
  }

  private ContinueRow.Entry closed(RecentGames.Entry entry) {
    Optional<ClosedBoards.Seen> seen =
        window.card(entry.variant()).flatMap(card -> boards.of(entry, card));
    return new ContinueRow.Entry(
        entry.file().toString(),
        seen.map(ClosedBoards.Seen::board),
        window.variantName(entry.variant()),
        entry.name(),
        state(entry.moves(), seen.map(ClosedBoards.Seen::board)),
        new DayWords(messages).say(entry.closed()),
        () -> window.closedGames().reopen(entry),
        menu -> {
          menu.item("closed.open", () -> window.closedGames().reopen(entry));
          menu.action("game.new", entry.variant());
          menu.line();
          menu.item("context.forget", () -> window.closedGames().askForgetting(entry));
        });
  }

  private String state(long moves, Optional<Snapshot> board) {
    String move = messages.get("start.move", moves);
    return board
        .flatMap(Snapshot::outcome)
        .map(end -> OutcomeWords.of(messages, end, board.map(Snapshot::position)))
        .map(words -> messages.get("start.ended", move, words))
        .orElse(move);
  }
}
