package org.komabako.variant.chu;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.komabako.testkit.TextContract;

/** Dai shogi is a text that extends chu shogi. */
@Tag("slow")
class DaiTextTest extends TextContract {
  DaiTextTest() {
    super(Path.of("../dai"), key -> Optional.of(new ChuShogi()));
  }
}
