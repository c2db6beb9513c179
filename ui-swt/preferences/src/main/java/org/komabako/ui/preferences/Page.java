package org.komabako.ui.preferences;

import org.komabako.ui.workbench.Workbench;

/** One page of the preferences. A new page is a class and a line in {@link Pages}. */
interface Page {
  /** The key of its title. */
  String title();

  /** Makes its fields. What is chosen in them holds at once. */
  void create(Fields fields, Workbench window);
}
