package org.komabako.variant.chu;

import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.model.VariantTable;

/**
 * What the options of HaChu say about the rules, and by which of ours XBoard, HaChu and their like play:
 * lions by the strict rule of the Edo era, until a king is taken, no position twice. HaChu either forbids what was on the board before or avoids
 * it, so it may repeat wherever the second occurrence is legal.
 */
final class EngineNames {
  private static final String CECP = "cecp";
  private static final String REPEATS = "Allow repeats=true";

  private EngineNames() {}

  static void addTo(VariantTable.Builder table) {
    table
        .spelling(CECP, Spelling.RULES, "historical")
        .spelling(CECP, "lion_trading=edo", "Okazaki rule=false")
        .spelling(CECP, "lion_trading=okazaki", "Okazaki rule=true")
        .spelling(CECP, "promotion=jcsa", "Promote on entry=true")
        .spelling(CECP, "promotion=msm", "Promote on entry=false")
        .spelling(CECP, "repetition=none", REPEATS)
        .spelling(CECP, "repetition=historical", "Allow repeats=false")
        .spelling(CECP, "repetition=historical4", REPEATS)
        .spelling(CECP, "repetition=jcsa", REPEATS);
  }
}
