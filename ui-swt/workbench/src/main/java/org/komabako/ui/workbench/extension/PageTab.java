package org.komabako.ui.workbench.extension;

import org.eclipse.swt.widgets.Composite;
import org.osgi.annotation.versioning.ProviderType;

/** A tab of the main window, beside those of the games, that a page fills. For the display thread. */
@ProviderType
public interface PageTab {
  /** Where the page puts what it shows, with a layout of its own. It is disposed when the user closes the tab. */
  Composite place();

  /** Says what stands on the tab, and in the title of the window while the tab is looked at. */
  void title(String words);

  /** Says in the line below the page what is seen on it now; empty for nothing. */
  void status(String words);

  /** Has it looked at. */
  void show();

  /** Closes it; nothing happens if it is closed. */
  void close();
}
