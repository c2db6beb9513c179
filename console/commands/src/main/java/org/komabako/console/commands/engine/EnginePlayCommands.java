package org.komabako.console.commands.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.commands.game.EndCommands;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.LineView;
import org.komabako.console.view.MateView;
import org.komabako.console.view.ReviewView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Pondering;
import org.komabako.opponents.analysis.OneThought;
import org.komabako.opponents.analysis.Review;
import org.komabako.position.Rules;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Engines at open games. */
@Component(
    service = EnginePlayCommands.class,
    property = {
      "osgi.command.scope=engine",
      "osgi.command.function=play",
      "osgi.command.function=stop",
      "osgi.command.function=analyse",
      "osgi.command.function=mate",
      "osgi.command.function=review"
    })
public final class EnginePlayCommands {
  private static final String PLAY = "engine:play";
  private static final String STOP = "engine:stop";
  private static final String ANALYSE = "engine:analyse";
  private static final String MATE = "engine:mate";
  private static final String REVIEW = "engine:review";
  private static final Duration REVIEW_TIME = Duration.ofSeconds(1);
  private static final Duration MOVE_TIME = Duration.ofSeconds(2);
  private static final Duration ANALYSIS_TIME = Duration.ofSeconds(3);
  private static final Duration MATE_TIME = Duration.ofSeconds(10);

  private final Core core;

  /** Works on the open games and the installed engines. */
  @Activate
  public EnginePlayCommands(@Reference Core core) {
    this.core = core;
  }

  /** Seats an engine. */
  public @Nullable TextView play(CommandSession session, @Descriptor(PLAY) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(PLAY, words);
      List<String> given = arguments.words(3, 3);
      LiveGame asked = CurrentGame.of(session, core.games(), Optional.of(given.get(0)));
      Side side = EndCommands.side(given.get(1));
      Limits limits = EngineLimits.of(arguments, MOVE_TIME);
      Map<String, String> values = arguments.has("--ponder") ? ponder(given.get(2)) : Map.of();
      LiveGame game = arguments.has("--from-here") ? branch(asked, given.get(2)) : asked;
      Seat seat = core.opponents().play(game, side, given.get(2), values, limits);
      return new TextView(
          seat.engine(),
          Spoken.say("enginePlay.plays", seat.engine(), seat.side().text(), seat.game()));
    });
  }

  /** A new game from the place that is looked at, if the engine plays it. */
  private LiveGame branch(LiveGame from, String id) {
    var unused = EngineCommands.engine(core, id);
    return core.games().branch(from);
  }

  private Map<String, String> ponder(String id) {
    Map<String, String> values =
        Pondering.with(Map.of(), EngineCommands.engine(core, id).options());
    if (values.isEmpty()) {
      throw RequestException.of(Spoken.class, "enginePlayCommands.doesNotThinkOpponent", id);
    }
    return values;
  }

  /** Lets engines go. */
  public @Nullable TextView stop(CommandSession session, @Descriptor(STOP) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(STOP, words);
      List<Side> sides =
          arguments.atMostOne(EndCommands::side).map(List::of).orElse(List.of(Side.values()));
      LiveGame game = CurrentGame.of(session, core.games(), arguments);
      long stopped =
          sides.stream().filter(side -> core.opponents().stop(game, side)).count();
      if (stopped == 0) {
        throw RequestException.of(Spoken.class, "enginePlayCommands.noEnginePlaysGame", game.id());
      }
      return new TextView(game.id(), Spoken.say("enginePlay.goesOn", game.id()));
    });
  }

  /** Looks at the position with an engine. */
  public @Nullable List<LineView> analyse(
      CommandSession session, @Descriptor(ANALYSE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(ANALYSE, words);
      Task task = task(session, arguments, EngineLimits.of(arguments, ANALYSIS_TIME));
      Engine engine = engine(arguments, task);
      Map<Integer, Info> byDepth = new ConcurrentSkipListMap<>();
      var unused = OneThought.think(engine, Map.of(), task, info -> {
        if (info.multiPv() == 1) {
          byDepth.put(info.depth(), info);
        }
      });
      return byDepth.values().stream().map(LineView::of).toList();
    });
  }

  /** Solves a problem. */
  public @Nullable MateView mate(CommandSession session, @Descriptor(MATE) CharSequence... words) {
    return mate(session, MATE, words);
  }

  /** The same by another name. */
  @Nullable
  MateView mate(CommandSession session, String name, CharSequence[] words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(name, words);
      Task task = task(session, arguments, EngineLimits.of(arguments, MATE_TIME).forMate());
      Engine engine = engine(arguments, task);
      if (OneThought.think(engine, Map.of(), task, info -> {}) instanceof Answer.Mate mate) {
        return MateView.of(mate);
      }
      throw RequestException.of(Spoken.class, "enginePlayCommands.doesNotLookMates", engine.name());
    });
  }

  private Task task(CommandSession session, Arguments arguments, Limits limits) {
    LiveGame game = CurrentGame.of(session, core.games(), arguments);
    if (game.read(each -> each.legalMoves().isEmpty())) {
      throw RequestException.of(Spoken.class, "enginePlayCommands.nothingThinkAboutNo");
    }
    return game.read(each -> new Task(each.root().position(), each.current().line(), limits));
  }

  private Engine engine(Arguments arguments, Task task) {
    return arguments
        .atMostOne(id -> EngineCommands.engine(core, id))
        .orElseGet(() -> first(task.start().rules()));
  }

  /** Looks at all moves with an engine. */
  public @Nullable List<ReviewView> review(
      CommandSession session, @Descriptor(REVIEW) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(REVIEW, words);
      LiveGame game = CurrentGame.of(session, core.games(), arguments);
      Limits limits = EngineLimits.of(arguments, REVIEW_TIME);
      Rules rules = game.read(Game::rules);
      Engine engine =
          arguments.atMostOne(id -> EngineCommands.engine(core, id)).orElseGet(() -> first(rules));
      try (Review review = Review.of(game, () -> engine, limits, arguments.has("--variations"))) {
        var unused = review.run(told -> {});
      }
      return game.read(each -> each.line().stream().map(ReviewView::of).toList());
    });
  }

  private Engine first(Rules rules) {
    return core.opponents().engines().stream()
        .filter(engine -> engine.refusal(rules).isEmpty())
        .findFirst()
        .orElseThrow(
            () -> RequestException.of(Spoken.class, "enginePlayCommands.noInstalledEnginePlays"));
  }
}
