package org.komabako.ui.board;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;

/**
 * Turns what the player does on the board into moves. It knows no window: presses and releases come
 * as {@link Spot}s, keys as calls, and what is asked of the game goes out as a {@link Request}.
 *
 * <p>A piece is chosen by a press and moved by a click on the target or by dragging it there. A piece
 * with lion power goes to a neighbour as its first step ({@link InputState.Midway}); the next click
 * says where it goes on to, the same square again stops there, its start takes it back. A farther
 * target is jumped to directly. Esc, and a click beside the board, cancel at every stage; a click on
 * a square that the piece cannot go to cancels too and asks the game why not. A piece that is dragged
 * is turned over by drawing it back over the edge of its target ({@link Sweep}).
 *
 * <p>Where there are {@link #premoves} a move is entered while it is the opponent's turn. It waits, until he has moved,
 * a click or Esc takes it back, or another place is looked at.
 *
 * <p>For the display thread only.
 */
public final class BoardInput {
  /** What the gesture itself says about promotion, as by a key that is held. */
  public enum Promote {
    /** Nothing: the player is asked where there is a choice. */
    ASK,
    /** It is to promote where it can. */
    YES,
    /** It is not to promote where it need not. */
    NO;

    /** What is meant by turning the piece over, where this holds otherwise. */
    Promote turned() {
      return this == YES ? NO : YES;
    }
  }

  private Snapshot snapshot;
  private Targets targets;
  private InputState state = InputState.IDLE;
  private Set<Side> players = EnumSet.allOf(Side.class);
  private Gesture gesture = Gesture.BOTH;
  private boolean quickSteps;
  private @Nullable Spot held;
  private boolean chosenByThisPress;
  private final Sweep sweep = new Sweep();
  private @Nullable Refusal refusal;
  private final WaitingMove premove = new WaitingMove();

  /** Input for a game at one moment. */
  public BoardInput(Snapshot snapshot) {
    this.snapshot = snapshot;
    targets = new Targets(snapshot, quickSteps);
  }

  /**
   * The game has changed. What was begun is kept if the position is still the same, else forgotten.
   */
  public void snapshot(Snapshot next) {
    boolean moved = !next.position().equals(snapshot.position()) || next.ply() != snapshot.ply();
    if (moved) {
      premove.moved(next.ply() == snapshot.ply() + 1 && next.outcome().isEmpty());
    }
    snapshot = next;
    aim();
    if (moved || next.outcome().isPresent()) {
      state = InputState.IDLE;
      held = null;
      refusal = null;
    }
  }

  /** The game as this knows it. */
  public Snapshot snapshot() {
    return snapshot;
  }

  /** Whose pieces are moved here; all by default. */
  public void players(Set<Side> sides) {
    players = Set.copyOf(sides);
  }

  /** The moves that can be entered while it is the opponent's turn; none by default. See {@link Premoves}. */
  public void premoves(List<Move> moves) {
    if (!moves.equals(premove.choice())) {
      premove.choice(moves);
      aim();
    }
  }

  private void aim() {
    targets = new Targets(
        premove.isAsked() ? snapshot.withLegal(premove.choice()) : snapshot, quickSteps);
  }

  /** The move that is played when the opponent has moved. */
  public Optional<Move> waiting() {
    return premove.get();
  }

  /** The opponent has moved: what waited for it is played if that is legal, else dropped. Tells it once. */
  public Optional<Request> due() {
    return premove.due(snapshot);
  }

  /** How pieces are moved. */
  public void gesture(Gesture chosen) {
    gesture = chosen;
  }

  /** Whether a quiet first step of a piece with lion power ends its move; see {@link Targets}. */
  public void quickSteps(boolean chosen) {
    if (chosen != quickSteps) {
      quickSteps = chosen;
      aim();
    }
  }

  /** How far the move has come. */
  public InputState state() {
    return state;
  }

  /** The targets of what is chosen. */
  public Targets targets() {
    return targets;
  }

  /** Why the last try was refused, until the next gesture. */
  public Optional<Refusal> refusal() {
    return Optional.ofNullable(refusal);
  }

