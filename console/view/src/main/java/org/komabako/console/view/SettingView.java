package org.komabako.console.view;

import java.util.List;

/**
 * A setting.
 *
 * @param name like {@code language}
 * @param value what is chosen
 * @param values what can be chosen
 */
public record SettingView(String name, String value, List<String> values) implements View {
  /** Keeps an own copy. */
  public SettingView {
    values = Rows.copyOf(values);
  }

  @Override
  public String id() {
    return value;
  }

  @Override
  public String line() {
    return name + " " + value + "  (" + String.join(", ", values) + ")";
  }

  @Override
  public String toString() {
    return value;
  }
}
