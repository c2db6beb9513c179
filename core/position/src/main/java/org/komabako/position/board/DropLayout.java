package org.komabako.position.board;

import java.util.stream.IntStream;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.rules.Drops;

/** Where pieces may be dropped: the rules of drops of a {@link VariantLayout}, compiled to arrays of numbers. */
final class DropLayout {
  /** By code and cell: it may not be dropped there, because it could never move again. */
  final boolean[][] dead;

  /** Whether pieces are dropped promoted or not, as the player likes. */
  final boolean eitherSide;

  /** By code: how many may stand on a file when one is dropped, 0 for any number. */
  final int[] perFile;

  /** By code: the promoted code that counts with it on a file, or 0. */
  private final int[] alsoOnFile;

  /** By code: whether it counts where only so many may stand on a file. */
  final boolean[] countsOnFile;

  /** By code: whether it may not give mate when it is dropped. */
  final boolean[] noMate;

  /** The types that may not. */
  final int[] noMateTypes;

  private final VariantLayout layout;

  /** For a layout that has its codes, directions and promotion. */
  DropLayout(VariantLayout layout) {
    this.layout = layout;
    boolean anywhere = false;
    boolean either = false;
    if (layout.book.drops() instanceof Drops.Captured captured) {
      anywhere = captured.deadSquares();
      either = captured.eitherSide();
    }
    dead = anywhere ? new boolean[layout.codes][layout.grid.size] : layout.directions.stuck;
    eitherSide = either;
    noMate = layout.flags(Flag.NO_DROP_MATE);
    noMateTypes = IntStream.range(0, layout.types.length)
        .filter(type -> layout.types[type].is(Flag.NO_DROP_MATE))
        .toArray();
    perFile = new int[layout.codes];
    alsoOnFile = new int[layout.codes];
    countsOnFile = new boolean[layout.codes];
    for (int code = 2; code < layout.codes; code++) {
      fillFiles(code, layout.types[VariantLayout.type(code)]);
    }
  }

  private void fillFiles(int code, PieceType type) {
    perFile[code] = type.perFile();
    countsOnFile[code] |= perFile[code] > 0;
    if (perFile[code] > 0 && type.is(Flag.PER_FILE_PROMOTED)) {
      alsoOnFile[code] = layout.promoted[code];
      countsOnFile[layout.promoted[code]] = true;
    }
  }

  /** Whether as many pieces of a code stand on the file of a cell as may when one is dropped. */
  boolean isFileFull(int[] cells, int code, int cell) {
    int left = perFile[code];
    int files = layout.grid.files;
    for (int at = cell % files; left > 0 && at < layout.grid.size; at += files) {
      if (isCounted(code, cells[at]) && --left == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether what stands on a cell counts when a piece of a code is dropped on its file. */
  boolean isCounted(int code, int there) {
    return there == code || there != VariantLayout.EMPTY && there == alsoOnFile[code];
  }

  /** Whether a piece may come promoted from the reserve. */
  boolean isPromotedFromReserve(int code, int to) {
    return layout.book.drops() instanceof Drops.Reserve reserve
        && reserve.promoteOnDrop()
        && layout.promoted[code] != 0
        && layout.promotion.zone[code & 1][to]
        && (reserve.promotedOnDeadSquare() || !dead[code][to]);
  }
}
