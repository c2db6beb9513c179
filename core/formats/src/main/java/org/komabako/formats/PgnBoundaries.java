package org.komabako.formats;

/** A tag behind moves begins another game; what stands in comments is no tag. */
final class PgnBoundaries implements Boundaries {
  private boolean moves;
  private boolean comment;

  @Override
  public boolean at(String line) {
    if (!comment && line.startsWith("[")) {
      boolean begins = moves;
      moves = false;
      return begins;
    }
    moves |= !line.isBlank();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == ';' && !comment) {
        break;
      } else if (c == '\\' && comment) {
        i++;
      } else if (c == '{' || c == '}') {
        comment = c == '{';
      }
    }
    return false;
  }
}
