package org.komabako.ui.newgame;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;

/**
 * A sentence on the variant as it is chosen: the size of its board, its pieces, and whether captured pieces are dropped
 * under these rules. The rules are asked in a lane.
 */
final class AboutVariant {
  private final Desk desk;
  private final Executor lane;
  private final Label label;
  private Optional<VariantCard> card = Optional.empty();
  private boolean drops;
  private long asked;

  AboutVariant(Composite parent, Desk desk) {
    this.desk = desk;
    lane = desk.work().lane();
    label = new Labels(desk).sentence(parent, 1, this::text);
    label.setData("key", "new-game.about");
  }

  /** Whether there is room for it. */
  void show(boolean wanted) {
    Folding.show(label, wanted);
  }

  void show(Optional<VariantCard> shown, String ruleSet, Map<String, String> changes) {
    card = shown;
    drops = shown.map(VariantCard::drops).orElse(false);
    long number = ++asked;
    shown.ifPresent(each -> lane.execute(() -> {
      boolean found = ask(each, ruleSet, changes);
      desk.gate().send(this, () -> {
        if (number == asked && !label.isDisposed()) {
          drops = found;
          write();
        }
      });
    }));
    write();
  }

  /** It may have another number of lines now. */
  private void write() {
    Labels.write(label, text());
    label.requestLayout();
  }

  /** A variant is foreign code: nothing is said of rules that it cannot make. */
  private static boolean ask(VariantCard card, String ruleSet, Map<String, String> changes) {
    try {
      return card.drops(ruleSet, changes);
    } catch (RuntimeException | Error e) {
      return false;
    }
  }

  private String text() {
    return card.map(each -> desk.messages()
            .get(
                drops ? "new-game.about.drops" : "new-game.about",
                each.table().files(),
                each.table().ranks(),
                each.piecesOfSide()))
        .orElse("");
  }
}
