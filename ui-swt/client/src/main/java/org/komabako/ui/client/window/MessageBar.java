package org.komabako.ui.client.window;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/**
 * A line above the games. It takes no room until there is something to say. A warning stays until it is
 * closed; a notice of what was done, which may offer to undo it, goes by itself.
 */
final class MessageBar {
  private static final int MOST = 400;
  /** How long it is told what was done: time to read it and to take the mouse; in milliseconds. */
  private static final int WHILE = 15_000;

  private final Desk desk;
  private final boolean warns;
  private final Composite bar;
  private final Label sign;
  private final Label text;
  private final Button undo;
  private final Runnable away = this::goAway;
  private String said = "";
  private String problem = "";
  private String undoText = "";
  private Runnable undoing = () -> {};
  private int times;

  /** @param warns whether it is for warnings, else for notices */
  MessageBar(Composite parent, Desk desk, boolean warns) {
    this.desk = desk;
    this.warns = warns;
    bar = new Composite(parent, SWT.NONE);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.exclude = true;
    bar.setLayoutData(place);
    bar.setVisible(false);
    GridLayout layout = new GridLayout(4, false);
    layout.marginHeight = 4;
    layout.marginWidth = 10;
    bar.setLayout(layout);
    sign = new Label(bar, SWT.NONE);
    sign.setText(warns ? "⚠" : "✓");
    sign.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
    text = new Label(bar, SWT.WRAP);
    text.setData("key", warns ? "message" : "notice");
    GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
    wide.widthHint = 200;
    text.setLayoutData(wide);
    undo = button();
    undo.setData("key", warns ? "message.undo" : "notice.undo");
    undo.addListener(SWT.Selection, e -> {
      show(false);
      undoing.run();
    });
    Button close = button();
    desk.messages().bind(close, close::setText, "window.message.close");
    close.addListener(SWT.Selection, e -> show(false));
    desk.messages().onChange(undo, this::label);
    desk.look().onChange(bar, this::paint);
  }

  private Button button() {
    Button button = new Button(bar, SWT.PUSH);
    button.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
    return button;
  }

  private void paint() {
    Palette palette = desk.look().palette();
    for (Control each : List.of(bar, sign, text)) {
      Look.own(each);
      each.setBackground(Look.color(warns ? palette.warning() : palette.notice()));
      each.setForeground(Look.color(palette.text()));
    }
  }

  private void label() {
    if (!undoText.isEmpty()) {
      undo.setText(desk.messages().get(undoText));
    }
  }

  /** Says something; the same warning again is counted. */
  void say(String message) {
    say(message, "", () -> {});
  }

  /**
   * Says something, and offers to undo it.
   *
   * @param button the key of what stands on the button; empty for none
   */
  void say(String message, String button, Runnable undoes) {
    if (bar.isDisposed()) {
      return;
    }
    boolean again = bar.getVisible() && message.equals(said);
    times = again ? times + 1 : 1;
    said = message;
    undoText = button;
    undoing = undoes;
    String shown = message.length() > MOST ? message.substring(0, MOST) + "…" : message;
    Labels.write(text, times == 1 || !warns ? shown : shown + " (×" + times + ")");
    label();
    ((GridData) undo.getLayoutData()).exclude = button.isEmpty();
    undo.setVisible(!button.isEmpty());
    paint();
    bar.getDisplay().timerExec(warns ? -1 : WHILE, away);
    show(true);
  }

  private void goAway() {
    if (!bar.isDisposed()) {
      show(false);
    }
  }

  /** Takes back what was said last. */
  void unsay(String message) {
    if (!bar.isDisposed() && bar.getVisible() && message.equals(said)) {
      show(false);
    }
  }

  /** Says what went wrong with something that was asked for. */
  void problem(String message) {
    problem = message;
    say(message);
  }

  /** Takes that back: something else is asked for. */
  void another() {
    unsay(problem);
  }

  private void show(boolean visible) {
    ((GridData) bar.getLayoutData()).exclude = !visible;
    bar.setVisible(visible);
    bar.getParent().layout(true, true);
  }
}
