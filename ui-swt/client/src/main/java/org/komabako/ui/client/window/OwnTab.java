package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.PageTab;

/** The tab of a page among those of the games. */
final class OwnTab implements PageTab {
  private final CTabFolder folder;
  private final Composite outside;
  private final PageFoot foot;
  private final CTabItem item;
  private final Composite place;
  private final Runnable changed;

  /**
   * An empty tab behind the others.
   *
   * @param changed run when it is looked at, closed, or called otherwise
   */
  OwnTab(CTabFolder folder, Desk desk, Runnable changed) {
    this.folder = folder;
    this.changed = changed;
    item = new CTabItem(folder, SWT.CLOSE);
    outside = new Composite(folder, SWT.NONE);
    outside.setLayout(PageFoot.above());
    place = new Composite(outside, SWT.NONE);
    place.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    foot = new PageFoot(outside, desk);
    item.setControl(outside);
    place.addDisposeListener(e -> {
      if (!item.isDisposed()) {
        item.dispose();
      }
    });
  }

  /** Whether the item is that of this tab. */
  boolean is(CTabItem other) {
    return item == other;
  }

  /** Whether it is looked at. */
  boolean isChosen() {
    return !item.isDisposed() && folder.getSelection() == item;
  }

  @Override
  public Composite place() {
    return place;
  }

  @Override
  public void title(String words) {
    if (!item.isDisposed()) {
      item.setText(GameTabs.AIR + words.replace("&", "&&"));
      changed.run();
    }
  }

  @Override
  public void status(String words) {
    foot.say(words, "");
  }

  @Override
  public void show() {
    if (!item.isDisposed()) {
      folder.setSelection(item);
      changed.run();
    }
  }

  @Override
  public void close() {
    if (!outside.isDisposed()) {
      outside.dispose();
      changed.run();
    }
  }
}
