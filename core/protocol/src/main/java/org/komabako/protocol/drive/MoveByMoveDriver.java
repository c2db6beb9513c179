package org.komabako.protocol.drive;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/**
 * A protocol in which the engine keeps the game itself: it is told the moves that it does not know yet,
 * and a new game where what it knows is no part of the task.
 */
abstract class MoveByMoveDriver extends ProtocolDriver {
  private final List<Move> known = new ArrayList<>();
  private @Nullable Position start;
  private @Nullable Position reached;

  MoveByMoveDriver(EngineProcess process) {
    super(process);
  }

  /** Brings the engine to the position of a task. */
  final void catchUp(Task task) {
    List<Move> moves = task.moves();
    Position at = reached;
    if (at == null || !goesOn(task)) {
      newGame(task.start());
      known.clear();
      start = task.start();
      at = task.start();
    }
    for (Move move : moves.subList(known.size(), moves.size())) {
      tell(at, move);
      at = at.play(move);
    }
    known.clear();
    known.addAll(moves);
    reached = at;
  }

  private boolean goesOn(Task task) {
    List<Move> moves = task.moves();
    return task.start().equals(start)
        && known.size() <= moves.size()
        && moves.subList(0, known.size()).equals(known);
  }

  /** Whether the engine knows all of a task but its last move. */
  final boolean lacksOneMove(Task task) {
    return reached != null && goesOn(task) && known.size() + 1 == task.moves().size();
  }

  /** The engine has made this move itself. */
  final void remember(Thought thought, Move move) {
    known.add(move);
    reached = thought.position().play(move);
  }

  /** What the engine knows is not sure any more. */
  final void forget() {
    start = null;
  }

  /** Tells it a new game, in which it makes no moves before it is told to. */
  abstract void newGame(Position from);

  /** Tells it a move of either side. */
  abstract void tell(Position before, Move move);
}
