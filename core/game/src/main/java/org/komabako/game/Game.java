package org.komabako.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Conduct.IllegalMove;
import org.komabako.kernel.rules.Conduct.Touch;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.DeclarationCount;
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
  private static final int TOUCHES_TO_LOSE = 3;

  private final GameTree tree;
  private final GameTime time;
  private final PlayState state;
  /** The place that is looked at; the one where the game stands where nobody looks from elsewhere. */
  private final LinePlace place;

  private final Map<String, String> tags;

  /** A game from any position. */
  public Game(Position start) {
    tree = new GameTree(start);
    time = new GameTime(tree.root());
    state = new PlayState(tree.root());
    place = state.stands;
    tags = new LinkedHashMap<>();
  }

  private Game(Game game, LinePlace place) {
    tree = game.tree;
    time = game.time;
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
    return outcome(current());
  }

  private Optional<Outcome> outcome(GameNode node) {
    return endsAt(node) ? state.declared.filter(end -> !end.isUndecided()) : node.outcome();
  }

  /**
   * The place that the game has come to, which players' time and declarations are about. It stays there
   * while other places are looked at through a {@link Cursor}, and, once a clock has begun, in any case.
   */
  public GameNode reached() {
    return time.hasBegun() ? time.reached() : state.stands.node();
  }

  /** Where the game ended: where that was declared, else where it stands if the rules end it there. */
  public Optional<GameNode> endedAt() {
    GameNode node = state.declared.isPresent() ? state.end : reached();
    return outcome(node).isPresent() ? Optional.of(node) : Optional.empty();
  }

  /** How the game ended, wherever one looks. */
  public Optional<Outcome> result() {
    return endedAt().flatMap(this::outcome);
  }

  /** The moves that may be played here; empty if the game has ended. */
  public List<Move> legalMoves() {
    if (outcome().isPresent() || isAdjourned()) {
      return List.of();
    }
    List<Move> moves = tree.history().legalMoves(current());
    return touched()
        .map(held -> moves.stream()
            .filter(move -> move.origin().filter(held::equals).isPresent())
            .toList())
        .orElse(moves);
  }

  /** Why a move may not be played here; empty if it may. */
  public Optional<Refusal> why(Move move) {
    if (outcome().isPresent()) {
      return Optional.of(
          new Refusal("game-over", Sentence.of(Game.class, "game.gameEnded"), List.of()));
    }
    if (isAdjourned()) {
      return Optional.of(new Refusal(
          "adjourned", Sentence.of(Game.class, "game.gameAdjournedResumeFirst"), List.of()));
    }
    Optional<Refusal> refusal = position().why(move);
    if (refusal.isPresent()) {
      return refusal;
    }
    Square held = touched().orElse(null);
    if (held != null && move.origin().filter(held::equals).isEmpty()) {
      return Optional.of(new Refusal(
          "touch",
          Sentence.of(
              Game.class, "game.pieceWasTouchedMust", held, rules().options().say("touch")),
          List.of(held)));
    }
    return tree.history().forbids(current(), position().canonical(move));
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
      if (outcome().isEmpty()
          && !isAdjourned()
          && rules().manners().illegalMove() == IllegalMove.LOSES) {
        declare(Outcome.win(position().side().opponent(), Reason.ILLEGAL_MOVE));
      }
      throw new IllegalMoveException(refusal.get());
    }
    Side mover = position().side();
    GameNode from = current();
    if (endsAt(from)) {
      takeBackEnd();
    }
    GameNode next = tree.child(from, move);
    if (!isOver()) {
      time.press(from, next);
      state.stands.goTo(next);
    }
    place.goTo(next);
    state.touched = null;
    state.drawOffers.remove(mover.opponent());
    state.jishogiClaims.clear();
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
    if (current() == state.end) {
      takeBackEnd();
    }
    parent.ifPresent(this::step);
    return parent.isPresent();
  }

  /** Plays the next move of the {@linkplain #line line} again; false at its end. */
  public boolean redo() {
    Optional<GameNode> next = next();
    next.ifPresent(this::step);
    return next.isPresent();
  }

  /** The game itself goes a step back or on, if it stands where one looks or no clock keeps it where it is. */
  private void step(GameNode node) {
    boolean takesTheGame = !time.hasBegun() || current() == time.reached();
    if (current() == time.reached()) {
      time.comeTo(node);
    }
    if (takesTheGame) {
      stand(node);
    }
    goTo(node);
  }

  /** The game itself goes to a place. */
  private void stand(GameNode node) {
    state.stands.goTo(node);
    state.lapse();
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
    if (variation.leadsTo(state.end)) {
      takeBackEnd();
    }
    if (variation.leadsTo(time.reached())) {
      time.comeTo(parent);
    }
    if (variation.leadsTo(state.stands.node())) {
      state.lapse();
    }
    state.stands.cut(variation, parent);
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
    state.drawOffers.add(side);
    if (state.drawOffers.size() == Side.values().length) {
      declare(Outcome.draw(Reason.AGREED));
      return true;
    }
    return false;
  }

  /** A player takes his offer back or declines the other's. */
  public void withdrawOffers() {
    state.withdraw();
  }

  /** Whose offers of a draw stand. */
  public Set<Side> drawOffers() {
    return Set.copyOf(state.drawOffers);
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
    state.jishogiClaims.add(side);
    if (state.jishogiClaims.size() == Side.values().length) {
      declare(position().impasse());
      return true;
    }
    return false;
  }

  /**
   * The player to move declares, because his king has entered the zone, that he has won or that it is a draw;
   * see {@link Declaration}.
   *
   * @return how the game has ended: where a false declaration loses, also by that
   * @throws StateException if he may not declare; the message says what is missing
   */
  public Outcome declareEntered(Side side) {
    comeBack();
    DeclarationCount count = position()
        .declaration(side)
        .orElseThrow(() -> new StateException(Sentence.of(Game.class, "game.noDeclaration")));
    if (position().side() != side) {
      throw new StateException(Sentence.of(Game.class, "game.declarationOutOfTurn"));
    }
    Optional<LocalizedText> missing = count.missing();
    if (missing.isPresent() && !count.rule().falseLoses()) {
      throw new StateException(Sentence.of(Game.class, "game.declarationRefused", missing.get()));
    }
    Outcome end =
        count.outcome().orElseGet(() -> Outcome.win(side.opponent(), Reason.ILLEGAL_MOVE));
    declare(end);
    return end;
  }

  /** Who claims that no side can win any more. */
  public Set<Side> jishogiClaims() {
    return Set.copyOf(state.jishogiClaims);
  }

  /**
   * The player to move touches a piece of his. Where touching binds, a piece that can move must now
   * be moved, and the third touch of one that cannot may lose.
   *
   * @return the piece that is bound to be moved now, if any
   */
  public Optional<Square> touch(Square square) {
    requireOpen();
    Side mover = position().side();
    Optional<Piece> piece = position().piece(square).filter(p -> p.side() == mover);
    Touch rule = rules().manners().touch();
    if (piece.isEmpty() || rule == Touch.FREE || touched().isPresent()) {
      return touched();
    }
    boolean moves = tree.history().legalMoves(current()).stream()
        .anyMatch(move -> move.origin().filter(square::equals).isPresent());
    if (moves) {
      state.touched = square;
      state.touchedAt = current();
    } else if (rule == Touch.JCSA
        && state.idleTouches.merge(mover, 1, Integer::sum) == TOUCHES_TO_LOSE) {
      declare(Outcome.win(mover.opponent(), Reason.TOUCH));
    }
    return touched();
  }

  /** The square of the piece that was touched and must be moved. */
  public Optional<Square> touched() {
    return Optional.ofNullable(state.touched).filter(held -> state.touchedAt == current());
  }

  /** How often a player touched pieces that could not move, where that counts. */
  public int idleTouches(Side side) {
    return state.idleTouches.getOrDefault(side, 0);
  }

  /** Sets {@link #idleTouches(Side)} as a record says. */
  public void idleTouches(Side side, int times) {
    state.idleTouches.put(side, times);
  }

  /** Ends the game as a record or a referee says. */
  public void declare(Outcome outcome) {
    takeBackEnd();
    state.declared = Optional.of(outcome);
    state.end = current();
    state.end.ends(true);
    if (!time.hasBegun()) {
      state.stands.goTo(current());
    }
    if (current() == reached()) {
      time.stop();
    }
  }

  private void takeBackEnd() {
    state.sealed = null;
    state.declared = Optional.empty();
    state.end.ends(false);
  }

  /** The end that was declared, apart from what the rules say; also that it was broken off. */
  public Optional<Outcome> declared() {
    return state.declared;
  }

  /** Whether a declared end was declared at a place. */
  public boolean endsAt(GameNode node) {
    return state.declared.isPresent() && node == state.end;
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
    return time.clock();
  }

  /**
   * Plays with a clock from now on, or without one.
   *
   * @throws IllegalStateException if a clock runs
   */
  public void clock(Optional<GameClock> next) {
    time.set(next, state.stands.node());
  }

  /**
   * Begins the clock before the first move, or goes on with an adjourned game; a sealed move is opened and played.
   *
   * @throws IllegalStateException if there is no clock, it runs, or the game has ended
   */
  public void startClock() {
    Move sealed = state.sealed;
    if (sealed == null) {
      time.require();
    }
    comeBack();
    if (sealed != null) {
      open(sealed);
      return;
    }
    time.start(current());
    state.stands.goTo(current());
  }

  /**
   * Stops the clock; nobody moves until it {@linkplain #startClock goes on}.
   *
   * @throws IllegalStateException if no clock runs
   */
  public void adjourn() {
    time.adjourn();
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
    Move kept = position().canonical(move);
    declare(Outcome.draw(Reason.SEALED));
    state.sealed = kept;
  }

  private void open(Move sealed) {
    goTo(state.end);
    takeBackEnd();
    if (time.clock().isPresent()) {
      time.start(current());
    }
    var unused = playOn(sealed);
  }

  /** The sealed move, for who keeps the game; it is not to be shown. */
  public Optional<Move> sealed() {
    return Optional.ofNullable(state.sealed);
  }

  /** Whether a move was sealed, or the clock was stopped before the game had ended. */
  public boolean isAdjourned() {
    return state.sealed != null || time.isStopped() && outcome(time.reached()).isEmpty();
  }

  /**
   * Ends the game if the time of the player to move is used up.
   *
   * @return whether it has done so now
   */
  public boolean checkTime() {
    Optional<Side> late = time.late();
    late.ifPresent(this::timeOut);
    return late.isPresent();
  }

  private boolean isOver() {
    return time.hasBegun() && outcome(time.reached()).isPresent();
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
