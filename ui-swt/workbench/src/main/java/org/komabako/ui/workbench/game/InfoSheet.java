package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.game.Tags;
import org.komabako.ui.workbench.dialog.Labels;

/** Who plays the game, when and where. What is written is kept with Enter and when the field is left. */
final class InfoSheet {
  private final ScrolledComposite outside;
  private final Composite sheet;
  private final GameView view;

  InfoSheet(Composite parent, GameView view) {
    this.view = view;
    outside = new ScrolledComposite(parent, SWT.V_SCROLL);
    outside.setData("part", "info");
    outside.setExpandHorizontal(true);
    outside.setExpandVertical(true);
    sheet = new Composite(outside, SWT.NONE);
    sheet.setLayout(new GridLayout(2, false));
    field("info.black", Tags.BLACK);
    field("info.white", Tags.WHITE);
    field("info.name", Tags.TITLE);
    field("info.event", Tags.EVENT);
    field("info.place", Tags.SITE);
    field("info.begun", Tags.BEGUN);
    field("info.opening", Tags.OPENING);
    outside.setContent(sheet);
    outside.setMinSize(0, sheet.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
  }

  private void field(String key, String tag) {
    var unused = new Labels(view.desk()).name(sheet, key);
    new TagField(sheet, view.model(), key, tag).live();
  }

  Control control() {
    return outside;
  }
}
