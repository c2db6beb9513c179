package org.komabako.matches.internal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.grid.Grid;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.MatchRequest;

/** The engines and variants that are there now. */
final class InstalledParts {
  private final List<Engine> engines = new CopyOnWriteArrayList<>();
  private final List<Variant> variants = new CopyOnWriteArrayList<>();
  private volatile @Nullable Grid grid;

  void grid(@Nullable Grid service) {
    grid = service;
  }

  /** The grid, if it is there. */
  Optional<Grid> grid() {
    return Optional.ofNullable(grid);
  }

  void add(Engine engine) {
    engines.add(engine);
  }

  void remove(Engine engine) {
    engines.remove(engine);
  }

  void add(Variant variant) {
    variants.add(variant);
  }

  void remove(Variant variant) {
    variants.remove(variant);
  }

  Optional<Engine> engine(String id) {
    return engines.stream().filter(engine -> engine.id().equals(id)).findFirst();
  }

  Optional<Variant> variant(String key) {
    return variants.stream().filter(variant -> variant.key().equals(key)).findFirst();
  }

  /**
   * A variant that is there.
   *
   * @throws RequestException with those that are, if it is not
   */
  Variant requireVariant(String key) {
    return variant(key).orElseThrow(() -> new RequestException(noVariant(key)));
  }

  /**
   * An engine that is there.
   *
   * @throws RequestException with those that are, if it is not
   */
  Engine requireEngine(String id) {
    return engine(id).orElseThrow(() -> new RequestException(noEngine(id)));
  }

  /** What a match needs and is not there; empty if all is. */
  Optional<LocalizedText> missing(MatchRequest request) {
    if (variant(request.variant()).isEmpty()) {
      return Optional.of(noVariant(request.variant()));
    }
    if (request.onGrid() && grid == null) {
      return Optional.of(Sentence.of(InstalledParts.class, "installedParts.noGrid"));
    }
    return missingEngine(request);
  }

  /** An engine of a match that is not there; empty if both are. */
  Optional<LocalizedText> missingEngine(MatchRequest request) {
    return List.of(request.first().engine(), request.second().engine()).stream()
        .filter(id -> engine(id).isEmpty())
        .findFirst()
        .map(this::noEngine);
  }

  private LocalizedText noVariant(String key) {
    return Sentence.of(
        InstalledParts.class,
        "installedParts.variantNotInstalled",
        key,
        String.join(", ", variants.stream().map(Variant::key).sorted().toList()));
  }

  private LocalizedText noEngine(String id) {
    return Sentence.of(
        InstalledParts.class,
        "installedParts.engineNotInstalled",
        id,
        String.join(", ", engines.stream().map(Engine::id).sorted().toList()));
  }
}
