package org.komabako.ui.picture;

import java.util.List;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.lionfamily.LionFamilyPieces;

/** The tables that tests draw: the lion family's rows, and a made-up game. */
final class TestTables {
  private TestTables() {}

  static List<VariantTable> all() {
    return List.of(lionFamily(), madeUp());
  }

  static VariantTable lionFamily() {
    VariantTable.Builder table = VariantTable.of("lions", "Lions", "獅子")
        .board(12, 12, 4)
        .start("12/".repeat(11) + "12 b - 1");
    LionFamilyPieces.rows().forEach(table::piece);
    return table.build();
  }

  /** Pieces as no known game has them: jumps of all kinds, short ranges, kanji that no font knows. */
  static VariantTable madeUp() {
    return VariantTable.of("made-up", "Made up", "新")
        .board(5, 5, 1)
        .start("5/5/5/5/5 b - 1")
        .piece(PieceType.row("K", "king", "玉将", "gyokushō")
            .kanji("玉", "玉将")
            .kanjiWhite("王将")
            .moves("K")
            .flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("J", "jumper", "跳", "tobi")
            .kanji("跳", "八方桂")
            .moves("NZ")
            .abbreviations("Jmp")
            .promotes())
        .piece(PieceType.row("+J", "rider", "跳", "tobi").kanji("躍", "躍").moves("N0D0H"))
        .piece(PieceType.row("S", "short", "短", "tan")
            .kanji("短", "短刀")
            .moves("R2B3")
            .value(5))
        .piece(PieceType.row("U", "unknown", "𪚥", "tetsu")
            .kanji("𪚥", "𪚥龍")
            .moves("fR4GC")
            .abbreviations("U"))
        .piece(PieceType.row("Z", "stone", "", "ishi").abbreviations("Щ").moves(""))
        .build();
  }
}
