package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.komabako.ui.board.MoveTree;
import org.komabako.ui.widgets.text.Messages;

/** The moves of the game with their variations, its bookmarks, and what is said about the place. */
public final class MoveListPanel implements SidePanel {
  /** Below this height there is no room for a comment that could be read. */
  private static final int LOW = 200;

  @Override
  public String id() {
    return "moves";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("panel.moves");
  }

  @Override
  public int least() {
    return 200;
  }

  @Override
  public boolean isTool() {
    return false;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    SashForm form = new SashForm(parent, SWT.VERTICAL);
    TabFolder tabs = new TabFolder(form, SWT.TOP);
    MoveSheetView moves = new MoveSheetView(tabs, view);
    BookmarkList bookmarks = new BookmarkList(tabs, view);
    tab(tabs, view, "panel.moves.tree", moves.control());
    tab(tabs, view, "panel.moves.bookmarks", bookmarks.control());
    info(tabs, view);
    Composite below = new Composite(form, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    below.setLayout(layout);
    CommentEditor comment = new CommentEditor(below, view);
    form.setWeights(76, 24);
    int low = view.desk().look().measures().of(LOW);
    form.addListener(SWT.Resize, e -> {
      boolean room = form.getSize().y >= low;
      if (room != below.getVisible()) {
        below.setVisible(room);
        form.layout();
      }
    });
    view.model().follow(form, new TreeReader(view.desk().settings())::read, (MoveTree tree) -> {
      if (!form.isDisposed()) {
        moves.show(tree);
        bookmarks.show(tree);
        comment.show(tree);
      }
    });
    Runnable stop =
        view.desk().settings().listen(MoveSettings.SCORES, now -> view.model().refresh());
    form.addDisposeListener(e -> stop.run());
    return form;
  }

  /** Its fields are made when they are looked at first. */
  private static void info(TabFolder tabs, GameView view) {
    TabItem item = new TabItem(tabs, SWT.NONE);
    view.messages().bind(item, item::setText, "panel.info");
    tabs.addListener(SWT.Selection, e -> {
      if (tabs.getSelection()[0] == item && item.getControl() == null) {
        item.setControl(new InfoSheet(tabs, view).control());
      }
    });
  }

  private static void tab(TabFolder tabs, GameView view, String key, Control control) {
    TabItem item = new TabItem(tabs, SWT.NONE);
    item.setControl(control);
    view.messages().bind(item, item::setText, key);
  }
}
