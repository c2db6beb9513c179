package org.komabako.protocol.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * The engine's part in a CECP conversation: it plays a side, or analyses whatever is on the board, or rests
 * and may be asked for a hint.
 */
final class XboardPlayer {
  private final XboardGame game;
  private final EngineSlot chair;
  private final XboardClock clock;
  private final LineOutput out;
  private final LatestThought thought;
  private final XboardHint hint;
  private final List<String> pings = new ArrayList<>();
  private Optional<Side> side = Optional.of(Side.WHITE);
  private Optional<Info> lastInfo = Optional.empty();
  private boolean posts;
  private boolean analyses;

  /** @param events does something in the thread of the conversation, later */
  XboardPlayer(
      XboardGame game,
      EngineSlot chair,
      XboardClock clock,
      Consumer<Runnable> events,
      LineOutput out) {
    this.game = game;
    this.chair = chair;
    this.clock = clock;
    this.out = out;
    thought = new LatestThought(events);
    hint = new XboardHint(game, chair, events, out);
  }

  /** Whether what it thinks is told while it plays; what it analyses is told in any case. */
  void posts(boolean wanted) {
    posts = wanted;
  }

  /** Says how the game has ended, if it has. */
  private void tellEnd() {
    Optional<Outcome> outcome = game.outcome();
    if (!analyses) {
      outcome.ifPresent(each -> out.say(XboardText.result(each)));
    }
  }

  /** Neither plays nor analyses. */
  void rest() {
    drop();
    side = Optional.empty();
    analyses = false;
  }

  /** Plays a side from now on. */
  void play(Side next) {
    drop();
    analyses = false;
    side = Optional.of(next);
    goOn();
  }

  /** Plays the second side of a new game, until it is told otherwise. */
  void begin(Rules next) {
    drop();
    game.begin(next);
    side = Optional.of(Side.WHITE);
    analyses = false;
    clock.newGame();
  }

  /** Goes on from another position. */
  void begin(Position start) {
    drop();
    game.begin(start);
    goOn();
  }

  /**
   * Answers a move of the other end, if it is to be answered.
   *
   * @throws org.komabako.base.message.TextException if it is none
   * @throws org.komabako.kernel.rules.IllegalMoveException if it may not be played
   */
  void follow(String move) {
    drop();
    game.follow(move);
    tellEnd();
    goOn();
  }

  /** Thinks if it is its turn, or if it analyses. */
  private void goOn() {
    boolean turn = side.filter(game.position().side()::equals).isPresent();
    if (game.outcome().isPresent() || !turn && !analyses) {
      return;
    }
    think(analyses ? Limits.NONE : clock.limits(game.ply() / 2));
  }

  private void think(Limits limits) {
    Position position = game.position();
    lastInfo = Optional.empty();
    hint.end();
    thought.begin(chair.open(game.rules()), game.task(limits), new ThinkingTask.Voice() {
      @Override
      public void info(Info info) {
        told(info, position);
      }

      @Override
      public void answer(Answer answer) {
        answered(answer, position);
      }

      @Override
      public void failure(String reason, Optional<Move> best) {
        failed(reason, best, position);
      }
    });
  }

  private void told(Info info, Position position) {
    lastInfo = Optional.of(info);
    if (posts || analyses) {
      out.say(XboardText.line(info, position));
    }
  }

  private void answered(Answer answer, Position position) {
    if (analyses) {
      return;
    }
    thought.end();
    if (answer instanceof Answer.Play play) {
      move(play.move(), position);
    } else {
      out.say(XboardText.result(
          answer instanceof Answer.ClaimWin
              ? Outcome.win(position.side(), Outcome.Reason.JISHOGI)
              : Outcome.win(position.side().opponent(), Outcome.Reason.RESIGNS)));
    }
    pong();
  }

  private void move(Move move, Position position) {
    XboardText.legs(position, move).forEach(each -> out.say("move " + each));
    game.play(move);
    tellEnd();
    goOn();
  }

  /** Says why, and plays what was best so far. */
  private void failed(String reason, Optional<Move> best, Position position) {
    thought.end();
    out.say("tellusererror " + reason);
    if (!analyses) {
      best.ifPresentOrElse(move -> move(move, position), () -> out.say("resign"));
    }
    pong();
  }

  /** What is thought about is of no interest any more. */
  private void drop() {
    hint.end();
    if (thought.drop()) {
      chair.close();
    }
    pong();
  }

  /** Plays what is best so far. */
  void answerNow() {
    if (!analyses) {
      thought.stop();
    }
  }

  /**
   * Takes moves back.
   *
   * @throws IllegalArgumentException if there are not so many
   */
  void takeBack(int moves) {
    drop();
    game.takeBack(moves);
    if (analyses) {
      goOn();
    }
  }

  /** Thinks about whatever is on the board, and tells what it finds. */
  void analyze() {
    drop();
    side = Optional.empty();
    analyses = true;
    goOn();
  }

  /** Tells how far an analysis has come. */
  void status() {
    lastInfo
        .filter(info -> analyses)
        .ifPresent(info -> out.say("stat01: " + info.time().toMillis() / 10 + " " + info.nodes()
            + " " + info.depth() + " 0 0"));
  }

  /** Answers; while it thinks about its move, the answer waits for that. */
  void ping(String number) {
    pings.add(number);
    if (!thought.isOpen() || analyses) {
      pong();
    }
  }

  private void pong() {
    pings.forEach(number -> out.say("pong " + number));
    pings.clear();
  }

  /** Says what it would play here; nothing while it thinks about its own move. */
  void hint() {
    if (!thought.isOpen() && game.outcome().isEmpty()) {
      hint.begin();
    }
  }

  /** Lets the engine go. */
  void close() {
    drop();
    chair.close();
  }
}
