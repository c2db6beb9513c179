package org.komabako.ui.library;

import org.komabako.ui.widgets.settings.Setting;

/** How the library is shown beside the board. All names begin with {@link #GROUP}. */
public final class LibrarySettings {
  /** How the names of these settings begin. */
  public static final String GROUP = "library.";

  /** Whether the moves that were played from a position are shown beside it. */
  public static final Setting<Boolean> MOVES = Setting.flag("library.moves", false);

  private LibrarySettings() {}
}
