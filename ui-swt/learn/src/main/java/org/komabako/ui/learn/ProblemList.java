package org.komabako.ui.learn;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** The problems, each with a tick once it is solved, and where they come from. */
final class ProblemList {
  private static final String DONE = "✓ ";

  private final Desk desk;
  private final Composite column;
  private final Table table;
  private final Label count;
  private final Label note;
  private final Map<String, Progress> kept = new HashMap<>();
  private final Set<String> solved = new HashSet<>();
  private List<Problem> problems = List.of();
  private List<String> keys = List.of();

  /**
   * Where problems come from.
   *
   * @param own from the user's games
   * @param folder from a folder that is asked for
   * @param file from a file that is asked for
   */
  record Sources(Runnable own, Runnable folder, Runnable file) {}

  ProblemList(Composite parent, Desk desk, Sources sources, Consumer<Problem> chosen) {
    this.desk = desk;
    column = new Composite(parent, SWT.NONE);
    column.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    column.setLayout(layout);
    table = new Table(column, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER | SWT.VIRTUAL);
    table.setData("key", "learn.problems");
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.widthHint = 1;
    table.setLayoutData(place);
    table.addListener(SWT.SetData, e -> write((TableItem) e.item, e.index));
    table.addListener(SWT.Selection, e -> chosen.accept(problems.get(table.getSelectionIndex())));
    count = new Label(column, SWT.WRAP);
    GridData counted = new GridData(SWT.FILL, SWT.BOTTOM, true, false);
    counted.widthHint = 1;
    count.setLayoutData(counted);
    note = new Label(column, SWT.WRAP);
    note.setData("key", "learn.note");
    GridData below = new GridData(SWT.FILL, SWT.BOTTOM, true, false);
    below.widthHint = 1;
    note.setLayoutData(below);
    Look.faint(note);
    button("learn.problems.own", sources.own());
    button("learn.problems.folder", sources.folder());
    button("learn.problems.file", sources.file());
  }

  private void button(String key, Runnable deed) {
    Button button = new Button(column, SWT.PUSH);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.BOTTOM, true, false));
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> deed.run());
  }

  /** So wide from now on. */
  void width(int width) {
    ((GridData) column.getLayoutData()).widthHint = width;
  }

  /** Says something below the list; where there are no problems it stands in place of a board instead. */
  void say(String text) {
    Labels.write(note, text);
    boolean seen = !text.isEmpty() && !problems.isEmpty();
    ((GridData) note.getLayoutData()).exclude = !seen;
    note.setVisible(seen);
    column.layout();
  }

  /**
   * Shows problems.
   *
   * @param names their keys, in the same order
   */
  void show(List<Problem> next, List<String> names) {
    problems = next;
    keys = names;
    kept.clear();
    solved.clear();
    for (Problem problem : next) {
      kept.computeIfAbsent(variant(problem), key -> {
        Progress progress = Progress.ofProblems(desk.settings(), key);
        solved.addAll(progress.solved());
        return progress;
      });
    }
    table.removeAll();
    table.setItemCount(next.size());
    write();
  }

  private static String variant(Problem problem) {
    return problem.position().rules().table().key();
  }

  /** Chooses the next problem that is not solved, after the last one the first; empty if all are. */
  Optional<Problem> next() {
    for (int step = 1; step <= problems.size(); step++) {
      int at = (table.getSelectionIndex() + step) % problems.size();
      if (!solved.contains(keys.get(at))) {
        table.select(at);
        table.showSelection();
        return Optional.of(problems.get(at));
      }
    }
    return Optional.empty();
  }

  /** A problem is solved. */
  void solve(Problem problem) {
    String key = keys.get(problems.indexOf(problem));
    Progress progress = kept.get(variant(problem));
    if (progress != null && solved.add(key)) {
      progress.solve(key);
      write();
    }
  }

  /** All words anew, in the language now. */
  void write() {
    long done = keys.stream().filter(solved::contains).count();
    count.setText(
        problems.isEmpty() ? "" : desk.messages().get("learn.problems.count", done, keys.size()));
    count.requestLayout();
    table.clearAll();
  }

  private void write(TableItem item, int at) {
    Problem problem = problems.get(at);
    item.setText((solved.contains(keys.get(at)) ? DONE : "") + name(desk, problem));
  }

  /** What a problem is called. */
  static String name(Desk desk, Problem problem) {
    String source = problem.source().isEmpty()
        ? desk.messages().title(problem.position().rules().table().name())
        : problem.source();
    String key = problem.mistake().isPresent() ? "learn.problem.of-game" : "learn.problem.of-file";
    return desk.messages().get(key, source, problem.number());
  }
}
