package org.komabako.ui.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.kernel.model.Move;
import org.komabako.opponents.analysis.Review;
import org.komabako.opponents.analysis.Subject;
import org.komabako.position.Position;
import org.komabako.ui.board.Advice;
import org.komabako.ui.board.ScoreCurve;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.Adviser;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.MoveSettings;
import org.komabako.ui.workbench.opponents.EngineCard;

/**
 * All that engines say about one game in the window: the analysis beside the board, hints, and the
 * review of the whole game. An engine that leaves is told of, and goes on when it is back. For the
 * display thread.
 */
public final class GameAnalysis implements Adviser {
  private final GameView view;
  private final GameModel model;
  private final Desk desk;
  private final AutoCloseable listening;
  private final Runnable stopEngines;
  private final Runnable stopSettings;
  private final Registration following;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final LiveEngines live;
  private final Hint hint;
  private final MateQuestion mate;
  private final GameReview review;
  private Optional<ScoreCurve> curve = Optional.empty();
  private boolean closed;

  /** Says nothing yet. */
  public GameAnalysis(GameView view) {
    this.model = view.model();
    this.view = view;
    this.desk = view.desk();
    live = new LiveEngines(model.live(), desk, this::tell);
    hint = new Hint(model.live(), desk, this::tell);
    mate = new MateQuestion(model.live(), desk);
    review = new GameReview(model.live(), desk, this::tell);
    listening = desk.services().listen(live::look);
    stopEngines = desk.engines().listen(this::tell);
    stopSettings =
        desk.settings().listen(AnalysisSettings.GROUP, () -> desk.gate().send(this, this::tell));
    following = model.follow(ScoreCurve::of, now -> curve = Optional.of(now));
  }

  /** That of a game in the window. */
  public static GameAnalysis of(GameView view) {
    return view.adviser(GameAnalysis.class)
        .orElseThrow(() -> new IllegalStateException("this view has no analysis"));
  }

  private void tell() {
    if (!closed) {
      view.advise(advice());
      listeners.tell(Runnable::run);
    }
  }

  /** Runs something after each change of what this knows. */
  void listen(Runnable change) {
    var unused = listeners.add(change);
  }

  /** The engines that look at the game. */
  LiveEngines live() {
    return live;
  }

  private Report report() {
    return live.first().report();
  }

  private Optional<EngineCard> engine() {
    return live.engine(live.first());
  }

  /** Whether an engine can be asked. */
  public boolean isReady() {
    return engine().isPresent();
  }

  /** Whether the analysis is on. */
  public boolean isOn() {
    return live.isOn();
  }

  /** Begins the analysis, or ends it. */
  public void toggle() {
    if (live.isOn()) {
      live.stop();
    } else {
      live.start();
    }
  }

  /** The scores of the line that is followed; empty before the game was read. */
  Optional<ScoreCurve> curve() {
    return curve;
  }

  @Override
  public void seen(boolean now) {
    live.seen(now);
  }

  @Override
  public List<Advice> advice() {
    Optional<Position> shown = model.snapshot().map(Snapshot::position);
    List<Advice> all = new ArrayList<>();
    shown.ifPresent(position -> {
      if (live.isOn() && desk.settings().get(AnalysisSettings.ARROWS)) {
        ScoreWords words = new ScoreWords(desk.messages(), desk.settings());
        all.addAll(report().advice(position, each -> words.brief(each, position.side())));
      }
      hint.advice(position)
          .filter(given -> all.stream().noneMatch(each -> each.move().equals(given.move())))
          .ifPresent(all::add);
    });
    return all;
  }

  @Override
  public OptionalDouble chance() {
    return live.isOn()
        ? model
            .snapshot()
            .map(known -> report().chance(known.position()))
            .orElse(OptionalDouble.empty())
        : OptionalDouble.empty();
  }

  /** Thinks of a hint, and shows it as an arrow and in words. */
  public void hint() {
    engine().ifPresent(offer -> {
      view.note(desk.messages().get("analysis.hint.thinks", offer.name()));
      hint.ask(offer.id(), this::hinted, this::failed);
    });
  }

  private void hinted(Optional<Hint.Given> given) {
    view.note(given
        .map(each -> desk.messages().get("analysis.hint", each.words()))
        .orElseGet(() -> desk.messages().get("analysis.hint.none")));
  }

  /** Looks for a mate by checks; one that is found is noted as a variation. */
  public void mate() {
    engine().ifPresent(offer -> {
      view.note(desk.messages().get("analysis.mate.thinks", offer.name()));
      mate.ask(offer.id(), found -> mated(offer, found), this::failed);
    });
  }

  private void mated(EngineCard engine, MateQuestion.Found found) {
    if (!(found.answer() instanceof Answer.Mate answer)) {
      view.note(desk.messages().get("analysis.mate.cannot", engine.name()));
    } else if (answer.line().isEmpty()) {
      view.note(
          answer.proven()
              ? desk.messages().get("analysis.mate.none")
              : desk.messages().get("analysis.mate.unknown", MateQuestion.TIME.toSeconds()));
    } else {
      insert(found.subject(), answer.line());
      Position position = found.subject().position();
      String first = desk.settings()
          .get(MoveSettings.NOTATION)
          .write(position, answer.line().get(0));
      view.note(desk.messages().get("analysis.mate.found", answer.line().size(), first));
    }
  }

  private void failed(LocalizedText why) {
    view.note(desk.messages().get("analysis.failed", why));
  }

  /** Shows the position some moves further in a line, to be looked at only. */
  void preview(Report report, Report.Line line, int moves) {
    report
        .subject()
        .ifPresent(subject -> view.preview(subject.position(), line.moves().subList(0, moves)));
  }

  /** Notes a line as a variation where it was found. */
  void insert(Report report, Report.Line line) {
    report.subject().ifPresent(subject -> insert(subject, line.moves()));
  }

  private void insert(Subject place, List<Move> moves) {
    model.change(
        game -> game.tree().find(place.line()).ifPresent(node -> game.tree().note(node, moves)));
  }

  /** Notes the best line as a variation. */
  public void insertBest() {
    insertBest(report());
  }

  void insertBest(Report report) {
    report.lines().stream().findFirst().ifPresent(line -> insert(report, line));
  }

  /** Whether there is a line to be noted. */
  public boolean hasLine() {
    return live.isOn() && !report().lines().isEmpty();
  }

  /** Goes through the whole game. */
  void review(EngineCard engine, AnalysisEffort effort, boolean variations) {
    if (live.isOn()) {
      live.stop();
    }
    review.start(
        engine.id(),
        effort,
        variations,
        mistakes -> view.note(desk.messages().get("analysis.review.done", mistakes)),
        this::failed);
  }

  /** How far the review has come; empty if none goes on. */
  public Optional<Review.Progress> reviewed() {
    return review.progress();
  }

  /** Cancels the review. */
  void cancelReview() {
    review.cancel();
  }

  /** Goes to the next mistake behind the place that is looked at. */
  public void nextMistake() {
    Optional<ScoreCurve.Point> next = curve.flatMap(ScoreCurve::nextMistake);
    next.ifPresentOrElse(
        point -> model.look(game -> game.goTo(game.tree().at(point.place()))),
        () -> view.note(desk.messages().get("analysis.no-mistake")));
  }

  /** Whether there are scores to look for mistakes in. */
  public boolean hasScores() {
    return curve.filter(each -> !each.isEmpty()).isPresent();
  }

  @Override
  public void close() {
    closed = true;
    listeners.clear();
    stopEngines.run();
    stopSettings.run();
    following.close();
    live.close();
    review.close();
    try {
      listening.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
