package org.komabako.libraryanalysis.internal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;

/** The engines and variants that are there now. Safe for several threads. */
final class AnalysisParts {
  private final List<Engine> engines = new CopyOnWriteArrayList<>();
  private final List<Variant> variants = new CopyOnWriteArrayList<>();

  void add(Engine engine) {
    engines.add(engine);
  }

  void remove(Engine engine) {
    engines.remove(engine);
  }

  void add(Variant variant) {
    variants.add(variant);
  }

  /** Follows the variants as they come and go. */
  Registration follow(Variants service) {
    return service.follow(new Variants.Follower() {
      @Override
      public void arrived(Variant variant) {
        variants.add(variant);
      }

      @Override
      public void left(Variant variant) {
        variants.remove(variant);
      }
    });
  }

  Optional<Engine> engine(String id) {
    return engines.stream().filter(engine -> engine.id().equals(id)).findFirst();
  }

  Optional<Variant> variant(String key) {
    return variants.stream().filter(variant -> variant.key().equals(key)).findFirst();
  }

  LocalizedText noEngine(String id) {
    return Sentence.of(
        AnalysisParts.class,
        "analysisParts.noEngine",
        id,
        String.join(", ", engines.stream().map(Engine::id).sorted().toList()));
  }
}
