package org.komabako.ui.widgets.control;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.komabako.base.SafeText;
import org.komabako.ui.widgets.text.Messages;

/**
 * A box that one of several is chosen from. Their names follow the language.
 *
 * @param <T> what is chosen
 */
public final class Choice<T> {
  private final Combo combo;
  private final Function<T, String> name;
  private List<T> items = List.of();
  private Consumer<T> chosen = item -> {};

  /**
   * An empty box.
   *
   * @param name what an item is called, in the language now
   */
  public Choice(Composite parent, Messages messages, Function<T, String> name) {
    this.name = name;
    combo = new Combo(parent, SWT.DROP_DOWN | SWT.READ_ONLY);
    messages.onChange(combo, this::label);
    combo.addListener(SWT.Selection, e -> value().ifPresent(item -> chosen.accept(item)));
  }

  /** The widget. */
  public Combo control() {
    return combo;
  }

  /** Offers these; what was chosen stays so if it is among them, else the first is. */
  public void items(List<T> offered) {
    Optional<T> before = value();
    items = List.copyOf(offered);
    label();
    select(before.filter(items::contains).or(() -> items.stream().findFirst()));
    combo.setEnabled(items.size() > 1);
  }

  private void label() {
    int index = combo.getSelectionIndex();
    boolean focused = combo.isFocusControl();
    combo.setItems(items.stream().map(name).map(SafeText::line).toArray(String[]::new));
    if (index >= 0 && index < items.size()) {
      combo.select(index);
    }
    // On GTK the button that had it is another now.
    if (focused) {
      combo.setFocus();
    }
  }

  /** What is chosen; empty if there is nothing to choose. */
  public Optional<T> value() {
    int index = combo.getSelectionIndex();
    return index < 0 || index >= items.size() ? Optional.empty() : Optional.of(items.get(index));
  }

  /** Chooses; nobody is told. What is not offered is not chosen. */
  public void select(Optional<T> item) {
    item.map(items::indexOf).filter(index -> index >= 0).ifPresent(combo::select);
  }

  /** Tells what the user chooses. */
  public Choice<T> onChoice(Consumer<T> action) {
    chosen = action;
    return this;
  }
}
