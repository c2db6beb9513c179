package org.komabako.game;

import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;

/** How a game stands, whoever looks at it from where: its place in the tree, the clock, offers, a touched piece, the end. */
final class PlayState {
  /** The place that the game has come to, and the line on which moves that were taken back come again. */
  final LinePlace stands;

  final GameTime time;
  final DeclaredEnd end;
  final StandingOffers offers = new StandingOffers();
  final TouchedPieces touches = new TouchedPieces();

  PlayState(GameNode start) {
    stands = new LinePlace(start, start);
    time = new GameTime(start);
    end = new DeclaredEnd(start);
  }

  /** See {@link Game#reached}. */
  GameNode reached() {
    return time.hasBegun() ? time.reached() : stands.node();
  }

  /** See {@link Game#endedAt}. */
  Optional<GameNode> endedAt() {
    GameNode node = end.node().orElseGet(this::reached);
    return end.outcomeAt(node).isPresent() ? Optional.of(node) : Optional.empty();
  }

  private boolean isOver() {
    return time.hasBegun() && end.outcomeAt(time.reached()).isPresent();
  }

  /** See {@link Game#isAdjourned}. */
  boolean isAdjourned() {
    return end.sealed().isPresent()
        || time.isStopped() && end.outcomeAt(time.reached()).isEmpty();
  }

  /** A move was played; after the end of a game with a clock it was only tried. */
  void played(GameNode from, GameNode next) {
    if (!isOver()) {
      time.press(from, next);
      stands.goTo(next);
    }
    touches.release();
    offers.moved(from.position().side());
  }

  /** A step back or on is made, which the game makes itself unless its clock keeps it elsewhere. */
  void step(GameNode from, GameNode to) {
    boolean takesTheGame = !time.hasBegun() || from == time.reached();
    if (from == time.reached()) {
      time.comeTo(to);
    }
    if (takesTheGame) {
      stands.goTo(to);
      lapse();
    }
  }

  /** The game goes back or elsewhere: what was offered, claimed or touched there stands no more. */
  void lapse() {
    offers.withdraw();
    touches.release();
  }

  /** A variation is cut off; what was in it is where it began. */
  void cut(GameNode variation, GameNode before) {
    if (end.node().filter(variation::leadsTo).isPresent()) {
      end.takeBack();
    }
    if (variation.leadsTo(time.reached())) {
      time.comeTo(before);
    }
    if (variation.leadsTo(stands.node())) {
      lapse();
    }
    stands.cut(variation, before);
  }

  /** The game ends at a place. */
  void declare(GameNode node, Outcome outcome) {
    offers.withdraw();
    end.declare(node, outcome);
    ended(node);
  }

  /** The game is broken off at a place, and goes on with a move that nobody sees. */
  void seal(GameNode node, Move move) {
    end.seal(node, move);
    ended(node);
  }

  private void ended(GameNode node) {
    if (!time.hasBegun()) {
      stands.goTo(node);
    }
    if (node == reached()) {
      time.stop();
    }
  }
}
