package org.komabako.ui.workbench;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Shell;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.GameView;
import org.osgi.annotation.versioning.ProviderType;

/** The main window, as the windows and dialogs see it that it opens. For the display thread. */
@ProviderType
public interface Workbench {
  /** The window itself. */
  Shell shell();

  /** What the parts of the window share. */
  Desk desk();

  /** The game that is looked at. */
  Optional<GameView> current();

  /** The variants that are installed now. */
  List<Variant> variants();

  /** What they offer to a new game. */
  List<VariantCard> cards();

  /** What a variant offers; empty while it is not installed. */
  Optional<VariantCard> card(String key);

  /** The name of a variant; its key while it is not installed. */
  String variantName(String key);

  /** Runs something on the display thread whenever variants come or go, until the answer is run. */
  Runnable listenToVariants(Runnable change);

  /** Opens a new game. */
  void create(GameRequest request);

  /**
   * Opens a new game.
   *
   * @param made takes it, in a lane, before it is shown
   */
  void create(GameRequest request, Consumer<LiveGame> made);

  /** Says that something went wrong, or may be lost, in the line above the games. */
  void say(String message);

  /** Says there what was done, for a while. */
  void tell(String message);
}
