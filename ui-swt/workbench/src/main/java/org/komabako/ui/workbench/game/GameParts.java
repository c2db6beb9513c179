package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;

/**
 * What comes to each game in the window: panels beside the board, and what proposes moves on it. Each may come or go
 * while games are open; every {@link GameView} follows. For the display thread.
 */
public final class GameParts {
  private final List<AdviserPart> advisers = new ArrayList<>();
  private final List<PanelPart> panels = new ArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** What makes an adviser for each game, and takes what it throws. */
  record AdviserPart(Function<GameView, Adviser> maker, Consumer<Throwable> failed) {}

  /** What makes a panel for each game, and takes what it throws; panels stand in the order of their places. */
  record PanelPart(int place, Supplier<SidePanel> maker, Consumer<Throwable> failed) {}

  /**
   * Adds what proposes moves. Advisers are made before panels.
   *
   * @param failed takes what the maker throws
   * @return takes it away again
   */
  public Registration adviser(Function<GameView, Adviser> maker, Consumer<Throwable> failed) {
    return add(advisers, new AdviserPart(maker, failed));
  }

  /**
   * Adds a panel.
   *
   * @param place panels of a lower one stand above it; those of the window have 10, 30, 50 and 80
   * @param failed takes what the maker or the panel throws while it is made
   * @return takes it away again
   */
  public Registration panel(int place, Supplier<SidePanel> maker, Consumer<Throwable> failed) {
    return add(panels, new PanelPart(place, maker, failed));
  }

  private <P> Registration add(List<P> parts, P part) {
    parts.add(part);
    tell();
    return () -> {
      parts.remove(part);
      tell();
    };
  }

  private void tell() {
    listeners.tell(Runnable::run);
  }

  List<AdviserPart> advisers() {
    return List.copyOf(advisers);
  }

  List<PanelPart> panels() {
    return panels.stream().sorted(Comparator.comparingInt(PanelPart::place)).toList();
  }

  /** The window closes: no game follows any more. */
  public void close() {
    listeners.clear();
  }

  /** Runs something whenever a part comes or goes. */
  Registration listen(Runnable change) {
    return listeners.add(change);
  }
}
