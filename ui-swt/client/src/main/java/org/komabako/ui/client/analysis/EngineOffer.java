package org.komabako.ui.client.analysis;

import java.util.List;
import java.util.Optional;
import org.komabako.engine.Engine;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.Text;
import org.komabako.ui.client.Services;

/**
 * An engine that plays by the rules of a game.
 *
 * @param id the word to ask for it by
 * @param name what it is called
 */
record EngineOffer(String id, Text name) {
  /** All that do; not for the display thread. */
  static List<EngineOffer> all(Services services, Rules rules) {
    return services.engines().stream()
        .filter(engine -> engine.refusal(rules).isEmpty())
        .map(engine -> new EngineOffer(engine.id(), engine.name()))
        .toList();
  }

  /** An installed engine. */
  static Optional<Engine> engine(Services services, String id) {
    return services.engines().stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
