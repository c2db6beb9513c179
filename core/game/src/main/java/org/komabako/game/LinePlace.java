package org.komabako.game;

import java.util.List;

/** A place in a game's tree and the line that is followed through it, which may go on behind it. */
final class LinePlace {
  private GameNode node;
  /** The furthest place of the line; {@link #node} is on the way to it. */
  private GameNode tip;

  LinePlace(GameNode node, GameNode tip) {
    this.node = node;
    this.tip = node.leadsTo(tip) ? tip : node;
  }

  GameNode node() {
    return node;
  }

  GameNode tip() {
    return tip;
  }

  /** Goes to a place; the line stays where it leads over it. */
  void goTo(GameNode next) {
    node = next;
    if (!next.leadsTo(tip)) {
      tip = next;
    }
  }

  /** A variation is cut off; what was in it is where it began. */
  void cut(GameNode variation, GameNode before) {
    tip = variation.leadsTo(tip) ? before : tip;
    node = variation.leadsTo(node) ? before : node;
  }

  /** The places from the start over this one to the tip, and on from there along the first moves. */
  List<GameNode> line() {
    return tip.last().path();
  }
}
