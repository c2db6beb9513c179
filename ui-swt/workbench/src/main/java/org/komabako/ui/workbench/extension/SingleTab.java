package org.komabako.ui.workbench.extension;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A page in a tab of the main window, of which there is one: asked for again, it is looked at again.
 *
 * @param <P> the class of the page
 */
public final class SingleTab<P> {
  private final Supplier<PageTab> opening;
  private final Function<PageTab, P> filling;
  private @Nullable Open<P> open;

  private record Open<P>(PageTab tab, P page) {}

  /**
   * None is open yet.
   *
   * @param opening opens an empty tab
   * @param filling puts the page into it
   */
  public SingleTab(Supplier<PageTab> opening, Function<PageTab, P> filling) {
    this.opening = opening;
    this.filling = filling;
  }

  /** Opens it, or shows it again. */
  public P show() {
    Open<P> shown = open;
    if (shown == null || shown.tab().place().isDisposed()) {
      PageTab tab = opening.get();
      shown = new Open<>(tab, filling.apply(tab));
      open = shown;
    }
    shown.tab().show();
    return shown.page();
  }

  /** Closes it if it is open. */
  public void close() {
    Open<P> shown = open;
    open = null;
    if (shown != null) {
      shown.tab().close();
    }
  }
}
