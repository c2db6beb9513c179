package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.testkit.Ruling;
import org.komabako.testkit.TextContract;

/** The variants that are texts and extend shogi: each keeps the contract of all variants, and its counts are another program's. */
@Tag("slow")
class ExtendingTextsTest {
  /** One text. */
  abstract static class OfText extends TextContract {
    OfText(String folder) {
      super(Path.of("..", folder), key -> Optional.of(new Shogi()));
    }
  }

  @Nested
  class Minishogi extends OfText {
    Minishogi() {
      super("minishogi");
    }

    @Test
    void theFourthOccurrenceIsALossForBlack() {
      String start = variant().table().start();
      String[] cycle = {"4e4d", "2a2b", "4d4e", "2b2a"};
      assertEquals(
          "white fourth_occurrence_black",
          Ruling.of(variant(), start).play(3, cycle).result());
      assertEquals(
          "none sennichite",
          Ruling.of(variant(), start, "repetition=draw").play(3, cycle).result());
    }
  }

  @Nested
  class Judkins extends OfText {
    Judkins() {
      super("judkins");
    }
  }

  @Nested
  class Gorogoroplus extends OfText {
    Gorogoroplus() {
      super("gorogoroplus");
    }
  }

  @Nested
  class Gorogoro extends OfText {
    Gorogoro() {
      super("shelf/gorogoro");
    }
  }

  @Nested
  class Shoshogi extends OfText {
    Shoshogi() {
      super("shelf/shoshogi");
    }
  }

  @Nested
  class Yarishogi extends OfText {
    Yarishogi() {
      super("shelf/yarishogi");
    }
  }

  @Nested
  class Okisakishogi extends OfText {
    Okisakishogi() {
      super("shelf/okisakishogi");
    }
  }
}
