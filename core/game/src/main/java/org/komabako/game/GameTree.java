package org.komabako.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.position.Position;

/** The places that a game has come to, or that were tried beside it. */
public final class GameTree {
  private final History history = new History();
  private final GameNode root;

  GameTree(Position start) {
    root = new GameNode(null, null, start, history);
  }

  /** What the moves before mean for a place. */
  History history() {
    return history;
  }

  /** The start. */
  public GameNode root() {
    return root;
  }

  /**
   * The node at a place of the tree.
   *
   * @throws IllegalArgumentException if the tree has no such place
   */
  public GameNode at(Place place) {
    GameNode node = root;
    Iterator<Place.Turn> turns = place.turns().iterator();
    Place.Turn turn = turns.hasNext() ? turns.next() : null;
    for (int ply = 1; ply <= place.ply(); ply++) {
      int child = 0;
      if (turn != null && turn.ply() == ply) {
        child = turn.choice() - 1;
        turn = turns.hasNext() ? turns.next() : null;
      }
      if (child >= node.children().size()) {
        int moves = node.children().size();
        throw RequestException.of(
            GameTree.class, "gameTree.gameNoPlaceFollowed", place, node.place(), moves);
      }
      node = node.children().get(child);
    }
    return node;
  }

  /** The place that moves from the start lead to; empty if they were not played, or are cut off. */
  public Optional<GameNode> find(List<Move> moves) {
    Optional<GameNode> node = Optional.of(root);
    for (Move move : moves) {
      node = node.flatMap(each -> each.child(move));
    }
    return node;
  }

  /** The last place on the way of moves from the start that there is. */
  GameNode nearest(List<Move> moves) {
    GameNode node = root;
    for (Move move : moves) {
      Optional<GameNode> next = node.child(move);
      if (next.isEmpty()) {
        break;
      }
      node = next.get();
    }
    return node;
  }

  /** All places of the tree, each before those that follow it, the main line first. */
  public List<GameNode> nodes() {
    List<GameNode> nodes = new ArrayList<>();
    Deque<GameNode> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      GameNode node = open.pop();
      nodes.add(node);
      for (int i = node.children().size() - 1; i >= 0; i--) {
        open.push(node.children().get(i));
      }
    }
    return nodes;
  }

  /** Shows the {@link #nodes()} with their places, in the same order. */
  public void walk(BiConsumer<GameNode, Place> visitor) {
    Deque<Map.Entry<GameNode, Place>> open = new ArrayDeque<>();
    open.push(Map.entry(root, Place.START));
    while (!open.isEmpty()) {
      Map.Entry<GameNode, Place> each = open.pop();
      visitor.accept(each.getKey(), each.getValue());
      List<GameNode> children = each.getKey().children();
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(Map.entry(children.get(i), each.getValue().next(i)));
      }
    }
  }

  /** The place after a legal move, a new one if it was not tried before. */
  GameNode child(GameNode from, Move move) {
    Move canonical = from.position().canonical(move);
    return from.child(canonical).orElseGet(() -> {
      GameNode node = new GameNode(from, canonical, from.position().play(canonical), history);
      from.add(node);
      return node;
    });
  }

  /**
   * Writes moves down that nobody has played: where the game looks and its clock stay as they are. Behind
   * the last move of the line it goes on with them, elsewhere they are a variation.
   *
   * @return the place after them
   * @throws IllegalMoveException if one may not be played; those before it are written down
   */
  public GameNode note(GameNode from, List<Move> moves) {
    GameNode node = from;
    for (Move move : moves) {
      Optional<Refusal> refusal = node.position().why(move);
      if (refusal.isPresent()) {
        throw new IllegalMoveException(refusal.get());
      }
      node = child(node, move);
    }
    return node;
  }

  /** Makes a move the first of those tried at its place. */
  public void promote(GameNode variation) {
    variation.parent().ifPresent(parent -> parent.promote(variation));
  }

  /** Makes the way to a place, and on from there, the main line. */
  public void makeMain(GameNode place) {
    place.path().forEach(this::promote);
  }
}
