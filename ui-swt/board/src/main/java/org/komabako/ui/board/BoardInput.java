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
  /** How pieces are moved. */
  public enum Gesture {
    /** By a click on the piece and a click on the target. */
    CLICK,
    /** By dragging. */
    DRAG,
    /** By either. */
    BOTH
  }

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
  private Promote carriedWith = Promote.ASK;
  private @Nullable Refusal refusal;
  private List<Move> premoves = List.of();
  private @Nullable Move waiting;
  private @Nullable Move due;

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
      due = next.ply() == snapshot.ply() + 1 && next.outcome().isEmpty() ? waiting : null;
      waiting = null;
      premoves = List.of();
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
    if (!moves.equals(premoves)) {
      premoves = List.copyOf(moves);
      aim();
    }
  }

  private void aim() {
    targets = new Targets(premoves.isEmpty() ? snapshot : snapshot.withLegal(premoves), quickSteps);
  }

  /** The move that is played when the opponent has moved. */
  public Optional<Move> waiting() {
    return Optional.ofNullable(waiting);
  }

  /** The opponent has moved: what waited for it is played if that is legal, else dropped. Tells it once. */
  public Optional<Request> due() {
    Optional<Move> entered =
        Optional.ofNullable(due).map(move -> snapshot.position().canonical(move));
    due = null;
    return entered.map(move ->
        snapshot.legal().contains(move) ? new Request.Play(move) : new Request.Lapsed(move));
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
        : Optional.ofNullable(held).filter(this::isChosen);
  }

  private boolean isChosen(Spot spot) {
    if (state instanceof InputState.Dropping dropping) {
      return spot instanceof Spot.Hand hand && dropping.type().equals(hand.type());
    }
    if (state instanceof InputState.Selected selected) {
      return spot.equals(new Spot.Cell(selected.from()));
    }
    return state instanceof InputState.Midway midway && spot.equals(new Spot.Cell(midway.mid()));
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
    carriedWith = promote;
    sweep.carry(
        spot,
        square -> Optional.ofNullable(known.get(square))
            .filter(target -> target.promotion() == Target.Promotion.CHOICE)
            .isPresent(),
        isBehind);
  }

  /** The target that what is dragged was drawn back from; let go now, it moves there turned over. */
  public Optional<Square> drawnBack() {
    return dragged().flatMap(spot -> sweep.target());
  }

  /** Whether what is dragged shows its promoted face: it would promote if it were let go now. */
  public boolean showsPromoted() {
    return dragged()
        .flatMap(spot -> sweep.answer(carriedWith))
        .filter(Promote.YES::equals)
        .isPresent();
  }

  /** The button goes down. */
  public Optional<Request> press(Spot spot) {
    refusal = null;
    waiting = null;
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
        && (snapshot.position().side() == side) == premoves.isEmpty()
        && players.contains(side);
  }

  private Optional<Request> pressHand(Spot.Hand hand) {
    boolean again =
        state instanceof InputState.Dropping dropping && dropping.type().equals(hand.type());
    if (mayMove(hand.side()) && !again) {
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
      return premoves.isEmpty() ? Optional.of(new Request.Touch(square)) : Optional.empty();
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
          : cancelQuestion(asking);
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
      return gesture == Gesture.DRAG && !isChosen(pressed) ? cancel() : click(spot, promote);
    }
    if (isChosen(pressed) && gesture != Gesture.CLICK) {
      return spot instanceof Spot.Cell cell ? go(cell.square(), promote) : cancel();
    }
    return Optional.empty();
  }

  private Optional<Request> cancelQuestion(InputState.Asking asking) {
    state = asking.before();
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
    if (state instanceof InputState.Selected selected) {
      Square from = selected.from();
      if (targets.firstSteps(from).contains(to)) {
        state = new InputState.Midway(from, to);
        return Optional.empty();
      }
      return tryOneOf(targets.walks(from, to), new Move.Walk(from, to, false), promote);
    }
    if (state instanceof InputState.Midway midway) {
      if (to.equals(midway.mid())) {
        return stop(promote);
      }
      if (targets.goesOn(midway, to)) {
        state = new InputState.Midway(midway.from(), to, Optional.of(midway.mid()));
        return Optional.empty();
      }
      return tryOneOf(targets.onward(midway, to), over(midway, to), promote);
    }
    if (state instanceof InputState.Dropping dropping) {
      String type = dropping.type().id();
      return tryOneOf(targets.drops(type, to), new Move.Drop(type, to, false), promote);
    }
    return cancel();
  }

  private static Move over(InputState.Midway midway, Square to) {
    return midway
        .first()
        .<Move>map(first -> new Move.ThreeStep(midway.from(), first, midway.mid(), to, false))
        .orElseGet(() -> new Move.TwoStep(midway.from(), midway.mid(), to, false));
  }

  private Optional<Request> tryOneOf(List<Move> moves, Move otherwise, Promote promote) {
    if (moves.isEmpty()) {
      state = InputState.IDLE;
      return premoves.isEmpty() ? Optional.of(new Request.Explain(otherwise)) : Optional.empty();
    }
    Optional<Move> plain = moves.stream().filter(move -> !move.promotes()).findFirst();
    Optional<Move> promoted = moves.stream().filter(Move::promotes).findFirst();
    if (plain.isPresent() && promoted.isPresent() && promote == Promote.ASK) {
      state = new InputState.Asking(plain.get(), promoted.get(), state);
      return Optional.empty();
    }
    boolean promotes = promoted.isPresent() && (plain.isEmpty() || promote == Promote.YES);
    return play((promotes ? promoted : plain).orElseThrow());
  }

  private Optional<Request> play(Move move) {
    state = InputState.IDLE;
    if (!premoves.isEmpty()) {
      waiting = move;
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
    if (state instanceof InputState.Midway midway) {
      Square from = midway.from();
      Square mid = midway.mid();
      return tryOneOf(targets.stops(midway), new Move.Walk(from, mid, false), promote);
    }
    return Optional.empty();
  }

  /** After the first step: the piece goes back to its start; by a capture that is igui. */
  public Optional<Request> back() {
    if (state instanceof InputState.Midway midway) {
      Square back = midway.first().orElse(midway.from());
      return tryOneOf(targets.onward(midway, back), over(midway, back), Promote.NO);
    }
    return Optional.empty();
  }

  /** The chosen piece passes the turn; if none is chosen, the only one that can. */
  public Optional<Request> pass() {
    refusal = null;
    return passes().size() == 1 ? play(passes().get(0)) : Optional.empty();
  }

  /** The passes that {@link #pass} may mean: of the chosen piece, else of all. */
  public List<Move> passes() {
    Optional<Square> from = chosen();
    return mayMove(snapshot.position().side())
        ? snapshot.legal().stream()
            .filter(move -> move instanceof Move.Pass)
            .filter(move -> from.isEmpty() || move.origin().equals(from))
            .toList()
        : List.of();
  }

  /** The square of the piece that is being moved, where it started; empty if none is. */
  public Optional<Square> chosen() {
    if (state instanceof InputState.Selected selected) {
      return Optional.of(selected.from());
    }
    return state instanceof InputState.Midway midway
        ? Optional.of(midway.from())
        : Optional.empty();
  }

  /** Esc: one stage back. A question goes back to what was asked about, all else to nothing. */
  public void escape() {
    waiting = null;
    refusal = null;
    held = null;
    state = state instanceof InputState.Asking asking
        ? asking.before()
        : state instanceof InputState.Midway midway
            ? midway
                .first()
                .<InputState>map(first -> new InputState.Midway(midway.from(), first))
                .orElseGet(() -> new InputState.Selected(midway.from()))
            : InputState.IDLE;
  }

  private Optional<Request> cancel() {
    state = InputState.IDLE;
    return Optional.empty();
  }
}
