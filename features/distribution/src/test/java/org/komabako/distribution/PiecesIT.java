package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.picture.ContactSheet;
import org.komabako.ui.picture.PieceChecks;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.PieceSizes;
import org.komabako.ui.picture.Themes;

/** The pieces of every variant that ships, those of the shelf too, in every set. */
class PiecesIT {
  static List<VariantTable> tables() throws IOException {
    return ShippedVariants.withShelf().stream().map(Variant::table).toList();
  }

  static List<Arguments> setsAndTables() throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (VariantTable table : tables()) {
      PieceSets.all().forEach(set -> all.add(Arguments.of(set, table)));
    }
    return all;
  }

  @Test
  void noneIsLeftOut() throws IOException {
    try (Stream<Path> shelf = Files.list(Distribution.TREE.resolve("shelf"))) {
      long texts = shelf.filter(file -> file.toString().endsWith(".variant")).count();
      assertTrue(texts > 0, "the shelf is empty");
      assertEquals(ShippedVariants.files() + texts, tables().size());
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theirCharactersAreThere(VariantTable table) {
    PieceChecks.charactersAreThere(table);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void kingsAreLargest(VariantTable table) {
    PieceChecks.kingsAreLargest(table);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void eachStaysInItsSquareAndIsWrittenOn(PieceSet set, VariantTable table) {
    PieceSizes sizes = PieceSizes.of(table);
    for (PieceType type : table.pieces()) {
      PieceChecks.looks(Themes.all().get(0), sizes.of(type))
          .forEach(look -> PieceChecks.staysInItsSquare(set, type, look));
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void writingStaysOnTheFace(PieceSet set, VariantTable table) {
    PieceChecks.writingStaysOnTheFace(set, table);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void othersLookDifferent(PieceSet set, VariantTable table) {
    PieceChecks.othersLookDifferent(set, table);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("setsAndTables")
  void theirSheetIsWellFormed(PieceSet set, VariantTable table) {
    PieceChecks.sheetIsWellFormed(set, table);
  }

  /** Written only if it is asked for, for who wants to look at them. */
  @Test
  @EnabledIfSystemProperty(named = "komabako.sheets", matches = "[0-9]+")
  void sheetsToLookAt() throws IOException {
    Path folder = Distribution.TREE.resolveSibling("sheets");
    ContactSheet.write(folder, tables(), Integer.getInteger("komabako.sheets"));
  }
}
