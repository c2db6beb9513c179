package org.komabako.ui.preferences;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.SettingFields;

/**
 * The user's choices, page by page. It lies beside the game and does not stop it: each choice is seen
 * on the board at once, and kept.
 */
public final class PreferencesDialog {
  private static final String SHELL = "preferences";
  /** The width of the list of pages, in points; more where a title needs it. */
  private static final int LEAST = 140;

  private static final Setting<Integer> PAGE = Setting.number("preferences.page", 0);

  private final Workbench window;
  private final Desk desk;
  private final Frame frame;
  private final org.eclipse.swt.widgets.List titles;
  private final Composite stage;
  private final StackLayout stack = new StackLayout();
  private List<PreferencePage> all = List.of();
  /** Those that were looked at: a page is made when it is wanted. */
  private final Map<PreferencePage, Scroller> pages = new HashMap<>();

  private PreferencesDialog(Workbench window) {
    this.window = window;
    desk = window.desk();
    frame = new Frame(window.shell(), SWT.MODELESS, desk, "preferences.title");
    frame.shell().setData(SHELL, true);
    Composite body = frame.body();
    GridLayout columns = new GridLayout(2, false);
    columns.marginWidth = 0;
    columns.marginHeight = 0;
    columns.horizontalSpacing = 16;
    body.setLayout(columns);
    titles = new org.eclipse.swt.widgets.List(body, SWT.SINGLE | SWT.BORDER);
    titles.setData("key", "preferences.pages");
    titles.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
    stage = new Composite(body, SWT.NONE);
    stage.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    stage.setLayout(stack);
    titles.addListener(SWT.Selection, e -> show(titles.getSelectionIndex()));
    desk.messages().onChange(titles, this::fill);
    Runnable stop = window.listenToContributions(() -> {
      // Piece sets and themes may be others, too.
      pages.values().forEach(page -> page.control().dispose());
      pages.clear();
      fill();
      show(titles.getSelectionIndex());
    });
    titles.addDisposeListener(e -> stop.run());
    frame.shell().setDefaultButton(frame.button("preferences.close", frame.shell()::close));
    show(desk.settings().get(PAGE));
  }

  /** Names the pages that there are now. */
  private void fill() {
    int chosen = titles.getSelectionIndex();
    all = window.preferencePages();
    titles.setItems(all.stream().map(page -> page.title(desk.messages())).toArray(String[]::new));
    titles.select(Math.max(0, Math.min(all.size() - 1, chosen)));
    ((GridData) titles.getLayoutData()).widthHint =
        Math.max(desk.look().measures().of(LEAST), titles.computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
    titles.requestLayout();
    pages.values().forEach(Scroller::fit);
  }

  private void show(int wanted) {
    if (all.isEmpty() || stage.isDisposed()) {
      return;
    }
    int page = Math.max(0, Math.min(all.size() - 1, wanted));
    titles.select(page);
    Scroller shown = pages.computeIfAbsent(all.get(page), this::create);
    stack.topControl = shown.control();
    stage.layout();
    shown.fit();
    desk.settings().set(PAGE, page);
  }

  private Scroller create(PreferencePage page) {
    Scroller scroller = new Scroller(stage);
    Composite content = new Composite(scroller.content(), SWT.NONE);
    content.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    page.create(new SettingFields(content, desk), window);
    return scroller;
  }

  /** Shows it; the one that is open, if one is. */
  public static void open(Workbench window) {
    Stream.of(window.shell().getShells())
        .filter(shell -> shell.getData(SHELL) != null)
        .findFirst()
        .ifPresentOrElse(
            Shell::setActive, () -> new PreferencesDialog(window).frame.open(700, 620));
  }
}
