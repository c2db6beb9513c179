package org.komabako.engine.search;

import java.util.Arrays;
import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.position.board.Board;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.VariantLayout;

/**
 * Mate search, the solver of problems (tsume-shogi, 詰将棋). Proves mates: the attacker attacks a royal piece or
 * takes one with each move, the defender does whatever he may. Every move of both is looked at, so within the
 * plies that are allowed the answer is certain, and the first mate found when they grow by two is the
 * shortest.
 *
 * <p>Where there are two royal pieces the first may be given up: who attacks either goes on. A position that
 * comes again is one that the plies do not suffice for.
 */
final class MateSearch {
  /** There is no mate in so few plies. */
  static final int OPEN = -1;

  /** There is none in any number of plies. */
  static final int NEVER = -2;

  /** By attacker: the table is shared with searches that mean other things by its entries. */
  private static final long[] SALTS = {0x6d617465_626c6163L, 0x6d617465_77686974L};

  /** Stands in the table for any number of plies. */
  private static final int FOR_EVER = 255;

  private static final int UNKNOWN = -3;

  private final StopControl control;
  private final TranspositionTable table;
  private final RepetitionHistory path;
  private final Board board;
  private final RoyalAttacks attacks;
  private final MoveGenerator generator;
  private final GameEnd ending;
  private final boolean royalsFall;
  private final boolean noMovesLose;
  private final boolean endsByMaterial;
  private final int attacker;
  private final MoveList[] lists = new MoveList[Value.MOST_PLIES + 2];

  private final long most;
  private long nodes;
  private long nextPoll;
  private boolean stopped;

  /**
   * For the side to move on the path's board.
   *
   * @param done nodes that were looked at for the same task before
   * @param most nodes of the task after which it gives up
   */
  MateSearch(SearchState state, StopControl control, RepetitionHistory path, long done, long most) {
    nodes = done;
    this.most = most;
    table = state.table();
    this.control = control;
    this.path = path;
    board = path.board();
    VariantLayout layout = board.layout();
    generator = MoveGenerator.of(board);
    attacks = new RoyalAttacks(board, generator, state.sight());
    ending = new GameEnd(board);
    royalsFall = layout.book().selfCheck() == SelfCheck.ALLOWED;
    noMovesLose =
        layout.book().stalemate() == Stalemate.LOSS && !board.isKingless(board.sideToMove() ^ 1);
    endsByMaterial = GameEnd.isByMaterial(layout);
    attacker = board.sideToMove();
    for (int ply = 0; ply < lists.length; ply++) {
      lists[ply] = new MoveList();
    }
    nextPoll = control.nextPoll(done);
  }

  long nodes() {
    return nodes;
  }

  boolean isStopped() {
    return stopped;
  }

  /** In how many plies the attacker mates, no more than some; or {@link #OPEN} or {@link #NEVER}. */
  int mate(int most) {
    return attack(most, 0);
  }

  /** The moves of the shortest mate, after it was found; fewer if it was stopped. */
  int[] line(int plies) {
    int[] line = new int[plies];
    int length = 0;
    while (length < plies) {
      int left = plies - length;
      int move = length % 2 == 0 ? mating(left, length) : resisting(left, length);
      if (stopped) {
        break;
      }
      line[length++] = move;
      board.make(move);
    }
    for (int i = 0; i < length; i++) {
      board.unmake();
    }
    return Arrays.copyOf(line, length);
  }

  private int mating(int left, int ply) {
    MoveList list = lists[ply];
    attacks.list(list);
    for (int i = 0; i < list.size(); i++) {
      if (after(list.get(i), left, ply) >= 0 && mayBePlayed(list.get(i), ply)) {
        return list.get(i);
      }
    }
    stopped = true;
    return 0;
  }

  /** The defence after which it does not go faster. */
  private int resisting(int left, int ply) {
    MoveList list = lists[ply];
    generator.legal(list);
    int last = list.size() - 1;
    for (int i = 0; i < last; i++) {
      board.make(list.get(i));
      int sooner = attack(left - 3, ply + 1);
      board.unmake();
      if (sooner < 0) {
        return list.get(i);
      }
    }
    return list.get(last);
  }

