package org.komabako.ui.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
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

  /** The name of a variant as it begins a line; its key while it is not installed. */
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

  /** Does something with the games, in a lane; what goes wrong is told. */
  void withGames(Consumer<Games> task);

  /** Does something in a lane; what goes wrong is told. */
  void background(Runnable task);

  /** Opens a file: a game, the jar of a variant, or whatever a contribution opens. */
  void open(Path file);

  /** The pages of the preferences, from above. */
  List<PreferencePage> preferencePages();

  /** Runs something on the display thread whenever contributions, piece sets or themes come or go, until the answer is run. */
  Runnable listenToContributions(Runnable change);

  /** Says what a file tells and a game does not hold; for any thread. */
  void remark(List<LocalizedText> remarks);

  /** Takes back what was said, if it is still there: it holds no more. */
  void unsay(String message);

  /** Says that something went wrong, or may be lost, in the line above the games. */
  void say(String message);

  /** Says there what was done, for a while. */
  void tell(String message);
}
