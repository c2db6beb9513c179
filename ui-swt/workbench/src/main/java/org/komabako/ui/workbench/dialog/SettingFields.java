package org.komabako.ui.workbench.dialog;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Widget;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.desk.Desk;

/** Makes the fields of a page, each for a setting: what is chosen holds at once and is kept. */
public final class SettingFields {
  private final Composite page;
  private final Desk desk;
  private final Labels labels;

  /** Makes them on a page without a layout. */
  public SettingFields(Composite page, Desk desk) {
    this.page = page;
    this.desk = desk;
    labels = new Labels(desk);
    page.setLayout(new GridLayout(2, false));
  }

  public Desk desk() {
    return desk;
  }

  /** The page, of two columns. */
  public Composite page() {
    return page;
  }

  /** The head of a group. */
  public void head(String key) {
    var unused = labels.head(page, 2, key);
  }

  /** A sentence. */
  public void sentence(String key) {
    var unused = labels.sentence(page, 2, () -> desk.messages().get(key));
  }

  /** On or off, with a text beside it. */
  public void flag(String key, Setting<Boolean> setting) {
    Button box = new Button(page, SWT.CHECK | SWT.WRAP);
    box.setData("key", key);
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1);
    // It has what width the page has, and breaks its words there.
    place.widthHint = 200;
    box.setLayoutData(place);
    desk.messages().bind(box, box::setText, key);
    box.addListener(SWT.Selection, e -> desk.settings().set(setting, box.getSelection()));
    follow(box, setting, box::setSelection);
  }

  /** One of an enum; each value has the text {@code KEY.VALUE}. */
  public <E extends Enum<E>> void oneOf(String key, Setting<E> setting) {
    choice(
        key,
        setting,
        List.of(setting.usual().getDeclaringClass().getEnumConstants()),
        value -> desk.messages()
            .get(key + "." + value.name().toLowerCase(Locale.ROOT).replace('_', '-')));
  }

  /** One of several. */
  public <T> Choice<T> choice(
      String key, Setting<T> setting, List<T> values, Function<T, String> name) {
    labels.name(page, key);
    Choice<T> choice = new Choice<>(page, desk.messages(), name);
    place(key, choice);
    choice.items(values);
    choice.onChoice(value -> desk.settings().set(setting, value));
    follow(choice.control(), setting, value -> choice.select(Optional.of(value)));
    return choice;
  }

  /** Puts a choice of its own kind behind its name. */
  public void place(String key, Choice<?> choice) {
    choice.control().setData("key", key);
    choice.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
  }

  /** A number between two. */
  public void amount(String key, Setting<Integer> setting, int least, int most, int step) {
    labels.name(page, key);
    Composite row = new Composite(page, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    Scale scale = new Scale(row, SWT.HORIZONTAL);
    scale.setData("key", key);
    scale.setMinimum(least);
    scale.setMaximum(most);
    scale.setIncrement(step);
    scale.setPageIncrement(step);
    scale.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    Label shown = new Label(row, SWT.RIGHT);
    GridData wide = new GridData(SWT.END, SWT.CENTER, false, false);
    wide.widthHint = desk.look().measures().of(50);
    shown.setLayoutData(wide);
    scale.addListener(SWT.Selection, e -> desk.settings().set(setting, scale.getSelection()));
    follow(scale, setting, value -> {
      scale.setSelection(value);
      shown.setText(value + " %");
    });
  }

  /** A name before a field. */
  public Control name(String key) {
    return labels.name(page, key);
  }

  /** Shows the value now and whenever it is changed, here or elsewhere. */
  private <T> void follow(Widget widget, Setting<T> setting, Consumer<T> show) {
    Runnable stop = desk.settings()
        .listen(
            setting,
            value -> desk.gate().send(show, () -> {
              if (!widget.isDisposed()) {
                show.accept(value);
              }
            }));
    widget.addDisposeListener(e -> stop.run());
    show.accept(desk.settings().get(setting));
  }
}
