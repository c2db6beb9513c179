package org.komabako.ui.client.window;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.Listeners;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;

/** The installed variants, and what the window shows of each; one that cannot say that is told of and left out. */
final class OfferedVariants {
  private static final Logger LOG = System.getLogger(OfferedVariants.class.getName());

  private final Workbench window;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private List<Variant> variants = List.of();
  private List<VariantCard> cards = List.of();

  /** Only for the lane. */
  private List<Variant> asked = List.of();

  /** Only for the lane. */
  private List<VariantCard> offers = List.of();

  OfferedVariants(Workbench window) {
    this.window = window;
  }

  /** What variants offer, asked anew only if these are others; for the lane of the window. */
  List<VariantCard> ask(List<Variant> installed) {
    if (installed.equals(asked)) {
      return offers;
    }
    List<VariantCard> asking = new ArrayList<>();
    for (Variant variant : installed) {
      try {
        asking.add(VariantCard.of(variant));
      } catch (RuntimeException | Error e) {
        LOG.log(Level.WARNING, "a variant cannot be asked: {0}", e.toString());
        window
            .desk()
            .gate()
            .send(() -> window.say(window
                .desk()
                .messages()
                .get("window.variant-broken", variant.getClass().getName(), e.toString())));
      }
    }
    asked = installed;
    offers = List.copyOf(asking);
    return offers;
  }

  /** These are installed now; tells so if they were not. */
  void show(List<Variant> installed, List<VariantCard> offered) {
    if (!installed.equals(variants)) {
      variants = installed;
      cards = offered;
      listeners.tell(Runnable::run);
    }
  }

  /** Those that are installed. */
  List<Variant> variants() {
    return variants;
  }

  /** What they offer. */
  List<VariantCard> cards() {
    return cards;
  }

  /** Runs something whenever there are others; the answer ends that. */
  Runnable listen(Runnable change) {
    return listeners.add(change)::close;
  }
}
