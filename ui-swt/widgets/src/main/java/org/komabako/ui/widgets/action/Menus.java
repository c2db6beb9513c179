package org.komabako.ui.widgets.action;

import java.util.Locale;

/** The menus of the bar, in their order. The text of one is the message {@code menu.NAME}. */
public enum Menus {
  /** Games: begin, open, save, close. */
  GAME,
  /** Moves: take back, go on, the steps of a move. */
  MOVE,
  /** How it looks. */
  VIEW,
  /** Positions and records to copy and paste. */
  EDIT,
  /** Engines and analysis. */
  ENGINE,
  /** Variants, settings. */
  TOOLS,
  /** What it is and how it is used. */
  HELP;

  /** The key of its text. */
  public String message() {
    return "menu." + name().toLowerCase(Locale.ROOT);
  }
}
