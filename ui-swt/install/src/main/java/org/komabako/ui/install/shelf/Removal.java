package org.komabako.ui.install.shelf;

import java.util.List;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Question;

/** Asks before what is installed is removed, and names the games that wait until it returns. */
public final class Removal {
  private Removal() {}

  /**
   * Asks, unless the window was closed meanwhile.
   *
   * @param what is removed, for people
   * @param games that are open with it, for people
   * @param deed what is done if the answer is yes
   */
  public static void ask(Shell shell, Desk desk, String what, List<String> games, Runnable deed) {
    if (!shell.isDisposed()) {
      Question.ask(
          shell,
          desk,
          "remove",
          games.isEmpty()
              ? desk.messages().get("install.remove.ask", what)
              : desk.messages().get("install.remove.suspends", what, String.join(", ", games)),
          deed);
    }
  }
}
