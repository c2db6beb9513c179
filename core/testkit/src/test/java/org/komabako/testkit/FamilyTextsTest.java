package org.komabako.testkit;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/**
 * The variants of the family that are texts: each keeps the contract of all variants, agrees with what another program
 * counted, and has a README with its pieces.
 */
@Tag("slow")
class FamilyTextsTest {
  private static final Path VARIANTS = Path.of("..", "..", "variants");

  /** One text, which extends none. */
  abstract static class OfText extends TextContract {
    OfText(String folder) {
      super(VARIANTS.resolve(folder), key -> Optional.empty());
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

  @Nested
  class Whaleshogi extends OfText {
    Whaleshogi() {
      super("shelf/whaleshogi");
    }
  }

  @Nested
  class Wa extends OfText {
    Wa() {
      super("wa");
    }
  }
}
