package org.komabako.ui.client.window;

import org.komabako.ui.workbench.desk.Desk;

/** Adds actions of one area to the window. */
interface Contribution {
  /** Adds them to {@link Desk#actions}. */
  void register(Desk desk, MainWindow window);
}
