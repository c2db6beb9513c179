package org.komabako.ui.analysis;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.game.Judgement;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.analysis.Review;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.desk.Desk;

/** The analysis of a whole game, while it goes on. For the display thread. */
final class GameReview implements AutoCloseable {
  private final LiveGame game;
  private final Desk desk;
  private final Runnable changed;
  private final Executor lane;
  private final Executor stopping;
  private Optional<Review> review = Optional.empty();
  private Optional<Review.Progress> progress = Optional.empty();

  GameReview(LiveGame game, Desk desk, Runnable changed) {
    this.game = game;
    this.desk = desk;
    this.changed = changed;
    lane = desk.work().lane();
    stopping = desk.work().lane();
  }

  /**
   * Goes through the game.
   *
   * @param done takes how many mistakes there are, when it has come to the end
   * @param failed takes why it did not
   */
  void start(
      String engine,
      AnalysisEffort effort,
      boolean variations,
      Consumer<Long> done,
      Consumer<LocalizedText> failed) {
    if (review.isPresent()) {
      return;
    }
    Review next = Review.of(
        game,
        () -> desk.services().engine(engine).orElseThrow(() -> Opponents.away(engine)),
        effort.limits(),
        variations);
    review = Optional.of(next);
    progress = Optional.of(new Review.Progress(0, 0));
    changed.run();
    lane.execute(() -> {
      try {
        boolean whole = next.run(told -> desk.gate().send(this, () -> show(next, told)));
        long mistakes = whole ? game.read(GameReview::mistakes) : 0;
        desk.gate().send(() -> {
          end(next);
          if (whole) {
            done.accept(mistakes);
          }
        });
      } catch (RuntimeException | Error e) {
        // An engine and a variant are foreign code.
        desk.gate().send(() -> {
          end(next);
          failed.accept(Problems.of(e));
        });
      }
    });
  }

  private static long mistakes(Game each) {
    return each.line().stream().filter(node -> Judgement.of(node).isMistake()).count();
  }

  private void show(Review told, Review.Progress now) {
    if (review.filter(told::equals).isPresent()) {
      progress = Optional.of(now);
      changed.run();
    }
  }

  private void end(Review ended) {
    if (review.filter(ended::equals).isPresent()) {
      review = Optional.empty();
      progress = Optional.empty();
      changed.run();
    }
  }

  /** How far it has come; empty if none goes on. */
  Optional<Review.Progress> progress() {
    return progress;
  }

  /** Cancels it; what was found is kept. */
  void cancel() {
    review.ifPresent(each -> {
      end(each);
      stopping.execute(each::close);
    });
  }

  @Override
  public void close() {
    review.ifPresent(each -> stopping.execute(each::close));
  }
}
