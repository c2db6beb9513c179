package org.komabako.kernel.rules;

import java.util.List;
import org.komabako.kernel.model.Outcome.Reason;
import org.osgi.annotation.versioning.ProviderType;

/**
 * What it means that a position comes again (repetition, sennichite; perpetual check): the same board, hands and side to move. Where lions
 * were just taken and who declined to promote is left out. Judged by {@code game.History}; in the
 * engine's search by its {@code RepetitionHistory}.
 */
@ProviderType
public sealed interface Repetition {
  /** Nothing. */
  record Ignored() implements Repetition {}

  /**
   * No move may lead to a position for the given time.
   *
   * @param occurrence 2 for any repetition, 4 for the fourth occurrence
   * @param exemptInCheck whether a player in check may do so all the same
   */
  record Forbidden(int occurrence, boolean exemptInCheck) implements Repetition {}

  /**
   * The fourth occurrence ends the game. The charges are asked in order, over the moves since the
   * first occurrence; the first that is proved against one side alone decides.
   *
   * @param charges what can be charged
   * @param otherwise the reason when none is proved: {@code FOURTH_OCCURRENCE} is a loss for who
   *     brought it about, {@code FOURTH_OCCURRENCE_BLACK} for Black, all others are ends without a winner
   */
  record Judged(List<Charge> charges, Reason otherwise) implements Repetition {
    /** Keeps an own copy. */
    public Judged {
      charges = List.copyOf(charges);
    }
  }

  /** What a side can be charged with at the fourth occurrence. */
  enum Charge {
    /** It gave check with every move. */
    CHECKED(Reason.PERPETUAL_CHECK),
    /** All moves of both sides were passes, and it passed first. */
    PASSED_FIRST(Reason.REPEATED_PASS),
    /** The piece that it moved could take something, with every move. */
    ATTACKED(Reason.PERPETUAL_ATTACK);

    private final Reason reason;

    Charge(Reason reason) {
      this.reason = reason;
    }

    /** The reason with which the charged side loses. */
    public Reason reason() {
      return reason;
    }
  }

  /** Whether the prohibition binds a player in check. */
  RuleOption IN_CHECK_OPTION = RuleOption.of(
          "repetition_in_check",
          "Whether the rule against repetition binds a player who is in check.",
          "exempt",
          "It does not bind him.",
          "applies",
          "It binds him too.")
      .japanese("王手中の千日手", "王手をかけられている側も千日手の規定に従うか。", "従わない", "従わなくてよい。", "従う", "王手をかけられていても従う。");
}
