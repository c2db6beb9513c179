package org.komabako.ui.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Judgement;
import org.komabako.game.Nag;
import org.komabako.game.Place;

/**
 * A game's tree at one moment, as lists of moves need it. Immutable.
 *
 * @param entries all places, each before those that follow it; the main line before its variations
 *     at each place
 * @param current the place that is looked at
 */
public record MoveTree(List<Entry> entries, Place current) {
  /**
   * A place.
   *
   * @param place where it is
   * @param number the number of its move, as it is counted; of the move before the first at the start
   * @param move the move in the notation of the list; empty at the start
   * @param comment what was said; may be empty
   * @param bookmark its name; may be empty
   * @param drawn whether something is drawn there
   * @param judgement what the move is worth, as far as engines have told
   * @param nag what somebody thinks of the move
   * @param aside the score after the move, else the time that it took, if it took a second; may be empty
   */
  public record Entry(
      Place place,
      int number,
      String move,
      String comment,
      String bookmark,
      boolean drawn,
      Judgement judgement,
      Optional<Nag> nag,
      String aside) {
    /** How many variations lead to it. */
    public int depth() {
      return place.turns().size();
    }
  }

  /** Keeps an own copy. */
  public MoveTree {
    entries = List.copyOf(entries);
  }

  private record Step(GameNode node, Place place) {}

  /**
   * Takes a picture of a game.
   *
   * @param text writes the move that leads to a node
   * @param scores from whose view scores are told
   */
  public static MoveTree of(Game game, Function<GameNode, String> text, ScoreView scores) {
    List<Entry> entries = new ArrayList<>();
    Place current = Place.START;
    Deque<Step> open = new ArrayDeque<>(List.of(new Step(game.root(), Place.START)));
    while (!open.isEmpty()) {
      Step step = open.pop();
      GameNode node = step.node();
      current = node == game.current() ? step.place() : current;
      entries.add(new Entry(
          step.place(),
          node.position().number() - 1,
          node.parent().isPresent() ? text.apply(node) : "",
          node.comment(),
          node.bookmark(),
          !node.marks().isEmpty(),
          Judgement.of(node),
          node.nag(),
          aside(node, scores)));
      List<GameNode> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(new Step(children.get(i), step.place().next(i)));
      }
    }
    return new MoveTree(entries, current);
  }

  private static String aside(GameNode node, ScoreView scores) {
    return node.parent()
        .flatMap(unused -> node.evaluation()
            .map(each -> scores.brief(each, node.position().side()))
            .or(() -> node.spent().filter(time -> time.toSeconds() > 0).map(ClockWords::spent)))
        .orElse("");
  }

  /** The place that is looked at. */
  public Entry here() {
    return entry(current).orElseThrow();
  }

  /** What is at a place. */
  public Optional<Entry> entry(Place place) {
    return entries.stream().filter(each -> each.place().equals(place)).findFirst();
  }

  /** The places that have a name. */
  public List<Entry> bookmarks() {
    return entries.stream().filter(each -> !each.bookmark().isEmpty()).toList();
  }
}
