package org.komabako.matches.internal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.matches.End;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.position.Rules;

/** One game of a match, from its opening to its end. Trusts no engine. */
final class MatchGame {
  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss");

  private final MatchRequest request;
  private final int number;
  private final Game game;
  private final Adjudicator adjudicator;
  private final MoveTimeouts patience;
  private final Map<Side, Contender> contenders = new EnumMap<>(Side.class);
  private final long began = System.nanoTime();

  MatchGame(MatchRequest request, int number, Rules rules, Opening opening, MoveTimeouts patience) {
    this.request = request;
    this.number = number;
    this.patience = patience;
    game = opening.game(rules);
    adjudicator = new Adjudicator(request.adjudication());
    game.tag(Tags.BLACK, player(Side.BLACK).toString());
    game.tag(Tags.WHITE, player(Side.WHITE).toString());
    game.tag(Tags.BEGUN, LocalDateTime.now().format(DATE));
  }

  private boolean isFirst(Side side) {
    return GameResult.firstPlays(number) == side;
  }

  private Player player(Side side) {
    return isFirst(side) ? request.first() : request.second();
  }

  /** The game as far as it was played. */
  Game game() {
    return game;
  }

  /**
   * Plays it.
   *
   * @param first the engine of the first player
   * @param second the engine of the second player
   * @throws InterruptedException if the thread is interrupted; the game then is as if it had never been
   */
  GameResult play(Engine first, Engine second) throws InterruptedException {
    try {
      MatchGameEnd ending = open(Side.BLACK, first, second).orElse(null);
      if (ending == null) {
        ending = open(Side.WHITE, first, second).orElse(null);
      }
      if (ending == null) {
        startClock();
        ending = toTheEnd();
      }
      declare(ending);
      return result(ending);
    } finally {
      contenders.values().forEach(Contender::close);
    }
  }

  private Optional<MatchGameEnd> open(Side side, Engine first, Engine second)
      throws InterruptedException {
    try {
      contenders.put(
          side,
          new Contender(isFirst(side) ? first : second, player(side), game.rules(), patience));
      return Optional.empty();
    } catch (FaultException e) {
      return Optional.of(lost(side, e));
    }
  }

  private void startClock() {
    Player black = player(Side.BLACK);
    Player white = player(Side.WHITE);
    if (black.pace().clock().isPresent() && white.pace().clock().isPresent()) {
      TimeControl control =
          new TimeControl(black.pace().clock().get(), white.pace().clock().get());
      game.clock(Optional.of(new GameClock(ClockFace.of(control, game.position().side()))));
      game.startClock();
    }
  }

  private MatchGameEnd toTheEnd() throws InterruptedException {
    MatchGameEnd ending = null;
    while (ending == null) {
      ending = game.outcome()
          .map(outcome -> MatchGameEnd.byRules(outcome, game.position()))
          .orElse(null);
      if (ending == null) {
        ending = turn();
      }
    }
    return ending;
  }

  private @Nullable MatchGameEnd turn() throws InterruptedException {
    Side mover = game.position().side();
    Contender contender = contender(mover);
    Limits limits = limits(mover);
    Answer answer;
    try {
      Task task = new Task(game.root().position(), game.current().line(), limits);
      answer = contender.ask(task, allowed(limits));
    } catch (FaultException e) {
      return lost(mover, e);
    }
    if (game.checkTime()) {
      return lost(mover, new FaultException(End.TIME, "its clock has run out"));
    }
    return take(mover, contender, answer);
  }

  private Contender contender(Side side) {
    Contender contender = contenders.get(side);
    if (contender == null) {
      throw new IllegalStateException("nobody plays " + side);
    }
    return contender;
  }

  private Limits limits(Side mover) {
    return game.clock()
        .map(GameClock::face)
        .map(face -> Limits.clocks(face.left(mover), face.left(mover.opponent())))
        .orElse(player(mover).pace().move());
  }

  private Duration allowed(Limits limits) {
    return limits
        .own()
        .map(left -> left.total())
        .or(() -> limits.time().map(time -> time.plus(request.adjudication().margin())))
        .orElse(patience.move());
  }

  private @Nullable MatchGameEnd take(Side mover, Contender contender, Answer answer) {
    if (answer instanceof Answer.Play play) {
      return move(mover, contender, play.move());
    }
    if (answer instanceof Answer.Resign) {
      return MatchGameEnd.of(Outcome.win(mover.opponent(), Reason.RESIGNS));
    }
    if (answer instanceof Answer.ClaimWin && game.position().mayDeclareWin()) {
      return MatchGameEnd.of(Outcome.win(mover, Reason.JISHOGI));
    }
    Outcome impasse = game.position().impasse();
    if (answer instanceof Answer.ClaimWin
        && impasse.winner().filter(mover::equals).isPresent()) {
      return MatchGameEnd.of(impasse);
    }
    return lost(mover, new FaultException(End.ILLEGAL_MOVE, "it claims what is not so: " + answer));
  }

  private @Nullable MatchGameEnd move(Side mover, Contender contender, Move move) {
    var refusal = game.why(move);
    if (refusal.isPresent()) {
      return lost(mover, new FaultException(End.ILLEGAL_MOVE, move + ": " + refusal.get()));
    }
    var place = game.play(move);
    place.spent(contender.took());
    place.comment(contender.comment());
    return game.outcome().isPresent()
        ? null
        : adjudicator.moved(mover, contender.score(), place.ply()).orElse(null);
  }

  /** A record knows no crashes; who crashes has resigned there, and the note says more. */
  private MatchGameEnd lost(Side side, FaultException fault) {
    Reason reason = switch (fault.end()) {
      case End.ILLEGAL_MOVE -> Reason.ILLEGAL_MOVE;
      case End.TIME, End.HANG -> Reason.TIME;
      default -> Reason.RESIGNS;
    };
    String note = player(side).name() + ": " + fault.getMessage();
    return new MatchGameEnd(Outcome.win(side.opponent(), reason), fault.end(), note);
  }

  private void declare(MatchGameEnd ending) {
    if (game.outcome().isEmpty()) {
      game.declare(ending.outcome());
      if (!ending.end().equals(ending.outcome().reason().text())
          || !ending.note().isEmpty()) {
        String why = ending.end() + (ending.note().isEmpty() ? "" : ": " + ending.note());
        String before = game.current().comment();
        game.current().comment(before.isEmpty() ? why : before + "\n" + why);
      }
    }
    game.tag(Tags.ENDED, LocalDateTime.now().format(DATE));
  }

  private GameResult result(MatchGameEnd ending) {
    Side first = GameResult.firstPlays(number);
    return new GameResult(
        number,
        ending.outcome().winner(),
        ending.end(),
        game.current().ply(),
        Duration.ofNanos(System.nanoTime() - began),
        effort(first),
        effort(first.opponent()),
        String.join(" ", List.of(ending.note().strip().split("\\s+"))));
  }

  private PlayerEffort effort(Side side) {
    Contender contender = contenders.get(side);
    return contender == null ? PlayerEffort.NONE : contender.effort();
  }
}
