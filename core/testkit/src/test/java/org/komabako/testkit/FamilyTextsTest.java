package org.komabako.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.VariantTexts;

/**
 * The variants of the family that are texts: each keeps the contract of all variants, agrees with what another program
 * counted, and has a README with its pieces.
 */
@Tag("slow")
class FamilyTextsTest {
  private static final Path VARIANTS = Path.of("..", "..", "variants");

  /** One text. */
  abstract static class OfText extends VariantContract {
    private final Path folder;
    private final Variant variant;

    OfText(String folder) {
      this.folder = VARIANTS.resolve(folder);
      Path file = this.folder.resolve(this.folder.getFileName() + ".variant");
      try {
        variant = VariantTexts.read(Files.readString(file), key -> Optional.empty());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    protected Variant variant() {
      return variant;
    }

    /** There are many texts. */
    @Override
    int effort(int usual) {
      return DEEP ? usual : (usual + 11) / 12;
    }

    @Test
    void theReadmeHasItsPieces() throws IOException {
      PieceTable.check(variant, folder.resolve("README.md"));
    }
  }

  @Nested
  class Torishogi extends OfText {
    Torishogi() {
      super("torishogi");
    }
  }

  @Nested
  class Kyotoshogi extends OfText {
    Kyotoshogi() {
      super("kyotoshogi");
    }
  }

  @Nested
  class Micro extends OfText {
    Micro() {
      super("shelf/micro");
    }
  }

  @Nested
  class Dobutsu extends OfText {
    Dobutsu() {
      super("shelf/dobutsu");
    }
  }

  @Nested
  class Euroshogi extends OfText {
    Euroshogi() {
      super("shelf/euroshogi");
    }
  }

  @Nested
  class Checkshogi extends OfText {
    Checkshogi() {
      super("shelf/checkshogi");
    }
  }

  @Nested
  class Cannonshogi extends OfText {
    Cannonshogi() {
      super("shelf/cannonshogi");
    }
  }

  @Nested
  class Annanshogi extends OfText {
    Annanshogi() {
      super("shelf/annanshogi");
    }
  }
}