  /** The game's answer to {@link Request.Explain}. */
  public void refused(Refusal why) {
    refusal = why;
  }

  /** What the pressed button holds and carries along, if anything. */
  public Optional<Spot> dragged() {
    return gesture == Gesture.CLICK
        ? Optional.empty()
        : Optional.ofNullable(held).filter(state::isAt);
  }

  /**
   * The pointer carries what is {@link #dragged} somewhere.
   *
   * @param promote what else the player says about promotion
   * @param isBehind whether the pointer is just behind the edge of a square, seen from there; see
   *     {@link Geometry#isBehind}
   */
  public void carry(Spot spot, Promote promote, Predicate<Square> isBehind) {
    Map<Square, Target> known = targets.of(state);
    sweep.carry(spot, promote, square -> isChoice(known.get(square)), isBehind);
  }

  private static boolean isChoice(@Nullable Target target) {
    return target != null && target.promotion() == Target.Promotion.CHOICE;
  }

  /** The target that what is dragged was drawn back from; let go now, it moves there turned over. */
  public Optional<Square> drawnBack() {
    return dragged().flatMap(spot -> sweep.target());
  }

  /** Whether what is dragged shows its promoted face: it would promote if it were let go now. */
  public boolean showsPromoted() {
    return dragged().flatMap(spot -> sweep.answer()).filter(Promote.YES::equals).isPresent();
  }

  /** The button goes down. */
  public Optional<Request> press(Spot spot) {
    refusal = null;
    premove.takeBack();
    held = spot;
    sweep.end();
    chosenByThisPress = false;
    if (state instanceof InputState.Asking) {
      return Optional.empty();
    }
    if (spot instanceof Spot.Hand hand) {
      return pressHand(hand);
    }
    if (spot instanceof Spot.Cell cell && !isTarget(cell.square())) {
      return pressSquare(cell.square());
    }
    return Optional.empty();
  }

  private boolean isTarget(Square square) {
    return targets.of(state).containsKey(square);
  }

  private boolean mayMove(Side side) {
    return snapshot.outcome().isEmpty()
        && (snapshot.position().side() == side) != premove.isAsked()
        && players.contains(side);
  }

  private Optional<Request> pressHand(Spot.Hand hand) {
    if (mayMove(hand.side()) && !state.isAt(hand)) {
      choose(new InputState.Dropping(hand.type()));
    }
    return Optional.empty();
  }

  private Optional<Request> pressSquare(Square square) {
    if (state instanceof InputState.Selected selected && selected.from().equals(square)) {
      return Optional.empty();
    }
    Optional<Piece> piece = snapshot.position().piece(square);
    if (piece.isPresent() && mayMove(piece.get().side())) {
      choose(new InputState.Selected(square));
      return premove.isAsked() ? Optional.empty() : Optional.of(new Request.Touch(square));
    }
    return Optional.empty();
  }

  private void choose(InputState chosen) {
    state = chosen;
    chosenByThisPress = true;
  }

  /**
   * The button comes up.
   *
   * @param promote what else the player says about promotion
   */
  public Optional<Request> release(Spot spot, Promote promote) {
    Optional<Square> turned = drawnBack();
    Spot pressed = held;
    held = null;
    if (pressed == null) {
      return Optional.empty();
    }
    if (state instanceof InputState.Asking asking) {
      return spot instanceof Spot.Answer answer && spot.equals(pressed)
          ? play(answer.promote() ? asking.promoted() : asking.plain())
          : cancelTo(asking.before());
    }
    if (turned.isPresent()) {
      return go(turned.get(), promote.turned());
    }
    boolean click = spot.equals(pressed);
    if (click && chosenByThisPress) {
      if (gesture == Gesture.DRAG) {
        state = InputState.IDLE;
      }
      return Optional.empty();
    }
    if (click) {
      return gesture == Gesture.DRAG && !state.isAt(pressed) ? cancel() : click(spot, promote);
    }
    if (state.isAt(pressed) && gesture != Gesture.CLICK) {
      return spot instanceof Spot.Cell cell ? go(cell.square(), promote) : cancel();
    }
    return Optional.empty();
  }

