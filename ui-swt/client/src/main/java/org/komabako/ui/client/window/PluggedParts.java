package org.komabako.ui.client.window;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.Registration;
import org.komabako.ui.client.window.Offers.Offer;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.extension.PageTab;
import org.komabako.ui.workbench.extension.SingleTab;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.komabako.ui.workbench.game.Adviser;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;

/** What one contribution has put into the window: looked after while it is there, and taken away when it leaves. */
final class PluggedParts implements WindowParts {
  private static final Logger LOG = System.getLogger(PluggedParts.class.getName());

  private final Contributed all;
  private final MainWindow window;
  private final Offer offer;
  private final Deque<Runnable> undoing = new ArrayDeque<>();
  /** Windows that its actions have opened. */
  private final List<Shell> shells = new ArrayList<>();

  private boolean left;

  PluggedParts(Contributed all, MainWindow window, Offer offer) {
    this.all = all;
    this.window = window;
    this.offer = offer;
  }

  private void failed(Throwable problem) {
    all.failed(offer, problem);
  }

  private void undo(Runnable task) {
    if (left) {
      task.run();
      throw new IllegalStateException("the contribution has left");
    }
    undoing.push(task);
  }

  @Override
  public void action(Action action) {
    var unused = added(action);
  }

  @Override
  public Registration passingAction(Action action) {
    Runnable removing = added(action);
    return () -> {
      if (undoing.remove(removing)) {
        removing.run();
      }
    };
  }

  private Runnable added(Action action) {
    window
        .desk()
        .actions()
        .add(
            offer.ranking(),
            action.with(() -> asked(action.enabled()), () -> asked(action.checked()), this::done));
    all.actionsChanged();
    Runnable removing = () -> {
      window.desk().actions().remove(action.id());
      all.actionsChanged();
    };
    undo(removing);
    return removing;
  }

  private boolean asked(BooleanSupplier question) {
    return asked(question::getAsBoolean, false);
  }

  private <T> T asked(Supplier<T> question, T otherwise) {
    try {
      return question.get();
    } catch (RuntimeException | Error e) {
      failed(e);
      return otherwise;
    }
  }

  /** Does an action; what windows it opens are its own. */
  private void done(Runnable task) {
    Set<Shell> before = new HashSet<>(List.of(window.shell().getShells()));
    try {
      task.run();
    } finally {
      if (!window.isDisposed()) {
        for (Shell shell : window.shell().getShells()) {
          if (!before.contains(shell)) {
            shells.add(shell);
            shell.addDisposeListener(e -> shells.remove(shell));
          }
        }
      }
    }
  }

  @Override
  public void panel(int place, Supplier<SidePanel> maker) {
    undo(all.games().panel(place, maker, this::failed)::close);
  }

  @Override
  public void adviser(Function<GameView, Adviser> maker) {
    undo(all.games().adviser(maker, this::failed)::close);
  }

  @Override
  public <W> SingleWindow<W> page(Supplier<W> opening, Function<W, Shell> shell) {
    SingleWindow<W> page = new SingleWindow<>(opening, shell);
    undo(page::close);
    return page;
  }

  @Override
  public <P> SingleTab<P> tab(Function<PageTab, P> filling) {
    SingleTab<P> page = new SingleTab<>(window::tab, filling);
    undo(page::close);
    return page;
  }

  @Override
  public void preferences(int place, PreferencePage page) {
    undo(all.page(place, new GuardedPage(page, this::failed))::close);
  }

  private record GuardedPage(PreferencePage page, Consumer<Throwable> failed)
      implements PreferencePage {
    @Override
    public String title(Messages messages) {
      try {
        return page.title(messages);
      } catch (RuntimeException | Error e) {
        failed.accept(e);
        return "";
      }
    }

    @Override
    public void create(SettingFields fields, Workbench window) {
      try {
        page.create(fields, window);
      } catch (RuntimeException | Error e) {
        failed.accept(e);
      }
    }
  }

  @Override
  public void start(int place, Consumer<Composite> maker) {
    undo(all.startPart(place, maker, this::failed)::close);
    all.tell();
  }

  @Override
  public void files(Predicate<Path> wanted, Consumer<Path> opener) {
    undo(all.opener(offer.ranking(), file -> asked(() -> wanted.test(file), false), opener)::close);
  }

  @Override
  public void beforeQuit(Supplier<Optional<String>> concern) {
    undo(all.concern(() -> asked(concern, Optional.<String>empty()))::close);
  }

  @Override
  public void onLeave(Runnable task) {
    undo(task);
  }

  /** Takes all away. */
  void leave() {
    left = true;
    while (!undoing.isEmpty()) {
      try {
        undoing.pop().run();
      } catch (RuntimeException | Error e) {
        LOG.log(Level.WARNING, "{0} did not leave cleanly: {1}", offer.bundle(), e.toString());
      }
    }
    List.copyOf(shells).forEach(Shell::dispose);
  }
}
