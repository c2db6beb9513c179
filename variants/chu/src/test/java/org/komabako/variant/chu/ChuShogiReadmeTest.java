package org.komabako.variant.chu;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.komabako.testkit.PieceTable;

class ChuShogiReadmeTest {
  @Test
  void theTablesOfTheReadmeAreThoseOfTheVariant() throws IOException {
    PieceTable.assertUpToDate(new ChuShogi(), Path.of("README.md"));
    PieceTable.assertUpToDate(new ChuShogi(), Path.of("README.ja.md"));
  }
}
