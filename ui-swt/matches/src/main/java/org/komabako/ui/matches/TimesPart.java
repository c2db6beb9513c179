package org.komabako.ui.matches;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.matches.Pace;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.MeaningField;

/** Asks how long the players of a match may think; the second as long as the first if nothing is said. */
final class TimesPart {
  private static final String USUAL_PACE = "move=1s";
  private static final List<String> USUAL = List.of(
      USUAL_PACE, "move=0.1s", "move=5s", "10s+0.1s", "1m+1s", "10m", "nodes=20000", "depth=6");

  private final Desk desk;
  private final PaceWords words;
  private final MeaningField first;
  private final MeaningField second;

  /** @param changed run after each change */
  TimesPart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    words = new PaceWords(desk.messages());
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(2, false));
    new Labels(desk).head(grid, 2, "match.new.time");
    first = new MeaningField(grid, desk, "match.first", USUAL, words::say);
    second = new MeaningField(grid, desk, "match.second", USUAL, this::second);
    first.control().setData("key", "match.time.first");
    second.control().setData("key", "match.time.second");
    first.show(USUAL_PACE);
    first.onChange(() -> {
      second.say();
      changed.run();
    });
    second.onChange(changed);
  }

  private String second(String text) {
    if (text.isBlank()) {
      return desk.messages().get("match.new.time.same");
    }
    return mixed(text)
        ? desk.messages().get("match.new.time.mixed", first.text())
        : words.say(text);
  }

  /** Whether only one of two that mean something is a clock. */
  private boolean mixed(String text) {
    Optional<Boolean> clock =
        PaceWords.read(first.text()).map(pace -> pace.clock().isPresent());
    return PaceWords.read(text)
        .map(pace -> pace.clock().isPresent())
        .filter(each -> clock.filter(other -> !other.equals(each)).isPresent())
        .isPresent();
  }

  /** Shows the times of two players. */
  void show(Pace one, Pace two) {
    first.show(one.toString());
    second.show(two.equals(one) ? "" : two.toString());
  }

  /** The time of the first player; empty if what is written is none. */
  Optional<Pace> first() {
    return PaceWords.read(first.text());
  }

  /** The same of the second. */
  Optional<Pace> second() {
    if (second.text().isEmpty()) {
      return first();
    }
    return mixed(second.text()) ? Optional.empty() : PaceWords.read(second.text());
  }
}
