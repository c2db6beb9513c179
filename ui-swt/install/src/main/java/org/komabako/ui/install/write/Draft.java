package org.komabako.ui.install.write;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.varianttext.Fault;
import org.komabako.varianttext.VariantTextException;
import org.komabako.varianttext.VariantTexts;

/**
 * What a text is, read in a lane.
 *
 * @param card what it would offer to a new game; empty if anything is wrong
 * @param start its board before the first move
 * @param faults all that is wrong
 */
record Draft(Optional<VariantCard> card, Optional<Snapshot> start, List<Fault> faults) {
  static final Draft NONE = new Draft(Optional.empty(), Optional.empty(), List.of());

  /** @param installed finds the variant that the text extends */
  static Draft read(String text, Function<String, Optional<Variant>> installed) {
    try {
      VariantCard card = VariantCard.of(VariantTexts.read(text, installed));
      return new Draft(Optional.of(card), Optional.of(card.start(Optional.empty())), List.of());
    } catch (VariantTextException e) {
      return new Draft(Optional.empty(), Optional.empty(), e.faults());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return new Draft(
          Optional.empty(), Optional.empty(), List.of(new Fault(1, 1, Problems.of(e))));
    }
  }

  /** Whether it can be played. */
  boolean isRight() {
    return start.isPresent();
  }

  Optional<VariantTable> table() {
    return card.map(VariantCard::table);
  }
}
