package org.komabako.libraryanalysis.internal;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineSetup;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.game.Evaluation;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.PositionScore;
import org.komabako.platform.Variants;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * Thinks about positions of games, from the last to the first, so that the engine knows already what comes. The variant is the one
 * that is installed here if it says the same as the other, else the text that was sent; the engine is one that is installed here.
 * One that leaves while it thinks loses nothing: the unit is worked on again.
 */
@Component
public final class AnalysisWork implements WorkKind {
  /** The name of this kind. */
  static final String NAME = "analysis";

  private static final int TIMES = 4;
  private static final int MOST_TIMES = 1024;

  private final AnalysisParts installed = new AnalysisParts();
  private Registration following = () -> {};

  /** An engine arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    installed.add(engine);
  }

  /** An engine leaves. */
  void removeEngine(Engine engine) {
    installed.remove(engine);
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = installed.follow(service);
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives. */
  void addVariant(Variant variant) {
    installed.add(variant);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<LocalizedText> refusal(byte[] bytes, PartSource parts) {
    AnalysisSpec spec = AnalysisSpec.read(bytes);
    Optional<Engine> engine = installed.engine(spec.engine());
    if (engine.isEmpty()) {
      return Optional.of(installed.noEngine(spec.engine()));
    }
    Optional<Variant> variant = variant(spec, parts);
    if (variant.isEmpty()) {
      return Optional.of(noVariant(spec));
    }
    Rules rules = Rules.of(variant.get());
    if (spec.data().isPresent()
        && data(spec.data().get(), engine.get(), rules, parts).isEmpty()) {
      return Optional.of(Sentence.of(AnalysisWork.class, "analysisWork.noData"));
    }
    return engine.get().refusal(rules);
  }

  /** What the engine here evaluates with if it is the same, else what was sent. */
  private static Optional<byte[]> data(
      String digest, Engine engine, Rules rules, PartSource parts) {
    return engine
        .setup(rules, Map.of())
        .data()
        .filter(own -> PartSource.digest(own).equals(digest))
        .or(() -> parts.part(digest));
  }

  private Optional<Variant> variant(AnalysisSpec spec, PartSource parts) {
    return installed
        .variant(spec.variant())
        .filter(variant -> PartSource.digest(
                VariantTexts.writePlain(variant).getBytes(StandardCharsets.UTF_8))
            .equals(spec.digest()))
        .or(() -> parts
            .part(spec.digest())
            .map(text -> VariantTexts.read(VariantTexts.text(text), installed::variant)));
  }

  private static LocalizedText noVariant(AnalysisSpec spec) {
    return Sentence.of(AnalysisWork.class, "analysisWork.noVariant", spec.variant());
  }

  @Override
  public byte[] work(byte[] bytes, byte[] unit, PartSource parts) throws InterruptedException {
    AnalysisSpec spec = AnalysisSpec.read(bytes);
    Variant variant = variant(spec, parts).orElseThrow(() -> new RequestException(noVariant(spec)));
    Engine engine = installed
        .engine(spec.engine())
        .orElseThrow(() -> new RequestException(installed.noEngine(spec.engine())));
    Optional<byte[]> data = spec.data()
        .map(digest -> data(digest, engine, Rules.of(variant), parts)
            .orElseThrow(() -> RequestException.of(AnalysisWork.class, "analysisWork.noData")));
    AnalysisUnit asked = AnalysisUnit.read(unit);
    AnalysisUnit.Played game = asked.play(variant);
    Map<Integer, PositionScore> found = new TreeMap<>();
    try (Thinker thinker =
        engine.openAs(game.start().rules(), new EngineSetup(spec.values(), data))) {
      for (int i = asked.plies().size() - 1; i >= 0; i--) {
        int ply = asked.plies().get(i);
        found.put(ply, think(engine, thinker, game, ply, spec.nodes()));
      }
    }
    return UnitScores.write(found);
  }

  /** Where so few nodes are no whole iteration, it gets more. */
  private PositionScore think(
      Engine engine, Thinker thinker, AnalysisUnit.Played game, int ply, long nodes)
      throws InterruptedException {
    for (long most = nodes; most <= MOST_TIMES * nodes; most *= TIMES) {
      Optional<Info> found = thought(
          engine,
          thinker,
          new Task(game.start(), game.moves().subList(0, ply), Limits.NONE.toNodes(most)));
      if (found.isPresent()) {
        return new PositionScore(evaluation(found.get()), found.get().line());
      }
    }
    throw EngineException.of(AnalysisWork.class, "analysisWork.noScore", engine.name(), ply);
  }

  private Optional<Info> thought(Engine engine, Thinker thinker, Task task)
      throws InterruptedException {
    AtomicReference<@Nullable Info> best = new AtomicReference<>();
    try {
      var unused = thinker.think(task, info -> take(best, info)).get();
      return Optional.ofNullable(best.get());
    } catch (ExecutionException | CancellationException e) {
      if (installed.engine(engine.id()).isEmpty()) {
        throw new InterruptedException();
      }
      throw e.getCause() instanceof RuntimeException problem
          ? problem
          : new IllegalStateException(e);
    }
  }

  /** An exact score, or whatever there is before one. */
  private static void take(AtomicReference<@Nullable Info> best, Info info) {
    boolean exact = info.bound() == Info.Bound.EXACT;
    if (info.multiPv() == 1 && !info.line().isEmpty() && (exact || best.get() == null)) {
      best.set(info);
    }
  }

  private static Evaluation evaluation(Info info) {
    int depth = Math.max(1, info.depth());
    return info.score() instanceof Score.Material material
        ? new Evaluation(Evaluation.Unit.CP, material.value(), depth)
        : new Evaluation(Evaluation.Unit.MATE, ((Score.Mate) info.score()).plies(), depth);
  }
}
