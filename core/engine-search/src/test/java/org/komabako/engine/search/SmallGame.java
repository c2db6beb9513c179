package org.komabako.engine.search;

import static org.komabako.kernel.model.PieceType.row;

import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

/** Kings, rooks and lions, which may pass, on five by five squares, under some rule of repetition. */
public record SmallGame(Repetition repetition) implements Variant {
  private static final VariantTable TABLE = VariantTable.of("small-game", "small game", "小将棋")
      .board(5, 5, 1)
      .start("r3k/5/5/5/K3R b - 1")
      .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
      .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(6))
      .piece(row("N", "lion", "獅子", "shishi")
          .kanji("獅", "獅子")
          .moves("KNAD")
          .lionPower(LionPower.AREA)
          .value(12)
          .flags(Flag.LION))
      .build();

  @Override
  public VariantTable table() {
    return TABLE;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN.withRepetition(repetition);
  }
}