  private boolean mustStop() {
    nodes++;
    if (nodes >= nextPoll) {
      stopped = control.poll(0, nodes) || nodes >= most;
      nextPoll = control.nextPoll(nodes);
    }
    return stopped;
  }

  /** What the table says, or {@link #UNKNOWN}. */
  private static int known(long entry, int left) {
    int plies = TranspositionTable.depth(entry);
    if (entry == TranspositionTable.UNKNOWN) {
      return UNKNOWN;
    }
    if (TranspositionTable.bound(entry) == TranspositionTable.EXACT) {
      return plies <= left ? plies : UNKNOWN;
    }
    return plies == FOR_EVER ? NEVER : plies >= left ? OPEN : UNKNOWN;
  }

  private void keep(long key, int move, int result, int left) {
    if (!stopped) {
      int plies = result >= 0 ? result : result == NEVER ? FOR_EVER : left;
      int bound = result >= 0 ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
      table.put(key, move, 0, plies, bound, 0);
    }
  }

  private int attack(int left, int ply) {
    if (left <= 0 || mustStop()) {
      return OPEN;
    }
    if (board.lostRoyals(attacker)) {
      return NEVER;
    }
    long key = board.fullKey() ^ SALTS[attacker];
    int known = ply == 0 ? UNKNOWN : known(table.get(key), left);
    if (known != UNKNOWN) {
      return known;
    }
    if (royalsFall && left == 1 && !board.inCheck(attacker ^ 1)) {
      return OPEN;
    }
    MoveList list = lists[ply];
    attacks.list(list);
    int result = NEVER;
    for (int i = 0; i < list.size() && result < 0 && !stopped; i++) {
      int plies = after(list.get(i), left, ply);
      if (plies >= 0 && mayBePlayed(list.get(i), ply)) {
        result = plies + 1;
      } else if (plies == OPEN) {
        result = OPEN;
      }
    }
    keep(key, 0, result, left);
    return result;
  }

  private int after(int move, int left, int ply) {
    board.make(move);
    int plies = defend(left - 1, ply + 1);
    board.unmake();
    return plies;
  }

  /** Whether repetition lets the move be played now; behind it the shortest mate repeats nothing. */
  private boolean mayBePlayed(int move, int ply) {
    if (ply > 0) {
      return true;
    }
    boolean changes = RepetitionHistory.changesMen(board, move);
    board.make(move);
    path.push(move, changes);
    boolean may = path.judge(1) != RepetitionHistory.FORBIDDEN;
    path.pop();
    board.unmake();
    return may;
  }

  /** In how many plies the defender is mated, none if he is. */
  private int defend(int left, int ply) {
    int defender = attacker ^ 1;
    if (mustStop()) {
      return OPEN;
    }
    if (board.lostRoyals(defender)) {
      return 0;
    }
    if (endsByMaterial) {
      Optional<Outcome> end = ending.byMaterial();
      if (end.isPresent()) {
        return end.get().winner().filter(side -> side.ordinal() == attacker).isPresent()
            ? 0
            : NEVER;
      }
    }
    if (left == 0) {
      return generator.count() > 0 ? OPEN : stuck();
    }
    long key = board.fullKey() ^ SALTS[attacker];
    long entry = table.get(key);
    int known = known(entry, left);
    if (known != UNKNOWN) {
      return known;
    }
    MoveList list = lists[ply];
    generator.legal(list);
    if (list.size() == 0) {
      return stuck();
    }
    return replies(list, left, ply, key, TranspositionTable.move(entry));
  }

  private int stuck() {
    return noMovesLose ? 0 : NEVER;
  }

  /** All have to lose; the one that did not before is tried first. */
  private int replies(MoveList list, int left, int ply, long key, int refutation) {
    int longest = 0;
    int first = Math.max(0, list.indexOf(refutation));
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i == 0 ? first : i == first ? 0 : i);
      board.make(move);
      int plies = attack(left - 1, ply + 1);
      board.unmake();
      if (plies < 0) {
        keep(key, move, plies, left);
        return plies;
      }
      longest = Math.max(longest, plies + 1);
    }
    keep(key, 0, longest, left);
    return longest;
  }
}
