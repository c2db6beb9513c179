package org.komabako.ui.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.session.LiveGame;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.opponents.EngineCard;

/**
 * The engines that look at a game side by side, each in threads of its own. The first one is drawn on the board.
 * For the display thread.
 */
final class LiveEngines implements AutoCloseable {
  private final LiveGame game;
  private final Desk desk;
  private final Runnable changed;
  private final List<LiveAnalysis> all = new ArrayList<>();
  private boolean seen = true;
  private boolean begun;

  LiveEngines(LiveGame game, Desk desk, Runnable changed) {
    this.game = game;
    this.desk = desk;
    this.changed = changed;
    all.add(new LiveAnalysis(game, desk, "", changed));
  }

  /** What each does, the first one first; there always is one. */
  List<LiveAnalysis> all() {
    return List.copyOf(all);
  }

  /** What the first one does. */
  LiveAnalysis first() {
    return all.get(0);
  }

  /** The engines that play this game. */
  List<EngineCard> offered() {
    return desk.engines().playing(game.variant());
  }

  /** Whom one asks. The first is the one that was chosen last in any game, if it plays this one. */
  Optional<EngineCard> engine(LiveAnalysis one) {
    String id = one == first() ? desk.settings().get(AnalysisSettings.ENGINE) : one.engine();
    List<EngineCard> offered = offered();
    return offered.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .or(() -> one == first() ? offered.stream().findFirst() : Optional.empty());
  }

  boolean isOn() {
    return first().isOn();
  }

  /** Asks all of them, as is chosen now. */
  void start() {
    if (!begun) {
      begun = true;
      List<String> offered = offered().stream().map(EngineCard::id).toList();
      String first = engine(first()).map(EngineCard::id).orElse("");
      desk.settings()
          .get(AnalysisSettings.BESIDE)
          .lines()
          .filter(id -> offered.contains(id) && !id.equals(first))
          .limit(AnalysisSettings.MOST_ENGINES - 1L)
          .forEach(this::join);
    }
    all().forEach(this::start);
  }

  private LiveAnalysis join(String id) {
    LiveAnalysis added = new LiveAnalysis(game, desk, id, changed);
    added.seen(seen);
    all.add(added);
    return added;
  }

  /** Those beside the first look again when the next analysis of a game begins, also after the next start. */
  private void keep() {
    desk.settings()
        .set(
            AnalysisSettings.BESIDE,
            all.stream().skip(1).map(LiveAnalysis::engine).collect(Collectors.joining("\n")));
  }

  private void start(LiveAnalysis one) {
    String id = engine(one).map(EngineCard::id).orElse(one.engine());
    if (!id.isEmpty()) {
      one.start(id, all.size());
    }
  }

  /** Asks those anew that look now, also one that is away. */
  void restart() {
    all().stream().filter(LiveAnalysis::isOn).forEach(one -> one.start(one.engine(), all.size()));
  }

  void stop() {
    all().forEach(LiveAnalysis::stop);
  }

  /** Asks another engine from now on. */
  void choose(LiveAnalysis one, EngineCard card) {
    if (one == first()) {
      desk.settings().set(AnalysisSettings.ENGINE, card.id());
    }
    one.start(card.id(), all.size());
    keep();
  }

  /** One that does not look yet, if there is room for it. */
  Optional<EngineCard> next() {
    return all.size() >= AnalysisSettings.MOST_ENGINES
        ? Optional.empty()
        : offered().stream()
            .filter(card -> all.stream().noneMatch(one -> engine(one).equals(Optional.of(card))))
            .findFirst();
  }

  /** One more looks; all begin anew, for they share memory and threads. */
  void add() {
    next().ifPresent(card -> {
      LiveAnalysis added = join(card.id());
      restart();
      added.start(card.id(), all.size());
      keep();
    });
  }

  /** One looks no more; the last one stays for when it is wanted again. */
  void remove(LiveAnalysis one) {
    if (all.size() == 1) {
      stop();
      return;
    }
    boolean first = one == first();
    all.remove(one);
    one.close();
    if (first) {
      desk.settings().set(AnalysisSettings.ENGINE, first().engine());
    }
    keep();
    restart();
  }

  /** Nobody sees the game, or one does again. */
  void seen(boolean now) {
    seen = now;
    all.forEach(each -> each.seen(now));
  }

  /** Engines have come or gone. */
  void look() {
    all.forEach(LiveAnalysis::look);
  }

  @Override
  public void close() {
    all.forEach(LiveAnalysis::close);
  }
}
