package org.komabako.ui.client.window;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** What is seen while no game is open: how to begin one, and those that were closed last. */
final class StartPage {
  private static final int WIDTH = 420;

  private final Desk desk;
  private final Labels labels;
  private final Composite page;
  private final Composite recent;
  private final Button begin;
  private final Consumer<RecentGames.Entry> open;
  private final MainWindow window;
  private List<RecentGames.Entry> shown = List.of();

  /** @param open takes the recent game that is chosen */
  StartPage(Composite parent, MainWindow window, Consumer<RecentGames.Entry> open) {
    this.window = window;
    this.open = open;
    desk = window.desk();
    labels = new Labels(desk);
    page = new Composite(parent, SWT.NONE);
    page.setLayout(new GridLayout(1, false));
    Composite middle = new Composite(page, SWT.NONE);
    GridData place = new GridData(SWT.CENTER, SWT.CENTER, true, true);
    place.widthHint = WIDTH;
    middle.setLayoutData(place);
    GridLayout layout = new GridLayout(1, false);
    layout.verticalSpacing = 10;
    middle.setLayout(layout);
    Label title = new Label(middle, SWT.NONE);
    title.setFont(desk.look().large());
    desk.messages().bind(title, title::setText, "window.title");
    var unused = labels.sentence(middle, 1, () -> desk.messages().get("start.welcome"));
    begin = new Button(middle, SWT.PUSH);
    begin.setData("key", "start.new");
    begin.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
    desk.messages().bind(begin, begin::setText, "start.new");
    begin.addListener(SWT.Selection, e -> {
      var unusedDone = desk.actions().run("game.new");
    });
    recent = new Composite(middle, SWT.NONE);
    recent.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout rows = new GridLayout(1, false);
    rows.marginWidth = 0;
    recent.setLayout(rows);
    desk.messages().onChange(page, this::fill);
  }

  Control control() {
    return page;
  }

  /** The button that begins a game. */
  Control begin() {
    return begin;
  }

  /** Offers these closed games. */
  void show(List<RecentGames.Entry> entries) {
    if (!page.isDisposed() && !entries.equals(shown)) {
      shown = entries;
      fill();
    }
  }

  /** What may be taken for a link in a name is none. */
  private String title(RecentGames.Entry entry) {
    return window.title(entry).replace("&", "&&").replace("<", "‹").replace(">", "›");
  }

  /** Names of variants may have come, or the language has changed. */
  void fill() {
    for (Control old : recent.getChildren()) {
      old.dispose();
    }
    if (!shown.isEmpty()) {
      var unused = labels.head(recent, 1, "start.recent");
    }
    DateTimeFormatter format = DateTimeFormatter.ofLocalizedDateTime(
            FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(desk.messages().language())
        .withZone(ZoneId.systemDefault());
    for (RecentGames.Entry entry : shown) {
      Link link = new Link(recent, SWT.NONE);
      link.setData("key", "start.recent");
      link.setText(desk.messages()
          .get("start.entry", title(entry), entry.moves(), format.format(entry.closed())));
      link.addListener(SWT.Selection, e -> open.accept(entry));
    }
    page.layout(true, true);
  }
}
