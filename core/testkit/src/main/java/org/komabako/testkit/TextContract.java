package org.komabako.testkit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.VariantTexts;

/** What a variant that is a text has to keep: the contract of all variants, and a README with its pieces beside it, in English and in Japanese. */
public abstract class TextContract extends VariantContract {
  private final Path folder;
  private final Variant variant;

  /**
   * Reads the text {@code NAME.variant} of a folder NAME.
   *
   * @param installed finds what it extends
   */
  protected TextContract(Path folder, Function<String, Optional<Variant>> installed) {
    this.folder = folder;
    variant = VariantTexts.read(
        VariantTexts.text(folder.resolve(folder.getFileName() + ".variant")), installed);
  }

  @Override
  protected final Variant variant() {
    return variant;
  }

  /** There are many texts. */
  @Override
  final int effort(int usual) {
    return DEEP ? usual : (usual + 11) / 12;
  }

  @Test
  void theReadmeHasItsPieces() throws IOException {
    PieceTable.check(variant, folder.resolve("README.md"));
    PieceTable.check(variant, folder.resolve("README.ja.md"));
  }
}
