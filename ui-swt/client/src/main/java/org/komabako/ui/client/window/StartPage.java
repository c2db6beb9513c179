package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.workbench.desk.Desk;

/**
 * The first page: games to play and to continue at the left; at the right, what features add, and files to open.
 * Where there is little room the right column stands below the left one. It scrolls.
 */
final class StartPage {
  /** Below this width there is one column. */
  private static final int WIDE = 1040;
  /** Beyond this width there is air at both sides. */
  private static final int WIDEST = 1560;

  private static final int RIGHT = 388;
  private static final int BETWEEN = 30;

  private final Desk desk;
  private final Contributed contributed;
  private final MainWindow window;
  private final Scroller scroller;
  private final PageFoot foot;
  private final StartGames games;
  private final ContinueList continued;
  private final Composite left;
  private final Composite right;
  private final List<Composite> parts = new ArrayList<>();
  private boolean two;

  StartPage(Composite parent, MainWindow window, Contributed contributed) {
    desk = window.desk();
    this.contributed = contributed;
    this.window = window;
    Composite place = new Composite(parent, SWT.NONE);
    place.setLayout(PageFoot.above());
    scroller = new Scroller(place);
    scroller.control().setData("key", "start");
    scroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    foot = new PageFoot(place, desk);
    Composite page = scroller.content();
    left = column(page);
    games = new StartGames(left, window, this::fit);
    continued = new ContinueList(left, window, this::fit);
    right = column(page);
    right.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    scroller.control().addListener(SWT.Resize, e -> fit());
    Runnable stop = window.listenToContributions(() -> desk.gate().send(parts, this::contribute));
    page.addDisposeListener(e -> stop.run());
    contribute();
    desk.messages().onChange(page, this::fill);
  }

  private Composite column(Composite page) {
    Composite column = new Composite(page, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = desk.look().measures().of(10);
    layout.horizontalSpacing = layout.verticalSpacing;
    column.setLayout(layout);
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, false, false));
    return column;
  }

  /** It is looked at again: games may have gone on meanwhile. */
  void looked() {
    continued.fill();
  }

  /** Where the keyboard begins. */
  Control begin() {
    return games.first().orElse(right);
  }

  /** Offers these closed games. */
  void show(List<RecentGames.Entry> entries) {
    if (!scroller.control().isDisposed()) {
      continued.show(entries);
    }
  }

  /** Variants may have come or gone, or the language has changed. */
  void fill() {
    games.fill();
    continued.fill();
    foot.say(
        window.isStarting()
            ? ""
            : desk.messages().get("start.status", window.cards().size()),
        desk.messages().get("window.title") + " " + desk.version());
    fit();
  }

  /** Features have come or gone. */
  private void contribute() {
    if (right.isDisposed()) {
      return;
    }
    for (Control old : right.getChildren()) {
      old.dispose();
    }
    parts.clear();
    for (int at = 0; at < contributed.startParts(); at++) {
      Composite place = column(right);
      place.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
      place.addListener(SWT.Show, e -> fit());
      place.addListener(SWT.Hide, e -> fit());
      parts.add(place);
      contributed.makeStartPart(at, place);
    }
    if (desk.actions().find("game.open").isPresent()) {
      open(column(right));
    }
    games.fill();
    fit();
  }

  /** A place that says what may be dropped; all of the window takes it. */
  private void open(Composite place) {
    place.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    StartPage.head(place, desk, "start.open");
    DropPlace drop = new DropPlace(place, desk.look());
    Label words = new Label(drop, SWT.WRAP | SWT.CENTER);
    Look.faint(words);
    words.setLayoutData(new GridData(SWT.FILL, SWT.BOTTOM, true, true));
    desk.messages().bind(words, words::setText, "start.drop");
    Button file = link(drop, desk, "start.open-file", () -> {
      var unused = desk.actions().run("game.open");
    });
    file.setLayoutData(new GridData(SWT.CENTER, SWT.TOP, true, true));
  }

  /** The head of a part. */
  static Label head(Composite parent, Desk desk, String key) {
    Label head = new Label(parent, SWT.NONE);
    head.setFont(desk.look().bold());
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.verticalIndent = desk.look().measures().gap();
    head.setLayoutData(place);
    desk.messages().bind(head, head::setText, key);
    return head;
  }

  /** A button like a link. */
  static Button link(Composite parent, Desk desk, String key, Runnable action) {
    Button button = new Button(parent, SWT.PUSH | SWT.FLAT);
    Look.link(button);
    button.setData("key", key);
    button.addListener(SWT.Selection, e -> action.run());
    if (!key.isEmpty()) {
      desk.messages().bind(button, button::setText, key);
    }
    return button;
  }

  /** Shares the width, and gives the page the height that it needs then. */
  private void fit() {
    if (scroller.control().isDisposed()) {
      return;
    }
    Measures measures = desk.look().measures();
    int all =
        scroller.control().getSize().x - scroller.control().getVerticalBar().getSize().x;
    if (all <= 0) {
      return;
    }
    two = all >= measures.of(WIDE);
    int margin = Math.max(measures.of(two ? 34 : 16), (all - measures.of(WIDEST)) / 2);
    int between = measures.of(BETWEEN);
    int side = Math.min(measures.of(RIGHT), all * 29 / 100);
    GridLayout layout = (GridLayout) scroller.content().getLayout();
    layout.numColumns = two ? 2 : 1;
    layout.marginLeft = margin;
    layout.marginRight = margin;
    layout.marginTop = measures.of(two ? 22 : 10);
    layout.marginBottom = margin;
    layout.horizontalSpacing = between;
    layout.verticalSpacing = between;
    int width = two ? all - 2 * margin - between - side : all - 2 * margin;
    ((GridData) left.getLayoutData()).widthHint = width;
    GridLayout features = (GridLayout) right.getLayout();
    features.numColumns = two ? 1 : 2;
    features.makeColumnsEqualWidth = !two;
    features.verticalSpacing = measures.of(two ? 14 : 10);
    games.fit(width, two);
    scroller.fit();
  }
}
