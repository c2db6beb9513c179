package org.komabako.ui.learn;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** What is to be done in a problem, and what the judge says. */
final class ProblemPanel {
  private static final int WIDTH = 300;

  private final Desk desk;
  private final Composite panel;
  private final Label title;
  private final Label task;
  private final Label told;
  private final Button hint;
  private final Button show;
  private final Button next;

  ProblemPanel(Composite parent, Desk desk, TaskPanel.Deeds deeds) {
    this.desk = desk;
    panel = new Composite(parent, SWT.NONE);
    panel.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
    GridLayout layout = new GridLayout(1, false);
    layout.verticalSpacing = 12;
    panel.setLayout(layout);
    title = label("problem");
    title.setFont(desk.look().bold());
    task = label("task");
    told = label("told");
    Composite buttons = new Composite(panel, SWT.NONE);
    buttons.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    RowLayout row = new RowLayout();
    row.marginLeft = 0;
    row.spacing = 8;
    buttons.setLayout(row);
    hint = button(buttons, "learn.hint", deeds.hint());
    show = button(buttons, "learn.show", deeds.demonstrate());
    var unused = button(buttons, "learn.again", deeds.again());
    next = button(buttons, "learn.next", deeds.next());
    Look.link(next);
    panel.setVisible(false);
    width(WIDTH);
  }

  private Label label(String name) {
    Label label = new Label(panel, SWT.WRAP);
    label.setData("key", "learn." + name);
    label.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    return label;
  }

  private Button button(Composite parent, String key, Runnable deed) {
    Button button = new Button(parent, SWT.PUSH);
    button.setData("key", key);
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> deed.run());
    return button;
  }

  /** So wide from now on. */
  void width(int width) {
    for (var each : new Control[] {panel, title, task, told}) {
      ((GridData) each.getLayoutData()).widthHint = width;
    }
  }

  /** Whether there is a problem; else nothing of it is seen. */
  void shown(boolean is) {
    panel.setVisible(is);
    GridData place = (GridData) panel.getLayoutData();
    if (place.exclude == is) {
      place.exclude = !is;
      panel.getParent().layout();
    }
  }

  /** How what the judge says is meant. */
  enum Tone {
    PLAIN,
    RIGHT,
    WRONG
  }

  /** Says what is to be done. */
  void task(String name, String words) {
    Labels.write(title, name);
    Labels.write(task, words);
    panel.layout(true, true);
  }

  /** Says what the judge says. */
  void tell(String words, Tone tone) {
    Palette palette = desk.look().palette();
    Labels.write(told, words);
    told.setForeground(Look.color(
        switch (tone) {
          case PLAIN -> palette.text();
          case RIGHT -> palette.success();
          case WRONG -> palette.accent();
        }));
    panel.layout(true, true);
  }

  /**
   * Which buttons help now.
   *
   * @param known whether there is a solution to be shown
   * @param done whether the next problem is what one wants now
   */
  void buttons(boolean known, boolean done) {
    hint.setEnabled(known);
    show.setEnabled(known);
    if (done) {
      next.setFocus();
    }
  }
}
