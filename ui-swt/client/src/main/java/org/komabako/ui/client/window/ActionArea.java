package org.komabako.ui.client.window;

import org.komabako.ui.workbench.desk.Desk;

/** Adds actions of one area of the window itself. */
interface ActionArea {
  /** Adds them to {@link Desk#actions}. */
  void register(Desk desk, MainWindow window);
}
