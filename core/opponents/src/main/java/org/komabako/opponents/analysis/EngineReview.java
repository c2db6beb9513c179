package org.komabako.opponents.analysis;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Thinker;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Judgement;
import org.komabako.kernel.model.Move;
import org.komabako.session.LiveGame;

/** The {@link Review}: place by place. */
final class EngineReview implements Review {
  private static final Logger LOG = System.getLogger(EngineReview.class.getName());

  /** As much of a better line as can be followed. */
  private static final int LONG = 8;

  private final LiveGame game;
  private final Supplier<Engine> engines;
  private final Limits limits;
  private final boolean variations;
  private volatile boolean cancelled;
  private @Nullable Thinker thinker;

  EngineReview(LiveGame game, Supplier<Engine> engines, Limits limits, boolean variations) {
    this.game = game;
    this.engines = engines;
    this.limits = limits;
    this.variations = variations;
  }

  @Override
  public boolean run(Consumer<Progress> told) {
    Engine engine = engines.get();
    List<Subject> places = game.read(
        each -> each.line().stream().map(node -> Subject.of(each, node)).toList());
    try {
      for (int i = places.size() - 1; i >= 0 && !cancelled; i--) {
        look(engine, places.get(i));
        told.accept(new Progress(places.size() - i, places.size()));
      }
      return !cancelled;
    } finally {
      close();
    }
  }

  private void look(Engine engine, Subject place) {
    boolean over = game.read(each ->
        each.tree().find(place.line()).filter(node -> node.outcome().isEmpty()).isEmpty());
    if (over || place.position().legalMoves().isEmpty()) {
      change(each -> each.tree()
          .find(place.line())
          .ifPresent(node -> node.evaluation(Evaluations.ended(node))));
      return;
    }
    AtomicReference<@Nullable Info> best = new AtomicReference<>();
    think(engine, place, info -> {
      if (info.multiPv() == 1 && info.bound() == Info.Bound.EXACT) {
        best.set(info);
      }
    });
    Info found = best.get();
    if (found != null && !cancelled) {
      change(each -> each.tree().find(place.line()).ifPresent(node -> keep(each, node, found)));
    }
  }

  private void change(Consumer<Game> change) {
    var unused = game.change(each -> {
      change.accept(each);
      return true;
    });
  }

  private void think(Engine engine, Subject place, Consumer<Info> told) {
    Thinker open;
    synchronized (this) {
      if (cancelled) {
        return;
      }
      open = thinker == null
          ? engine.open(place.start().rules(), engine.forAnalysis(Map.of()))
          : thinker;
      thinker = open;
    }
    try {
      var unused = OneThought.await(engine, open.think(place.task(limits), told));
    } catch (EngineException e) {
      if (!cancelled) {
        throw e;
      }
      LOG.log(Level.DEBUG, "the review was cancelled", e);
    }
  }

  private void keep(Game each, GameNode node, Info found) {
    Evaluation score = Evaluations.of(found);
    node.evaluation(score);
    List<Move> line = found.line().subList(0, Math.min(LONG, found.line().size()));
    boolean better = each.line().stream()
        .filter(next -> next.parent().filter(node::equals).isPresent())
        .anyMatch(next -> Judgement.of(next).isMistake()
            && !line.isEmpty()
            && !next.move().equals(Optional.of(line.get(0))));
    if (variations && better) {
      each.tree().note(node, new ArrayList<>(line.subList(0, 1))).evaluation(score.turned());
      var unused = each.tree().note(node, line);
    }
  }

  @Override
  public void close() {
    cancelled = true;
    Thinker open;
    synchronized (this) {
      open = thinker;
      thinker = null;
    }
    if (open != null) {
      open.close();
    }
  }
}
