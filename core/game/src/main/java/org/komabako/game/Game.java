package org.komabako.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Conduct.IllegalMove;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * A game: a tree of moves, the place that the game has come to, and how it ended; seen from a {@link Cursor},
 * or, where there is none, from the place that it has come to itself.
 *
 * <p>The rules end a game at a place (a king is taken, a position comes for the fourth time);
 * players end it by what they declare (resign, agree). What was declared stands at the place where it
 * was; taking the move there back takes it back too, looking at other places does not. A game that was
 * broken off is no ended one: a move from there goes on with it. Not safe for several threads; who shares
 * a game guards it.
 */
public final class Game {
  private final GameTree tree;
  private final PlayState state;
  /** The place that is looked at; the one where the game stands where nobody looks from elsewhere. */
  private final LinePlace place;

  private final Map<String, String> tags;

  /** A game from any position. */
  public Game(Position start) {
    tree = new GameTree(start);
    state = new PlayState(tree.root());
    place = state.stands;
    tags = new LinkedHashMap<>();
  }

  private Game(Game game, LinePlace place) {
    tree = game.tree;
    state = game.state;
    tags = game.tags;
    this.place = place;
  }

  /** The same game, looked at from another place. */
  Game seenFrom(LinePlace elsewhere) {
    return new Game(this, elsewhere);
  }

  /** A game from the start of a variant. */
  public Game(Rules rules) {
    this(rules.start());
  }

  /** The rules that it is played under. */
  public Rules rules() {
    return root().position().rules();
  }

  /** The start of the tree. */
  public GameNode root() {
    return tree.root();
  }

  /** All that was tried, apart from where one looks. */
  public GameTree tree() {
    return tree;
  }

  /** The place that is looked at. */
  public GameNode current() {
    return place.node();
  }

  GameNode tip() {
    return place.tip();
  }

  /** The position that is looked at. */
  public Position position() {
    return current().position();
  }

  /** How the game ended, by declaration or by the rules at this place; empty if it goes on. */
  public Optional<Outcome> outcome() {
    return state.end.outcomeAt(current());
  }

  /**
   * The place that the game has come to, which players' time and declarations are about. It stays there
   * while other places are looked at through a {@link Cursor}, and, once a clock has begun, in any case.
   */
  public GameNode reached() {
    return state.reached();
  }

  /** Where the game ended: where that was declared, else where it stands if the rules end it there. */
  public Optional<GameNode> endedAt() {
    return state.endedAt();
  }

  /** How the game ended, wherever one looks. */
  public Optional<Outcome> result() {
    return endedAt().flatMap(state.end::outcomeAt);
  }

  /** The moves that may be played here; empty if the game has ended. */
  public List<Move> legalMoves() {
    return playable().moves();
  }

  private Playable playable() {
    return new Playable(state, tree.history(), current());
  }

  /** Why a move may not be played here; empty if it may. */
  public Optional<Refusal> why(Move move) {
    return playable().why(move);
  }

  /**
   * Plays a move, as a new variation if another was played here before.
   *
   * @return the place after it
   * @throws IllegalMoveException if the move may not be played; where an illegal move loses, the
   *     game has then ended
   */
  public GameNode play(Move move) {
    Optional<Refusal> refusal = why(move);
    if (refusal.isPresent()) {
      if (playable().isOpen() && rules().manners().illegalMove() == IllegalMove.LOSES) {
        declare(Outcome.win(position().side().opponent(), Reason.ILLEGAL_MOVE));
      }
      throw new IllegalMoveException(refusal.get());
    }
    GameNode from = current();
    state.end.takeBackAt(from);
    GameNode next = tree.child(from, move);
    state.played(from, next);
    place.goTo(next);
    return next;
  }

  /**
   * Plays a move of the game itself, not one that is only tried: where another move was taken back, this
   * one is the main line from now on, and what was taken back is a variation. Away from where the game
   * stands, as while a clock runs elsewhere, it is a move like any other.
   *
   * @return the place after it
   * @throws IllegalMoveException as {@link #play}
   */
  public GameNode playOn(Move move) {
    GameNode next = play(move);
    if (reached() == next) {
      tree.makeMain(next);
    }
    return next;
  }

