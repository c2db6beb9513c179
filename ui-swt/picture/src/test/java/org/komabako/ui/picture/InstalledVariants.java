package org.komabako.ui.picture;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.lionfamily.LionFamilyPieces;

/**
 * The tables that tests draw: of every variant that the build has packed so far, of the lion
 * family's rows, and of a made-up game.
 */
final class InstalledVariants {
  /** Where {@code variants/pom.xml} gathers the jars. */
  private static final Path JARS = Path.of("../../variants/target/variants");

  private InstalledVariants() {}

  static List<VariantTable> tables() {
    List<VariantTable> tables = new ArrayList<>(packed());
    tables.add(lionFamily());
    tables.add(madeUp());
    return tables;
  }

  /** What the descriptors of the jars provide; the same with and without a module path. */
  private static List<VariantTable> packed() {
    if (!Files.isDirectory(JARS)) {
      return List.of();
    }
    List<VariantTable> tables = new ArrayList<>();
    ModuleFinder.of(JARS).findAll().stream()
        .sorted(Comparator.comparing(module -> module.descriptor().name()))
        .forEach(module -> module.descriptor().provides().stream()
            .filter(service -> service.service().equals(Variant.class.getName()))
            .flatMap(service -> service.providers().stream())
            .forEach(provider -> tables.add(table(module.location().orElseThrow(), provider))));
    return tables;
  }

  private static VariantTable table(URI jar, String provider) {
    ClassLoader ours = InstalledVariants.class.getClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toURL()}, ours)) {
      return loader
          .loadClass(provider)
          .asSubclass(Variant.class)
          .getConstructor()
          .newInstance()
          .table();
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(jar + " cannot be read", e);
    }
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
