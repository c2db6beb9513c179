package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.game.Nag;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * A game at one moment, as the board needs it. Immutable; taken where the game is read, looked at on
 * the display thread.
 *
 * @param position what stands where
 * @param legal the moves that may be played
 * @param line the moves that led here, from the start
 * @param later the moves that follow along the line that is followed, for going forward again
 * @param outcome how the game ended; empty while it goes on
 * @param endangered the squares of all royal pieces that could be taken
 * @param nag what somebody thinks of the move that led here
 * @param marks the arrows and marks that were drawn here
 */
public record Snapshot(
    Position position,
    List<Move> legal,
    List<Ply> line,
    List<Ply> later,
    Optional<Outcome> outcome,
    Set<Square> endangered,
    Optional<Nag> nag,
    List<Mark> marks) {

  /**
   * A move of a line.
   *
   * @param number as it is counted; from 1, where the start does not say otherwise
   * @param before the position that it was played in
   * @param move in canonical form
   */
  public record Ply(int number, Position before, Move move) {}

  /** Takes a picture of a game. */
  public static Snapshot of(Game game) {
    Position position = game.position();
    return new Snapshot(
        position,
        game.legalMoves(),
        plies(game.current().path()),
        plies(game.line().subList(game.current().ply() + 1, game.line().size())),
        game.outcome(),
        endangered(position),
        game.current().nag(),
        game.current().marks());
  }

  /** A position from which nothing was played, only to be looked at. */
  public static Snapshot of(Position position) {
    return new Snapshot(
        position,
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        endangered(position),
        Optional.empty(),
        List.of());
  }

  /** The same with other marks. */
  public Snapshot withMarks(List<Mark> drawn) {
    return new Snapshot(position, legal, line, later, outcome, endangered, nag, drawn);
  }

  /** The same, where other moves may be played. */
  Snapshot withLegal(List<Move> moves) {
    return new Snapshot(position, moves, line, later, outcome, endangered, nag, marks);
  }

  private static List<Ply> plies(List<GameNode> nodes) {
    return nodes.stream()
        .filter(node -> node.move().isPresent())
        .map(node -> ply(node.parent().orElseThrow().position(), node.move().orElseThrow()))
        .toList();
  }

  private static Ply ply(Position before, Move move) {
    return new Ply(before.number(), before, move);
  }

  private static Set<Square> endangered(Position position) {
    Set<Square> squares = new TreeSet<>();
    for (Side side : Side.values()) {
      for (Square royal : position.royals(side)) {
        if (!position.attackers(royal, side.opponent()).isEmpty()) {
          squares.add(royal);
        }
      }
    }
    return squares;
  }

  /**
   * The same game some moves further, only to be looked at: nothing can be played there.
   *
   * @param moves legal ones
   */
  public Snapshot after(List<Move> moves) {
    List<Ply> longer = new ArrayList<>(line);
    Position reached = position;
    for (Move move : moves) {
      longer.add(ply(reached, move));
      reached = reached.play(move);
    }
    return new Snapshot(
        reached,
        List.of(),
        longer,
        List.of(),
        Optional.empty(),
        endangered(reached),
        Optional.empty(),
        List.of());
  }

  /**
   * Whose reserve was closed by the move that led here: by a drop that took away all that was left in hand
   * besides.
   */
  public Optional<Side> reserveClosed() {
    if (line.isEmpty() || !(line.get(line.size() - 1).move() instanceof Move.Drop)) {
      return Optional.empty();
    }
    Position before = line.get(line.size() - 1).before();
    Side side = before.side();
    boolean closed = inHand(before, side) > 1 && inHand(position, side) == 0;
    return closed ? Optional.of(side) : Optional.empty();
  }

  private static int inHand(Position position, Side side) {
    return position.hand(side).values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The move that led here. */
  public Optional<Move> last() {
    return line.isEmpty()
        ? Optional.empty()
        : Optional.of(line.get(line.size() - 1).move());
  }

  /** For the how manieth time the position stands, 1 if it is new; what repetition compares counts. */
  public int occurrence() {
    long key = position.key();
    return 1 + (int) line.stream().filter(ply -> ply.before().key() == key).count();
  }

  /** How many moves led here. */
  public int ply() {
    return line.size();
  }
}
