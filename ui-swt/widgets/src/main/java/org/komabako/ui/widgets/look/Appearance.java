package org.komabako.ui.widgets.look;

/** Whether the window is light or dark. */
public enum Appearance {
  /** As the system is. */
  SYSTEM,
  /** Light. */
  LIGHT,
  /** Dark. */
  DARK;

  /** Whether that means dark on a system that is dark or not. */
  public boolean dark(boolean systemDark) {
    return this == DARK || (this == SYSTEM && systemDark);
  }
}
