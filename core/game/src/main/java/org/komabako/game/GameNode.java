package org.komabako.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.game.clock.Times;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.position.Position;

/** A place in a game's tree: the position after a move, and the moves that were tried from it. */
public final class GameNode {
  private final @Nullable GameNode parent;
  private final @Nullable Move move;
  private final Position position;
  private final int ply;
  private final Optional<Outcome> outcome;
  private final List<GameNode> children = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();
  private String comment = "";
  private String bookmark = "";
  private Optional<Nag> nag = Optional.empty();
  private Optional<Duration> spent = Optional.empty();
  private Optional<Evaluation> evaluation = Optional.empty();
  private boolean ends;

  GameNode(@Nullable GameNode parent, @Nullable Move move, Position position, History history) {
    this.parent = parent;
    this.move = move;
    this.position = position;
    ply = parent == null ? 0 : parent.ply + 1;
    outcome = history.outcome(this);
  }

  /** The place before the move; empty at the start. */
  public Optional<GameNode> parent() {
    return Optional.ofNullable(parent);
  }

  @Nullable
  GameNode before() {
    return parent;
  }

  /** The move that led here; empty at the start. */
  public Optional<Move> move() {
    return Optional.ofNullable(move);
  }

  /** The position here. */
  public Position position() {
    return position;
  }

  /** How many moves lead here from the start. */
  public int ply() {
    return ply;
  }

  /** How the rules end the game here, repetition included. */
  public Optional<Outcome> outcome() {
    return outcome;
  }

  /** The places after the moves tried from here; the first is the main line. */
  public List<GameNode> children() {
    return Collections.unmodifiableList(children);
  }

  /** What was said about this place; may be empty. */
  public String comment() {
    return comment;
  }

  /** Says something about this place. */
  public void comment(String text) {
    comment = text;
  }

  /** The name under which this place is to be found again; empty for none. */
  public String bookmark() {
    return bookmark;
  }

  /** Gives this place a name to be found under; an empty one takes it away. */
  public void bookmark(String name) {
    bookmark = name;
  }

  /** What somebody thinks of the move that led here. */
  public Optional<Nag> nag() {
    return nag;
  }

  /** Says what one thinks of the move that led here; nothing is said of the start. */
  public void nag(Optional<Nag> sign) {
    nag = sign.filter(each -> parent != null);
  }

  /** How long the player thought about the move that led here, where a record tells. */
  public Optional<Duration> spent() {
    return spent;
  }

  /**
   * Says how long the move took.
   *
   * @throws org.komabako.base.message.RequestException if no move can have taken that long
   */
  public void spent(Duration time) {
    spent = Optional.of(Times.require(time));
  }

  /** What an engine thought of this place; empty if none was asked. */
  public Optional<Evaluation> evaluation() {
    return evaluation;
  }

  /** Says what an engine thinks of this place. */
  public void evaluation(Evaluation found) {
    evaluation = Optional.of(found);
  }

  /** What was drawn on the board here, in the order of drawing. */
  public List<Mark> marks() {
    return List.copyOf(marks);
  }

  /**
   * Draws a mark or an arrow. What is there already is taken away instead; one in another colour on
   * the same squares gets this colour.
   */
  public void draw(Mark mark) {
    boolean there = marks.contains(mark);
    marks.removeIf(mark::covers);
    if (!there) {
      marks.add(mark);
    }
  }

  /** Takes all that was drawn here away. */
  public void clearMarks() {
    marks.clear();
  }

  /** Where this place is in the tree as it is now. */
  public Place place() {
    List<Place.Turn> turns = new ArrayList<>();
    for (GameNode node = this; node.parent != null; node = node.parent) {
      int child = node.parent.children.indexOf(node);
      if (child > 0) {
        turns.add(new Place.Turn(node.ply, child + 1));
      }
    }
    Collections.reverse(turns);
    return new Place(turns, ply);
  }

  /** Whether only first moves lead here from the start, none of them behind the end of the game. */
  public boolean isMain() {
    GameNode node = this;
    while (node.parent != null && node.parent.children.get(0) == node && !node.parent.ends) {
      node = node.parent;
    }
    return node.parent == null;
  }

  /** Another of the moves tried beside this one: 1 for the next, -1 for the one before. */
  public Optional<GameNode> sibling(int step) {
    if (parent == null) {
      return Optional.empty();
    }
    int wanted = parent.children.indexOf(this) + step;
    return wanted < 0 || wanted >= parent.children.size()
        ? Optional.empty()
        : Optional.of(parent.children.get(wanted));
  }

  /**
   * The end of the first line from here; this place if there is none. Where a player ended the game the
   * line ends: what follows there is what might have been played.
   */
  public GameNode last() {
    GameNode node = this;
    while (!node.children.isEmpty() && !node.ends) {
      node = node.children.get(0);
    }
    return node;
  }

  /** The places from the start to this one, the start first. */
  public List<GameNode> path() {
    List<GameNode> path = new ArrayList<>();
    for (GameNode node = this; node != null; node = node.parent) {
      path.add(node);
    }
    Collections.reverse(path);
    return path;
  }

  /** The moves from the start to this place. */
  public List<Move> line() {
    List<Move> moves = new ArrayList<>();
    path().forEach(node -> node.move().ifPresent(moves::add));
    return moves;
  }

  /** Whether a place is this one, or comes after it. */
  public boolean leadsTo(GameNode other) {
    GameNode node = other;
    while (node.ply > ply && node.parent != null) {
      node = node.parent;
    }
    return node == this;
  }

  /** Whether the game was ended here by declaration, so that what follows are variations. */
  public boolean ends() {
    return ends;
  }

  void ends(boolean here) {
    ends = here;
  }

  Optional<GameNode> child(Move wanted) {
    return children.stream().filter(node -> wanted.equals(node.move)).findFirst();
  }

  void add(GameNode child) {
    children.add(child);
  }

  void remove(GameNode child) {
    children.remove(child);
  }

  void promote(GameNode child) {
    children.remove(child);
    children.add(0, child);
  }
}
