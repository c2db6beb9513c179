package org.komabako.console.view;

import java.util.Map;
import org.komabako.console.view.words.Spoken;

/**
 * A choice of rules: a rule set or an option.
 *
 * @param name like {@code lion_trading}
 * @param kind {@code rule set} or {@code option}
 * @param help a sentence
 * @param values for an option each value and its sentence, the one of rule set {@code base} first;
 *     for a rule set the options that it sets, with their value
 */
public record OptionView(String name, String kind, String help, Map<String, String> values)
    implements View {
  /** Keeps an own copy, in order. */
  public OptionView {
    values = Entries.copyOf(values);
  }

  private boolean isOption() {
    return kind.equals("option");
  }

  @Override
  public String id() {
    return name;
  }

  /** A row and the values below it: without them it says too little. */
  @Override
  public String line() {
    StringBuilder text = new StringBuilder();
    text.append(Spoken.say(isOption() ? "optionView.option" : "optionView.set", name))
        .append("  ")
        .append(help);
    if (isOption()) {
      values.forEach((value, sentence) ->
          text.append(String.format("%n    %s=%s  %s", name, value, sentence)));
    } else if (!values.isEmpty()) {
      text.append("\n   ");
      values.forEach(
          (option, value) -> text.append(' ').append(option).append('=').append(value));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return name;
  }
}