  private Optional<Request> click(Spot spot, Promote promote) {
    if (spot instanceof Spot.Cell cell) {
      if (state instanceof InputState.Selected selected && selected.from().equals(cell.square())) {
        return cancel();
      }
      if (state instanceof InputState.Idle || state instanceof InputState.Looking) {
        return look(cell.square());
      }
      return go(cell.square(), promote);
    }
    return cancel();
  }

  /**
   * Chooses a place by key: as a click does, however the mouse is used. An open question is answered
   * with yes.
   */
  public Optional<Request> choose(Spot spot, Promote promote) {
    if (state instanceof InputState.Asking) {
      return answer(true);
    }
    Gesture ofMouse = gesture;
    gesture = Gesture.CLICK;
    Optional<Request> touched = press(spot);
    Optional<Request> asked = release(spot, promote);
    gesture = ofMouse;
    return touched.isPresent() ? touched : asked;
  }

  /** A piece that is not to be moved now is looked at; the same again is not. */
  private Optional<Request> look(Square square) {
    boolean again = state instanceof InputState.Looking looking && looking.at().equals(square);
    boolean piece = snapshot.position().piece(square).isPresent();
    state = piece && !again ? new InputState.Looking(square) : InputState.IDLE;
    return Optional.empty();
  }

  /** The chosen piece goes to a square, or the game is asked why not. */
  private Optional<Request> go(Square to, Promote promote) {
    Optional<InputState> step = targets.step(state, to);
    if (step.isPresent()) {
      state = step.get();
      return Optional.empty();
    }
    return TriedMove.to(to, state, targets)
        .map(tried -> attempt(tried, promote))
        .orElseGet(this::cancel);
  }

  private Optional<Request> attempt(TriedMove tried, Promote promote) {
    if (tried.legal().isEmpty()) {
      state = InputState.IDLE;
      return premove.isAsked()
          ? Optional.empty()
          : Optional.of(new Request.Explain(tried.written()));
    }
    Optional<Move> move = tried.move(promote);
    if (move.isEmpty()) {
      state =
          new InputState.Asking(tried.plain().orElseThrow(), tried.promoted().orElseThrow(), state);
      return Optional.empty();
    }
    return play(move.get());
  }

  private Optional<Request> play(Move move) {
    state = InputState.IDLE;
    if (premove.isAsked()) {
      premove.enter(move);
      return Optional.empty();
    }
    return Optional.of(new Request.Play(move));
  }

  /** Answers the open question by key; does nothing if there is none. */
  public Optional<Request> answer(boolean promotes) {
    return state instanceof InputState.Asking asking
        ? play(promotes ? asking.promoted() : asking.plain())
        : Optional.empty();
  }

  /** After the first step: the piece stops there. */
  public Optional<Request> stop(Promote promote) {
    return state instanceof InputState.Midway midway
        ? attempt(TriedMove.stop(midway, targets), promote)
        : Optional.empty();
  }

  /** After the first step: the piece goes back to its start; by a capture that is igui. */
  public Optional<Request> back() {
    return state instanceof InputState.Midway midway
        ? attempt(TriedMove.back(midway, targets), Promote.NO)
        : Optional.empty();
  }

  /** The chosen piece passes the turn; if none is chosen, the only one that can. */
  public Optional<Request> pass() {
    refusal = null;
    return passes().size() == 1 ? play(passes().get(0)) : Optional.empty();
  }

  /** The passes that {@link #pass} may mean: of the chosen piece, else of all. */
  public List<Move> passes() {
    return mayMove(snapshot.position().side()) ? targets.passes(chosen()) : List.of();
  }

  /** The square of the piece that is being moved, where it started; empty if none is. */
  public Optional<Square> chosen() {
    return state.origin();
  }

  /** Esc: one stage back. A question goes back to what was asked about, all else to nothing. */
  public void escape() {
    premove.takeBack();
    refusal = null;
    held = null;
    state = state.back();
  }

  private Optional<Request> cancel() {
    return cancelTo(InputState.IDLE);
  }

  private Optional<Request> cancelTo(InputState before) {
    state = before;
    return Optional.empty();
  }
}
