package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Labels;
import org.komabako.ui.client.look.Look;

/** A line above the games that says what went wrong. It takes no room until something does. */
final class MessageBar {
  private static final int MOST = 400;

  private final Composite bar;
  private final Label text;
  private String said = "";
  private int times;

  MessageBar(Composite parent, Desk desk) {
    bar = new Composite(parent, SWT.NONE);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.exclude = true;
    bar.setLayoutData(place);
    bar.setVisible(false);
    GridLayout layout = new GridLayout(3, false);
    layout.marginHeight = 4;
    layout.marginWidth = 10;
    bar.setLayout(layout);
    Label sign = new Label(bar, SWT.NONE);
    sign.setText("⚠");
    sign.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
    text = new Label(bar, SWT.WRAP);
    text.setData("key", "message");
    GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
    wide.widthHint = 200;
    text.setLayoutData(wide);
    Button close = new Button(bar, SWT.PUSH);
    close.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
    desk.messages().bind(close, close::setText, "window.message.close");
    close.addListener(SWT.Selection, e -> show(false));
    desk.look().onChange(bar, () -> {
      for (var each : new org.eclipse.swt.widgets.Control[] {bar, sign, text}) {
        Look.own(each);
        each.setBackground(Look.color(desk.look().palette().warning()));
        each.setForeground(Look.color(desk.look().palette().text()));
      }
    });
  }

  /** Says something; the same again is counted. */
  void say(String message) {
    if (bar.isDisposed()) {
      return;
    }
    boolean again = bar.getVisible() && message.equals(said);
    times = again ? times + 1 : 1;
    said = message;
    String shown = message.length() > MOST ? message.substring(0, MOST) + "…" : message;
    Labels.write(text, times == 1 ? shown : shown + " (×" + times + ")");
    show(true);
  }

  /** Takes back what was said last. */
  void unsay(String message) {
    if (!bar.isDisposed() && bar.getVisible() && message.equals(said)) {
      show(false);
    }
  }

  private void show(boolean visible) {
    ((GridData) bar.getLayoutData()).exclude = !visible;
    bar.setVisible(visible);
    bar.getParent().layout(true, true);
  }
}
