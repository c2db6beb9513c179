package org.komabako.training.internal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.engine.TrainingGames;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/** Plays games of trainings for the grid. When it leaves, units that are played are played again by others. */
@Component
public final class TrainingWork implements WorkKind {
  /** The name of this kind. */
  static final String NAME = "training";

  private final TrainingGames games;
  private volatile @Nullable Variants variants;

  /** Plays by our own engine. */
  @Activate
  public TrainingWork(@Reference TrainingGames games) {
    this.games = games;
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    variants = service;
  }

  /** Who knows the variants is gone; only variants that are sent can be played. */
  void unsetVariants(Variants service) {
    variants = null;
  }

  private Optional<Variant> installed(String key) {
    return Optional.ofNullable(variants).flatMap(each -> each.find(key));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<LocalizedText> refusal(byte[] bytes, PartSource parts) {
    TrainingSpec spec = TrainingSpec.read(bytes);
    if (spec.variant(this::installed, parts).isEmpty()) {
      return Optional.of(noVariant(spec));
    }
    return spec.data().stream().allMatch(digest -> parts.part(digest).isPresent())
        ? Optional.empty()
        : Optional.of(Sentence.of(TrainingWork.class, "trainingWork.noData"));
  }

  private static LocalizedText noVariant(TrainingSpec spec) {
    return Sentence.of(TrainingWork.class, "trainingWork.noVariant", spec.variant());
  }

  @Override
  public byte[] work(byte[] bytes, byte[] unit, PartSource parts) throws InterruptedException {
    TrainingSpec spec = TrainingSpec.read(bytes);
    Variant variant = spec.variant(this::installed, parts)
        .orElseThrow(() -> new RequestException(noVariant(spec)));
    Thread here = Thread.currentThread();
    return games
        .play(spec.rules(variant), spec.engine(), unit, parts::part, here::isInterrupted)
        .orElseThrow(InterruptedException::new);
  }
}
