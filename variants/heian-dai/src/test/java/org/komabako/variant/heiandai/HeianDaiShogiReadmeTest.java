package org.komabako.variant.heiandai;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.komabako.testkit.PieceTable;

class HeianDaiShogiReadmeTest {
  @Test
  void theTablesOfTheReadmeAreThoseOfTheVariant() throws IOException {
    PieceTable.assertUpToDate(new HeianDaiShogi(), Path.of("README.md"));
    PieceTable.assertUpToDate(new HeianDaiShogi(), Path.of("README.ja.md"));
  }
}
