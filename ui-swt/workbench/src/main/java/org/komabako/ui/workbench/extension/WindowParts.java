package org.komabako.ui.workbench.extension;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.Registration;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.game.Adviser;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Takes what one {@link Contribution} adds to the window, and takes it away when that leaves. For the display thread.
 * What was added once stays until then.
 */
@ProviderType
public interface WindowParts {
  /**
   * Adds an action: {@code Action.of("area.name").text(…).menu(Menus.TOOLS, 5).keys("Ctrl+Alt+X").when(…).does(…)}. It
   * works on the open game by {@code window.current()}.
   *
   * @throws IllegalArgumentException if its id or its shortcut is taken; the message names both
   */
  void action(Action action);

  /**
   * The same for an action that comes and goes while the contribution stays, like one for a file of a list.
   *
   * @return takes it away again; it goes with the contribution at the latest
   */
  Registration passingAction(Action action);

  /**
   * Adds a panel beside the board of each game, also of those that are open.
   *
   * @param place panels of a lower one stand above it: clocks 10, engines 20, result 30, analysis 40, moves 50, library
   *     60, scores 70, pieces 80
   * @param maker makes one for each game
   */
  void panel(int place, Supplier<SidePanel> maker);

  /** Adds what proposes moves on the board of each game; {@link GameView#adviser} finds it for the panels. */
  void adviser(Function<GameView, Adviser> maker);

  /**
   * A page: a window of its own, of which there is one. It is disposed when the contribution leaves.
   *
   * @param opening opens it
   * @param shell its shell
   * @param <W> the class of the window
   */
  <W> SingleWindow<W> page(Supplier<W> opening, Function<W, Shell> shell);

  /**
   * A page in a tab of the main window, of which there is one. It is closed when the contribution leaves.
   *
   * @param filling puts the page into its tab
   * @param <P> the class of the page
   */
  <P> SingleTab<P> tab(Function<PageTab, P> filling);

  /**
   * Adds a page to the preferences.
   *
   * @param place pages of a lower one stand above it; those of the window have 10 to 60
   */
  void preferences(int place, PreferencePage page);

  /**
   * Adds a part of the start page, in its right column.
   *
   * @param place parts of a lower one stand above it: learning 10, library 20; what opens files is the last
   * @param maker fills a place of one column, whenever the page is made anew; a place that is hidden takes no room
   */
  void start(int place, Consumer<Composite> maker);

  /**
   * Adds what opens files that are dropped, chosen, or named at the start. A file is opened by the contribution of the
   * highest ranking that wants it.
   *
   * @param wanted whether it opens this file, by its name
   */
  void files(Predicate<Path> wanted, Consumer<Path> opener);

  /** Asks before the user closes the window: a sentence about what would be lost or interrupted; empty for nothing. */
  void beforeQuit(Supplier<Optional<String>> concern);

  /** Runs something when the contribution leaves or the window is closed; what was added last is run first. */
  void onLeave(Runnable task);
}
