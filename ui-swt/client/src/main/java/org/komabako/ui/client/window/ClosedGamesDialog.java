package org.komabako.ui.client.window;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** The games that were closed last, each of which can be opened again. */
final class ClosedGamesDialog {
  private final MainWindow window;
  private final Frame frame;
  private final Listing<RecentGames.Entry> games;

  ClosedGamesDialog(MainWindow window) {
    this.window = window;
    Desk desk = window.desk();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "closed.title");
    frame.body().setLayout(new GridLayout(1, false));
    List<RecentGames.Entry> all = window.closedGames().list();
    if (all.isEmpty()) {
      var unused =
          new Labels(desk).sentence(frame.body(), 1, () -> desk.messages().get("closed.none"));
    }
    games = new Listing<>(
        frame.body(),
        desk.messages(),
        RecentGames.Entry::file,
        List.of(
            new Listing.Column("closed.name", 240),
            new Listing.Column("closed.variant", 130),
            new Listing.Column("closed.moves", 70),
            new Listing.Column("closed.when", 180)));
    games.show(all, this::row);
    frame.button("closed.close", frame.shell()::close);
    Button open = frame.button("closed.open", this::reopen);
    frame.shell().setDefaultButton(open);
    games
        .control()
        .addListener(SWT.Selection, e -> open.setEnabled(games.chosen().isPresent()));
    games.control().addListener(SWT.DefaultSelection, e -> reopen());
    if (!all.isEmpty()) {
      games.choose(all.get(0).file());
    }
    open.setEnabled(games.chosen().isPresent());
  }

  private List<String> row(RecentGames.Entry entry) {
    Desk desk = window.desk();
    DateTimeFormatter format = DateTimeFormatter.ofLocalizedDateTime(
            FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(desk.messages().language())
        .withZone(ZoneId.systemDefault());
    return List.of(
        window.closedGames().title(entry),
        window.variantName(entry.variant()),
        String.valueOf(entry.moves()),
        format.format(entry.closed()));
  }

  private void reopen() {
    games.chosen().ifPresent(window.closedGames()::reopen);
    frame.shell().close();
  }

  void open() {
    frame.open(680, 360);
    games.control().setFocus();
  }
}