  /** Takes a move back; false at the start. An end that was declared here is taken back with it. */
  public boolean undo() {
    Optional<GameNode> parent = current().parent();
    state.end.takeBackAt(current());
    parent.ifPresent(this::step);
    return parent.isPresent();
  }

  /** Plays the next move of the {@linkplain #line line} again; false at its end. */
  public boolean redo() {
    Optional<GameNode> next = next();
    next.ifPresent(this::step);
    return next.isPresent();
  }

  private void step(GameNode node) {
    state.step(current(), node);
    goTo(node);
  }

  /** The place after the next move of the {@linkplain #line line}; empty at its end. */
  public Optional<GameNode> next() {
    List<GameNode> line = line();
    int after = current().ply() + 1;
    return after < line.size() ? Optional.of(line.get(after)) : Optional.empty();
  }

  /**
   * The places of the line that is followed, from the start over the current one to the place that
   * was looked at furthest, and on from there along the first moves.
   */
  public List<GameNode> line() {
    return place.line();
  }

  /** Looks at another place of this game's tree. Where nobody looks from elsewhere the game goes there. */
  public void goTo(GameNode node) {
    place.goTo(node);
    if (place == state.stands) {
      state.lapse();
    }
  }

  /**
   * Looks at a place of the {@linkplain #line line}.
   *
   * @throws IllegalArgumentException if the line is shorter; the message says how long it is
   */
  public void goTo(int ply) {
    List<GameNode> line = line();
    if (ply < 0 || ply >= line.size()) {
      throw RequestException.of(Game.class, "game.noMoveLineMoves", ply, line.size() - 1);
    }
    goTo(line.get(ply));
  }

  /** Cuts a variation off; the place before it is looked at if the cut part was. */
  public void delete(GameNode variation) {
    GameNode parent = variation
        .parent()
        .orElseThrow(() -> RequestException.of(Game.class, "game.startCannotDeleted"));
    state.cut(variation, parent);
    place.cut(variation, parent);
    parent.remove(variation);
  }

  /** A player gives up. */
  public void resign(Side side) {
    comeBack();
    declare(Outcome.win(side.opponent(), Reason.RESIGNS));
  }

  /** A player ran out of time. */
  public void timeOut(Side side) {
    comeBack();
    declare(Outcome.win(side.opponent(), Reason.TIME));
  }

  /**
   * A player offers a draw, or accepts the offer that stands. An offer lapses when the other side
   * moves without accepting.
   *
   * @return whether the draw is agreed now
   */
  public boolean offerDraw(Side side) {
    comeBack();
    boolean agreed = state.offers.draw(side);
    if (agreed) {
      declare(Outcome.draw(Reason.AGREED));
    }
    return agreed;
  }

  /** A player takes his offer back or declines the other's. */
  public void withdrawOffers() {
    state.offers.withdraw();
  }

  /** Whose offers of a draw stand. */
  public Set<Side> drawOffers() {
    return state.offers.draws();
  }

  /**
   * A player claims that no side can win any more, or joins the claim that stands; when both do, the
   * rules decide (a draw, or the count of points). Who may declare that he has won wins at once.
   *
   * @return whether the game has ended now
   */
  public boolean claimJishogi(Side side) {
    comeBack();
    if (position().side() == side && position().mayDeclareWin()) {
      declare(Outcome.win(side, Reason.JISHOGI));
      return true;
    }
    boolean agreed = state.offers.jishogi(side);
    if (agreed) {
      declare(position().impasse());
    }
    return agreed;
  }

  /**
   * The player to move declares, because his king has entered the zone, that he has won or that it is a draw;
   * see {@link org.komabako.kernel.rules.Declaration}.
   *
   * @return how the game has ended: where a false declaration loses, also by that
   * @throws StateException if he may not declare; the message says what is missing
   */
  public Outcome declareEntered(Side side) {
    comeBack();
    Outcome end = EnteredDeclaration.outcome(position(), side);
    declare(end);
    return end;
  }

  /** Who claims that no side can win any more. */
  public Set<Side> jishogiClaims() {
    return state.offers.jishogi();
  }

