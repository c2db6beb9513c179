package org.komabako.ui.picture;

/** Where a line of writing stands to its point. */
public enum Align {
  /** It begins there. */
  START,
  /** Its middle is there. */
  MIDDLE,
  /** It ends there. */
  END
}
