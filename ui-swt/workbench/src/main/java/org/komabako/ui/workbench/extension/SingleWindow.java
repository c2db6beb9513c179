package org.komabako.ui.workbench.extension;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Shell;
import org.jspecify.annotations.Nullable;

/**
 * A window of which there is one: asked for again, it comes to the front.
 *
 * @param <W> what is opened
 */
public final class SingleWindow<W> {
  private final Supplier<W> opening;
  private final Function<W, Shell> shell;
  private @Nullable W open;

  /**
   * None is open yet.
   *
   * @param opening opens it
   * @param shell its shell
   */
  public SingleWindow(Supplier<W> opening, Function<W, Shell> shell) {
    this.opening = opening;
    this.shell = shell;
  }

  /** Opens it, or shows it again. */
  public W show() {
    W shown = open;
    if (shown == null || shell.apply(shown).isDisposed()) {
      shown = opening.get();
      open = shown;
    } else {
      shell.apply(shown).setMinimized(false);
      shell.apply(shown).open();
    }
    return shown;
  }

  /** What is open now. */
  public Optional<W> shown() {
    return Optional.ofNullable(open).filter(each -> !shell.apply(each).isDisposed());
  }

  /** Closes it if it is open. */
  public void close() {
    W shown = open;
    open = null;
    if (shown != null) {
      shell.apply(shown).dispose();
    }
  }
}
