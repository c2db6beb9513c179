package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.VariantTexts;

/** What a variant that is a text has to keep: the contract of all variants, and a README with its pieces beside it, in English and in Japanese. */
public abstract class TextContract extends VariantContract {
  /** An eagle, which the pictures have though JIS X 0208 has not. */
  private static final String BESIDES = "鵰";

  private static final int TEXTS = 12;
  private static final int LARGE = 16 * 16;

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

  /** There are many texts, and the simple reference takes as long as the square of the board, from 16x16 on. */
  @Override
  final int effort(int usual) {
    int squares = variant.table().files() * variant.table().ranks();
    int share = TEXTS * Math.max(1, squares * squares / (LARGE * LARGE));
    return DEEP ? usual : (usual + share - 1) / share;
  }

  /** All of that standard can be drawn, as a test of the pictures looks, and the few beside it; others would give way to letters. */
  @Test
  void itsPiecesAreWrittenWithTheKanjiOfTheStandard() {
    CharsetEncoder standard = Charset.forName("x-JIS0208").newEncoder();
    for (PieceType type : variant.table().pieces()) {
      String all = type.kanji() + type.kanjiPair() + type.kanjiWhite();
      assertFalse(all.isBlank(), type.id());
      assertTrue(standard.canEncode(all.replace(BESIDES, "")), type.id() + " " + all);
    }
  }

  @Test
  void theReadmeHasItsPieces() throws IOException {
    PieceTable.assertUpToDate(variant, folder.resolve("README.md"));
    PieceTable.assertUpToDate(variant, folder.resolve("README.ja.md"));
  }
}
