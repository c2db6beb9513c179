package org.komabako.ui.client.window;

import java.util.List;
import org.komabako.ui.workbench.extension.Contribution;

/** What bundles offer to the window now. It changes at any time; for any thread. */
public interface Offers {
  /**
   * One contribution.
   *
   * @param ranking of its service
   * @param bundle who offers it, as the user is told when it fails
   */
  record Offer(Contribution contribution, int ranking, String bundle) {}

  /** The contributions, those of the highest ranking first. */
  List<Offer> contributions();

  /** Runs something, on any thread, each time that something comes or goes. */
  AutoCloseable listen(Runnable change);
}
