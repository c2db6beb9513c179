package org.komabako.engine.search;

import java.util.Arrays;
import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.position.board.Board;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.VariantLayout;

/**
 * Depth-first proof-number search (df-pn): finds long mates by looking first where the least is left to be proven. The
 * attacker attacks a royal piece or takes one with each move, as in {@link MateSearch}; the mate that is found is
 * seldom the shortest.
 *
 * <p>Of the moves that have yet to be decided the hardest counts and each other one counts one (weak proof numbers), so
 * that positions that are reached on several ways do not count several times. A position that comes again on its path
 * is missed by the attacker.
 */
final class ProofNumberSearch {
  /** Nothing was proven. */
  static final int OPEN = -1;

  private final StopControl control;
  private final RepetitionHistory path;
  private final Board board;
  private final RoyalAttacks attacks;
  private final MoveGenerator generator;
  private final GameEnd ending;
  private final ProofTable table;
  private final boolean noMovesLose;
  private final boolean endsByMaterial;
  private final int attacker;
  private final Node[] line = new Node[Value.MOST_PLIES + 1];

  private final long most;
  private long nodes;
  private long nextPoll;
  private boolean stopped;

  /** A position of the line that is looked at, with the positions after its moves. */
  private static final class Node {
    private final MoveList moves = new MoveList();
    private long[] after = new long[64];
    private long key;

    void reserve() {
      if (after.length < moves.size()) {
        after = new long[2 * moves.size()];
      }
    }
  }

  /**
   * For the side to move on the path's board.
   *
   * @param entries how many positions it remembers
   * @param done nodes that were looked at for the same task before
   * @param most nodes of the task after which it gives up
   */
  ProofNumberSearch(
      SearchState state,
      StopControl control,
      RepetitionHistory path,
      int entries,
      long done,
      long most) {
    this.control = control;
    this.path = path;
    nodes = done;
    this.most = most;
    table = new ProofTable(entries);
    board = path.board();
    VariantLayout layout = board.layout();
    generator = MoveGenerator.of(board);
    attacks = new RoyalAttacks(board, generator, state.sight());
    ending = new GameEnd(board);
    noMovesLose =
        layout.book().stalemate() == Stalemate.LOSS && !board.isKingless(board.sideToMove() ^ 1);
    endsByMaterial = GameEnd.isByMaterial(layout);
    attacker = board.sideToMove();
    for (int ply = 0; ply < line.length; ply++) {
      line[ply] = new Node();
    }
    nextPoll = control.nextPoll(done);
  }

  long nodes() {
    return nodes;
  }

  /** In how many plies at most the attacker mates, or {@link #OPEN}. */
  int mate() {
    long found = look(0, ProofTable.INFINITE, ProofTable.INFINITE);
    return ProofTable.phi(found) == 0 ? ProofTable.plies(found) : OPEN;
  }

  /** The moves of the mate that was found: the attacker's shortest of those proven, the defender's longest. */
  int[] line(int plies) {
    int[] moves = new int[plies];
    int length = 0;
    while (length < plies) {
      int best = follow(length);
      if (best == MovePicker.NONE) {
        break;
      }
      moves[length++] = best;
      board.make(best);
    }
    for (int i = 0; i < length; i++) {
      board.unmake();
    }
    return Arrays.copyOf(moves, length);
  }

  private int follow(int ply) {
    Node node = line[ply];
    if (end(ply) != 0) {
      return MovePicker.NONE;
    }
    node.key = board.fullKey();
    expand(node, ply);
    boolean attacks = board.sideToMove() == attacker;
    int best = MovePicker.NONE;
    int chosen = 0;
    for (int i = 0; i < node.moves.size(); i++) {
      long after = table.get(node.after[i]);
      boolean proven = attacks ? ProofTable.delta(after) == 0 : ProofTable.phi(after) == 0;
      int plies = ProofTable.plies(after);
      if (proven && (best == MovePicker.NONE || (attacks ? plies < chosen : plies > chosen))) {
        best = node.moves.get(i);
        chosen = plies;
      }
    }
    return best;
  }

  /** Looks at a position until it is decided, or is harder than something else; what is then known of it. */
  private long look(int ply, int mostPhi, int mostDelta) {
    Node node = line[ply];
    node.key = board.fullKey();
    if (mustStop()) {
      return table.get(node.key);
    }
    long ended = end(ply);
    if (ended == 0) {
      expand(node, ply);
      ended = node.moves.size() == 0 ? withoutMoves() : 0;
    }
    if (ended != 0) {
      table.put(node.key, ended);
      return ended;
    }
    long known = summed(node, ply);
    while (ProofTable.phi(known) < mostPhi && ProofTable.delta(known) < mostDelta && !stopped) {
      int next = chosen;
      int second = secondDelta;
      // What the hardest may cost is what is allowed here, less one for each other move.
      int childPhi = Math.min(ProofTable.INFINITE, mostDelta - others);
      int childDelta = Math.min(mostPhi, second + second / 4 + 1);
      board.make(node.moves.get(next));
      look(ply + 1, childPhi, childDelta);
      board.unmake();
      known = summed(node, ply);
    }
    table.put(node.key, known);
    return known;
  }