  /**
   * The player to move touches a piece of his. Where touching binds, a piece that can move must now
   * be moved, and the third touch of one that cannot may lose.
   *
   * @return the piece that is bound to be moved now, if any
   */
  public Optional<Square> touch(Square square) {
    requireOpen();
    if (touched().isEmpty()
        && state.touches.touch(current(), square, () -> tree.history().legalMoves(current()))) {
      declare(Outcome.win(position().side().opponent(), Reason.TOUCH));
    }
    return touched();
  }

  /** The square of the piece that was touched and must be moved. */
  public Optional<Square> touched() {
    return state.touches.heldAt(current());
  }

  /** How often a player touched pieces that could not move, where that counts. */
  public int idleTouches(Side side) {
    return state.touches.idle(side);
  }

  /** Sets {@link #idleTouches(Side)} as a record says. */
  public void idleTouches(Side side, int times) {
    state.touches.idle(side, times);
  }

  /** Ends the game as a record or a referee says. */
  public void declare(Outcome outcome) {
    state.declare(current(), outcome);
  }

  /** The end that was declared, apart from what the rules say; also that it was broken off. */
  public Optional<Outcome> declared() {
    return state.end.outcome();
  }

  /** Whether a declared end was declared at a place. */
  public boolean endsAt(GameNode node) {
    return state.end.isAt(node);
  }

  /** What is known about the game besides its moves, by name, in order; see {@link Tags}. */
  public Map<String, String> tags() {
    return Collections.unmodifiableMap(tags);
  }

  /** Says something about the game; nothing takes away what was said. */
  public void tag(String name, String value) {
    if (value.isEmpty()) {
      tags.remove(name);
    } else {
      tags.put(name, value);
    }
  }

  /** The clock of the game; empty if it is played without one. */
  public Optional<GameClock> clock() {
    return state.time.clock();
  }

  /**
   * Plays with a clock from now on, or without one.
   *
   * @throws IllegalStateException if a clock runs
   */
  public void clock(Optional<GameClock> next) {
    state.time.set(next, state.stands.node());
  }

  /**
   * Begins the clock before the first move, or goes on with an adjourned game; a sealed move is opened and played.
   *
   * @throws IllegalStateException if there is no clock, it runs, or the game has ended
   */
  public void startClock() {
    Optional<Move> sealed = sealed();
    if (sealed.isEmpty()) {
      var unused = state.time.require();
    }
    comeBack();
    if (sealed.isPresent()) {
      open(sealed.get());
    } else {
      state.time.start(current());
      state.stands.goTo(current());
    }
  }

  /**
   * Stops the clock; nobody moves until it {@linkplain #startClock goes on}.
   *
   * @throws IllegalStateException if no clock runs
   */
  public void adjourn() {
    state.time.adjourn();
  }

  /**
   * Adjourns the game, and keeps the next move of the player to move, which nobody sees until {@link #startClock}
   * plays it (封じ手). Taking back the adjournment takes it back too.
   *
   * @throws IllegalMoveException if the move may not be played; nothing is lost by that
   */
  public void seal(Move move) {
    comeBack();
    Optional<Refusal> refusal = why(move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
    state.seal(current(), position().canonical(move));
  }

  private void open(Move sealed) {
    state.end.node().ifPresent(this::goTo);
    state.end.takeBack();
    if (clock().isPresent()) {
      state.time.start(current());
    }
    var unused = playOn(sealed);
  }

  /** The sealed move, for who keeps the game; it is not to be shown. */
  public Optional<Move> sealed() {
    return state.end.sealed();
  }

  /** Whether a move was sealed, or the clock was stopped before the game had ended. */
  public boolean isAdjourned() {
    return state.isAdjourned();
  }

  /**
   * Ends the game if the time of the player to move is used up.
   *
   * @return whether it has done so now
   */
  public boolean checkTime() {
    Optional<Side> late = state.time.late();
    late.ifPresent(this::timeOut);
    return late.isPresent();
  }

  /** Players end the game where it stands, not where they look. */
  private void comeBack() {
    if (current() != reached()) {
      goTo(reached());
    }
    requireOpen();
  }

  private void requireOpen() {
    if (outcome().isPresent()) {
      throw new StateException(Sentence.of(Game.class, "game.gameEndedAlready"));
    }
  }
}
