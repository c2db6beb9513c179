package org.komabako.ui.share;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.ui.board.Snapshot;

/** A position or a game in one line of USI, as it is sent to others and pasted again. */
final class LinkText {
  private LinkText() {}

  /** The position on the board. */
  static String position(Snapshot shown) {
    return "position sfen " + shown.position().sfen();
  }

  /** The start and the moves of the line that is followed, to its end. */
  static String game(Snapshot shown) {
    String moves = plies(shown).map(ply -> ply.move().toString()).collect(Collectors.joining(" "));
    return plies(shown)
        .findFirst()
        .map(first -> "position sfen " + first.before().sfen() + " moves " + moves)
        .orElseGet(() -> position(shown));
  }

  private static Stream<Snapshot.Ply> plies(Snapshot shown) {
    return Stream.concat(shown.line().stream(), shown.later().stream());
  }
}
