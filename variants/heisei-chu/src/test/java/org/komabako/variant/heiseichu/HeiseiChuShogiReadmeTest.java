package org.komabako.variant.heiseichu;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.komabako.testkit.PieceTable;

class HeiseiChuShogiReadmeTest {
  @Test
  void theTablesOfTheReadmeAreThoseOfTheVariant() throws IOException {
    PieceTable.assertUpToDate(new HeiseiChuShogi(), Path.of("README.md"));
    PieceTable.assertUpToDate(new HeiseiChuShogi(), Path.of("README.ja.md"));
  }
}
