package org.komabako.engine.search;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The move pickers of a search, by ply: each is made when a line first gets so long, and used from then on. */
final class MovePickers {
  private final @Nullable MovePicker[] pickers = new MovePicker[Value.MOST_PLIES + 1];
  private final Supplier<MovePicker> maker;

  MovePickers(Supplier<MovePicker> maker) {
    this.maker = maker;
  }

  MovePicker at(int ply) {
    MovePicker picker = pickers[ply];
    if (picker == null) {
      picker = maker.get();
      pickers[ply] = picker;
    }
    return picker;
  }
}
