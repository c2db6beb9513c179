package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;

class PieceSizesTest {
  static List<VariantTable> tables() {
    return TestTables.all();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theKingIsTheLargestAndAPieceKeepsItsSize(VariantTable table) {
    PieceChecks.kingsAreLargest(table);
  }

  @Test
  void worthMoreIsLarger() {
    VariantTable table = TestTables.lionFamily();
    PieceSizes sizes = PieceSizes.of(table);
    double before = 0;
    for (String id : List.of("P", "S", "L", "B", "R", "D", "Q", "N", "K")) {
      double size = sizes.of(table.type(id));
      assertTrue(size > before, id);
      before = size;
    }
  }

  @Test
  void withoutDifferencesOfValueAllAreOfOneSize() {
    VariantTable table = VariantTable.of("even", "Even", "等")
        .board(3, 3, 1)
        .start("3/3/3 b - 1")
        .piece(PieceType.row("K", "king", "王", "ō").flags(PieceType.Flag.ROYAL))
        .piece(PieceType.row("A", "one", "一", "ichi").value(3))
        .piece(PieceType.row("B", "two", "二", "ni").value(3))
        .build();
    PieceSizes sizes = PieceSizes.of(table);
    assertEquals(sizes.of(table.type("A")), sizes.of(table.type("B")));
    assertEquals(1, sizes.of(table.type("K")));
  }
}
