package org.komabako.variant.shogi;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.komabako.testkit.PieceTable;

class ShogiReadmeTest {
  @Test
  void theTablesOfTheReadmeAreThoseOfTheVariant() throws IOException {
    PieceTable.assertUpToDate(new Shogi(), Path.of("README.md"));
    PieceTable.assertUpToDate(new Shogi(), Path.of("README.ja.md"));
  }
}
