package org.komabako.ui.matches;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.swt.widgets.Composite;
import org.komabako.matches.Sprt;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.MeaningField;

/** Asks for a test of the difference in Elo, like {@code 0,10}, and says what it asks. */
final class SprtField {
  private static final List<String> USUAL = List.of("0,5", "0,10", "0,20", "-5,0");

  private final Desk desk;
  private final MeaningField field;

  /**
   * An empty field.
   *
   * @param grid of two columns
   * @param key its name
   * @param blank the message of what it means to write nothing
   * @param words what is said of a test
   */
  SprtField(Composite grid, Desk desk, String key, String blank, Function<Sprt, String> words) {
    this.desk = desk;
    field = new MeaningField(grid, desk, key, USUAL, text -> say(text, blank, words));
  }

  private String say(String text, String blank, Function<Sprt, String> words) {
    if (text.isBlank()) {
      return desk.messages().get(blank);
    }
    try {
      return words.apply(Sprt.parse(text.strip()));
    } catch (IllegalArgumentException e) {
      return desk.messages().of(Problems.of(e));
    }
  }

  /** Runs something after each change. */
  void onChange(Runnable action) {
    field.onChange(action);
  }

  /** Shows a test. */
  void show(String text) {
    field.show(text);
  }

  /** Says again what it asks, for there are more games. */
  void say() {
    field.say();
  }

  /** The test; empty if nothing or none is written. */
  Optional<Sprt> value() {
    try {
      return Optional.of(Sprt.parse(field.text()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether what is written is a test or nothing. */
  boolean isRight() {
    return field.text().isEmpty() || value().isPresent();
  }
}
