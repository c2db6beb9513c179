package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;

class RepetitionHistoryTest {
  /** Black's rook gives check to and fro, the king steps aside. */
  private static final String CHECKED = "4k/5/5/3R1/K4 b - 1";

  private static final String[] CHECKS = {"2d1d", "1a2a", "1d2d", "2a1a"};

  private static final String QUIET = "1r2k/5/5/5/K2R1 b - 1";

  /** Nobody attacks anything; White brings the position about. */
  private static final String[] SHUFFLE = {"2e3e", "4a4b", "3e2e", "4b4a"};

  /** Plays some moves in the game and others on the board; what the last position means. */
  private static int judge(Repetition rule, String sfen, int played, int looked, String... cycle) {
    Rules rules = Rules.of(new SmallGame(rule));
    Position start = rules.position(sfen);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < played; i++) {
      moves.add(Usi.parse(rules.table(), cycle[i % cycle.length]));
    }
    Task task = new Task(start, moves, Limits.NONE);
    RepetitionHistory path =
        new RepetitionHistory(task, new StaticEvaluation(rules.layout(), Weights.standard()));
    Board board = path.board();
    for (int i = played; i < played + looked; i++) {
      int move = PackedMove.pack(Usi.parse(rules.table(), cycle[i % cycle.length]), rules.layout());
      boolean changes = RepetitionHistory.changesMen(board, move);
      board.make(move);
      path.push(move, changes);
      if (board.inCheck(board.sideToMove())) {
        path.setChecked();
      }
    }
    return path.judge(looked);
  }

  private static Repetition judged(Reason otherwise, Charge... charges) {
    return new Repetition.Judged(List.of(charges), otherwise);
  }

  @Test
  void anewIsOpen() {
    assertEquals(RepetitionHistory.OPEN, judge(judged(Reason.SENNICHITE), QUIET, 1, 2, SHUFFLE));
  }

  @Test
  void aDrawThatIsInReachIsADraw() {
    assertEquals(0, judge(judged(Reason.SENNICHITE), QUIET, 0, 4, SHUFFLE));
    assertEquals(0, judge(judged(Reason.SENNICHITE), QUIET, 8, 4, SHUFFLE));
    assertEquals(0, judge(new Repetition.Ignored(), QUIET, 2, 2, SHUFFLE));
  }

  @Test
  void whoMustNotGoOnRepeatingGainsNothingByBeginningIt() {
    Repetition rule = judged(Reason.FOURTH_OCCURRENCE);
    assertEquals(Value.BY_REPETITION, judge(rule, QUIET, 0, 4, SHUFFLE));
    assertEquals(Value.won(4), judge(rule, QUIET, 8, 4, SHUFFLE), "the fourth time it is decided");
  }

  @Test
  void whoGivesCheckAllTheTimeLoses() {
    Repetition rule = judged(Reason.SENNICHITE, Charge.CHECKED);
    assertEquals(Value.BY_REPETITION, judge(rule, CHECKED, 1, 4, CHECKS));
    assertEquals(
        RepetitionHistory.OPEN,
        judge(rule, CHECKED, 0, 4, CHECKS),
        "he may still do something else");
    assertEquals(Value.lost(4), judge(rule, CHECKED, 8, 4, CHECKS), "the fourth time he may not");
    assertEquals(0, judge(rule, QUIET, 0, 4, SHUFFLE));
  }

  @Test
  void whoPassedFirstGainsNothingByPassingOnNorDoesTheOther() {
    Repetition rule = judged(Reason.FOURTH_OCCURRENCE, Charge.PASSED_FIRST);
    String sfen = "n3k/5/5/5/K3N b - 1";
    String[] passes = {"1e1d1e", "5a5b5a"};
    assertEquals(
        RepetitionHistory.OPEN,
        judge(rule, sfen, 0, 2, passes),
        "Black may still do something else");
    assertEquals(
        Value.BY_REPETITION, judge(rule, sfen, 0, 3, passes), "he passed first, and again");
    assertEquals(Value.BY_REPETITION, judge(rule, sfen, 2, 1, passes));
    assertEquals(Value.lost(6), judge(rule, sfen, 0, 6, passes), "the fourth time he has lost");
  }

  @Test
  void whoAttacksAllTheTimeLosesWhetherInTheGameOrInTheLine() {
    Repetition rule = judged(Reason.FOURTH_OCCURRENCE, Charge.ATTACKED);
    // Black's rook on the fifth rank attacks White's on file 5 and file 4 in turn.
    String sfen = "r3k/5/5/5/1K2R b - 1";
    String[] chase = {"1e1d", "5a5b", "1d1e", "5b5a"};
    assertEquals(judge(rule, sfen, 0, 4, chase), judge(rule, sfen, 2, 2, chase));
    assertEquals(judge(rule, sfen, 0, 4, chase), judge(rule, sfen, 4, 0, chase));
  }

  @Test
  void whatIsForbiddenCannotBePlayed() {
    Repetition twice = new Repetition.Forbidden(2, true);
    assertEquals(RepetitionHistory.FORBIDDEN, judge(twice, QUIET, 0, 4, SHUFFLE));
    Repetition fourTimes = new Repetition.Forbidden(4, true);
    assertEquals(Value.BY_REPETITION, judge(fourTimes, QUIET, 0, 4, SHUFFLE));
    assertEquals(RepetitionHistory.FORBIDDEN, judge(fourTimes, QUIET, 8, 4, SHUFFLE));
  }

  @Test
  void whoIsInCheckMayRepeat() {
    assertEquals(
        RepetitionHistory.OPEN, judge(new Repetition.Forbidden(2, true), CHECKED, 0, 4, CHECKS));
    assertEquals(
        RepetitionHistory.FORBIDDEN,
        judge(new Repetition.Forbidden(2, false), CHECKED, 0, 4, CHECKS));
  }
}
