package org.komabako.ui.learn;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.learn.problem.ProblemFiles;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;

/**
 * The page on which one looks for moves: better ones than those of one's games, and mates that files hold. What comes from
 * a variant that leaves is dropped: all is read anew when variants come or go.
 */
final class ProblemWindow {
  private static final int MARGIN = 14;
  private static final Setting<String> FOLDER = Setting.text("problem-folder", "");

  private final Workbench window;
  private final Desk desk;
  private final Shell shell;
  private final ProblemList list;
  private final ProblemView view;
  private final ProblemSource source;
  private final Executor lane;
  private List<Variant> variants;
  private Optional<Path> path = Optional.empty();
  private Object wanted = new Object();

  /** What a place has. */
  private record Read(List<Problem> problems, List<String> keys, String note) {}

  ProblemWindow(Workbench window) {
    this.window = window;
    desk = window.desk();
    lane = desk.work().lane();
    source = new ProblemSource(desk);
    shell = new Shell(window.shell(), SWT.SHELL_TRIM);
    desk.messages().bind(shell, shell::setText, "learn.problems.title");
    GridLayout layout = new GridLayout(3, false);
    layout.marginWidth = MARGIN;
    layout.marginHeight = MARGIN;
    layout.horizontalSpacing = MARGIN;
    shell.setLayout(layout);
    var sources = new ProblemList.Sources(this::ownGames, this::chooseFolder, this::chooseFile);
    list = new ProblemList(shell, desk, sources, this::choose);
    view = new ProblemView(shell, desk, source, list::solve, this::next);
    shell.addListener(SWT.Resize, e -> share());
    variants = window.variants();
    Runnable stop = window.listenToVariants(this::variantsChanged);
    shell.addDisposeListener(e -> stop.run());
    desk.messages().onChange(shell, this::write);
    Frame.place(shell, 1120, 700);
    shell.open();
  }

  Shell shell() {
    return shell;
  }

  /** In a small window the board gets more than the columns beside it. */
  private void share() {
    int width = shell.getClientArea().width;
    Measures measures = desk.look().measures();
    list.width(Math.max(measures.of(150), Math.min(measures.of(240), width * 9 / 40)));
    view.width(Math.max(measures.of(140), Math.min(measures.of(300), width * 3 / 10)));
    shell.layout(true, true);
  }

  private void variantsChanged() {
    if (!window.variants().equals(variants)) {
      variants = window.variants();
      read();
    }
  }

  /** Goes to the mistakes in the user's games. */
  void ownGames() {
    path = Optional.empty();
    read();
  }

  /** Goes to the problems of a folder or a file. */
  void files(Path from) {
    path = Optional.of(from);
    read();
  }

  /** Asks for a folder, and goes to its problems. */
  void chooseFolder() {
    DirectoryDialog dialog = new DirectoryDialog(shell, SWT.OPEN);
    dialog.setText(desk.messages().get("learn.problems.choose"));
    dialog.setFilterPath(desk.settings().get(FOLDER));
    Optional.ofNullable(dialog.open()).ifPresent(chosen -> {
      desk.settings().set(FOLDER, chosen);
      files(Path.of(chosen));
    });
  }

  private void chooseFile() {
    FileDialog dialog = new FileDialog(shell, SWT.OPEN);
    dialog.setText(desk.messages().get("learn.problems.choose"));
    dialog.setFilterPath(desk.settings().get(FOLDER));
    Optional.ofNullable(dialog.open()).map(Path::of).ifPresent(this::files);
  }

  private void read() {
    view.leave();
    list.show(List.of(), List.of());
    list.say(desk.messages().get("learn.problems.reading"));
    view.say(desk.messages().get("learn.problems.reading"));
    Object mine = new Object();
    wanted = mine;
    Supplier<Read> task = path.<Supplier<Read>>map(from -> () -> read(from)).orElse(this::readOwn);
    lane.execute(() -> {
      Read found;
      try {
        found = task.get();
      } catch (RuntimeException | Error e) {
        // Formats and variants are foreign code.
        found = new Read(List.of(), List.of(), desk.messages().of(Problems.of(e)));
      }
      Read all = found;
      desk.gate().send(() -> {
        if (!shell.isDisposed() && wanted == mine) {
          list.show(all.problems(), all.keys());
          list.say(all.note());
          view.say(all.problems().isEmpty() ? all.note() : "");
          next();
        }
      });
    });
  }

  private Read readOwn() {
    List<Problem> found = source.ownGames();
    return of(found, found.isEmpty() ? desk.messages().get("learn.problems.none") : "");
  }

  private Read read(Path from) {
    ProblemFiles.Found found = ProblemFiles.read(from, desk.services().variants());
    List<String> notes = new ArrayList<>();
    if (found.problems().isEmpty()) {
      notes.add(desk.messages().get("learn.problems.empty"));
    }
    found.unread().stream()
        .findFirst()
        .ifPresent(first -> notes.add(desk.messages()
            .get("learn.problems.unread", found.unread().size(), first.file(), first.why())));
    if (!found.whole()) {
      notes.add(desk.messages().get("learn.problems.most", ProblemFiles.MOST));
    }
    return of(found.problems(), String.join("\n", notes));
  }

  private static Read of(List<Problem> problems, String note) {
    return new Read(problems, problems.stream().map(Problem::key).toList(), note);
  }

  private void choose(Problem problem) {
    view.show(problem);
  }

  private void next() {
    list.next().ifPresentOrElse(this::choose, view::allSolved);
  }

  /** All words anew, in the language now. */
  private void write() {
    list.write();
    view.write();
  }
}
