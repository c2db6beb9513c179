package org.komabako.ui.widgets.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;

/**
 * A few things side by side, of which one is chosen. To the keyboard and to a screen reader they are the
 * toolkit's radio buttons. Their names follow the language.
 *
 * @param <T> what is chosen
 */
public final class Segments<T> {
  /** Of the height of a line: what is above and below the words. */
  private static final double AIR = 0.85;

  /** Of the height of a line: what is on each side of the words. */
  private static final double SIDE = 1.05;

  private final Composite row;
  private final Function<T, String> name;
  private final List<T> items = new ArrayList<>();
  private final List<Button> buttons = new ArrayList<>();
  private Consumer<T> chosen = item -> {};

  /**
   * Without choice so far.
   *
   * @param name what an item is called, in the language now
   */
  public Segments(Composite parent, Messages messages, Function<T, String> name) {
    this.name = name;
    row = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(0, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.horizontalSpacing = 0;
    row.setLayout(layout);
    messages.onChange(row, this::label);
  }

  /** The widget. */
  public Composite control() {
    return row;
  }

  /** The buttons, from the left. */
  public List<Button> buttons() {
    return List.copyOf(buttons);
  }

  /** Offers these; what was chosen stays so if it is among them, else the first is. */
  public void items(List<T> offered) {
    if (items.equals(offered)) {
      return;
    }
    Optional<T> before = value();
    buttons.forEach(Button::dispose);
    buttons.clear();
    items.clear();
    items.addAll(offered);
    ((GridLayout) row.getLayout()).numColumns = offered.size();
    for (int at = 0; at < offered.size(); at++) {
      T item = offered.get(at);
      Button button = new Button(row, SWT.RADIO);
      button.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
      Look.segment(button, at == 0, at == offered.size() - 1);
      button.addListener(SWT.Selection, event -> {
        // The one that is chosen no more tells it too.
        if (button.getSelection()) {
          chosen.accept(item);
        }
      });
      buttons.add(button);
    }
    label();
    select(before.filter(items::contains).or(() -> items.stream().findFirst()));
  }

  private void label() {
    GC gc = new GC(row);
    try {
      int line = gc.getFontMetrics().getHeight();
      int air = (int) Math.round(line * AIR);
      int side = (int) Math.round(line * SIDE);
      for (int at = 0; at < items.size(); at++) {
        String text = name.apply(items.get(at));
        buttons.get(at).setText(text.replace("&", "&&"));
        // What the toolkit says is the size of a radio button, which this does not look like.
        GridData place = (GridData) buttons.get(at).getLayoutData();
        place.widthHint = gc.textExtent(text).x + 2 * side;
        place.heightHint = line + air;
      }
    } finally {
      gc.dispose();
    }
    row.requestLayout();
  }

  /** What is chosen; empty if there is nothing to choose. */
  public Optional<T> value() {
    for (int at = 0; at < items.size(); at++) {
      if (buttons.get(at).getSelection()) {
        return Optional.of(items.get(at));
      }
    }
    return Optional.empty();
  }

  /** Chooses; nobody is told. What is not offered is not chosen. */
  public void select(Optional<T> item) {
    item.filter(items::contains).ifPresent(wanted -> {
      for (int at = 0; at < items.size(); at++) {
        buttons.get(at).setSelection(items.get(at).equals(wanted));
      }
    });
  }

  /** Tells what the user chooses. */
  public Segments<T> onChoice(Consumer<T> action) {
    chosen = action;
    return this;
  }
}