  /** Which move is looked at next, what the next best one has, and how many others are open: of the last sum. */
  private int chosen;

  private int secondDelta;
  private int others;

  /** What the positions after its moves say of a position. */
  private long summed(Node node, int ply) {
    int least = ProofTable.INFINITE;
    int second = ProofTable.INFINITE;
    int hardest = 0;
    int open = 0;
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    int first = 0;
    for (int i = 0; i < node.moves.size(); i++) {
      long after = isRepeated(node.after[i], ply)
          ? repeated(board.sideToMove() == attacker)
          : table.get(node.after[i]);
      int delta = ProofTable.delta(after);
      int phi = ProofTable.phi(after);
      if (delta < least) {
        second = least;
        least = delta;
        first = i;
      } else {
        second = Math.min(second, delta);
      }
      open += phi > 0 ? 1 : 0;
      hardest = Math.max(hardest, phi);
      if (delta == 0) {
        shortest = Math.min(shortest, ProofTable.plies(after));
      }
      longest = Math.max(longest, ProofTable.plies(after));
    }
    chosen = first;
    secondDelta = second;
    others = Math.max(0, open - 1);
    int delta = hardest == ProofTable.INFINITE
        ? hardest
        : Math.min(ProofTable.INFINITE - 1, hardest + others);
    boolean mates = board.sideToMove() == attacker ? least == 0 : delta == 0;
    int plies = mates ? 1 + (board.sideToMove() == attacker ? shortest : longest) : 0;
    return ProofTable.pack(least, delta, plies);
  }

  private boolean isRepeated(long key, int ply) {
    for (int i = ply - 1; i >= 0; i -= 2) {
      if (line[i].key == key) {
        return true;
      }
    }
    return false;
  }

  /** The attacker has missed: said of the position after a move of his, or of one of the defender. */
  private static long repeated(boolean afterAttack) {
    return afterAttack
        ? ProofTable.pack(0, ProofTable.INFINITE, 0)
        : ProofTable.pack(ProofTable.INFINITE, 0, 0);
  }

  private void expand(Node node, int ply) {
    if (board.sideToMove() == attacker) {
      attacks.list(node.moves);
    } else {
      generator.legal(node.moves);
    }
    if (ply == 0) {
      leaveOutForbidden(node.moves);
    }
    node.reserve();
    for (int i = 0; i < node.moves.size(); i++) {
      board.make(node.moves.get(i));
      node.after[i] = board.fullKey();
      board.unmake();
    }
  }

  private void leaveOutForbidden(MoveList moves) {
    int[] all = new int[moves.size()];
    Arrays.setAll(all, moves::get);
    moves.clear();
    for (int move : all) {
      if (!isForbidden(move)) {
        moves.add(move);
      }
    }
  }

  /** Whether repetition forbids the move now. */
  private boolean isForbidden(int move) {
    boolean changes = RepetitionHistory.changesMen(board, move);
    board.make(move);
    path.push(move, changes);
    boolean forbidden = path.judge(1) == RepetitionHistory.FORBIDDEN;
    path.pop();
    board.unmake();
    return forbidden;
  }

  /** What is certain of a position without a look at its moves, 0 if nothing is. */
  private long end(int ply) {
    int us = board.sideToMove();
    boolean attacks = us == attacker;
    if (board.lostRoyals(us)) {
      return lost();
    }
    if (!attacks && endsByMaterial) {
      Optional<Outcome> end = ending.byMaterial();
      if (end.isPresent()) {
        return end.get().winner().filter(side -> side.ordinal() == attacker).isPresent()
            ? lost()
            : held();
      }
    }
    if (ply == Value.MOST_PLIES) {
      return attacks ? lost() : held();
    }
    return 0;
  }

  /** The attacker has no attack, or the defender no move. */
  private long withoutMoves() {
    return board.sideToMove() == attacker || noMovesLose ? lost() : held();
  }

  /** The side to move has missed its aim: the defender is mated, or the attacker cannot go on. */
  private static long lost() {
    return ProofTable.pack(ProofTable.INFINITE, 0, 0);
  }

  /** The defender has reached his aim. */
  private static long held() {
    return ProofTable.pack(0, ProofTable.INFINITE, 0);
  }

  private boolean mustStop() {
    nodes++;
    if (nodes >= nextPoll) {
      stopped = control.poll(0, nodes) || nodes >= most;
      nextPoll = control.nextPoll(nodes);
    }
    return stopped;
  }
}
