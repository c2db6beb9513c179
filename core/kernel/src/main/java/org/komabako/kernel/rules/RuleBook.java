package org.komabako.kernel.rules;

/**
 * All rules of a game under one choice of options: one of each kind. To add a kind of rule: a type of this package with
 * its {@code RuleOption}, a parameter here, and its judge, which its comment names.
 *
 * @param promotion when pieces promote
 * @param lions the lion rules
 * @param passing whether pieces with lion power may pass
 * @param drops whether and how pieces are dropped
 * @param selfCheck whether a royal piece may be left to be taken
 * @param stalemate what it means to have no move
 * @param bareKing whether a bare king has lost
 * @param repetition what it means that a position comes again
 * @param impasse what decides a game that nobody can win
 * @param goal where a royal piece wins
 * @param check what it means to give check
 * @param movesAs whose moves a piece makes
 * @param special what is said of jumps, burning and moves beside the table
 */
public record RuleBook(
    Promotion promotion,
    LionTrading lions,
    Passing passing,
    Drops drops,
    SelfCheck selfCheck,
    Stalemate stalemate,
    BareKing bareKing,
    Repetition repetition,
    Impasse impasse,
    RoyalGoal goal,
    CheckRule check,
    MovesAs movesAs,
    SpecialMoves special) {

  /**
   * The plainest rules: promotion on entering, never forced; no drops; kings are taken; having no
   * move loses. A variant says with the {@code with…} methods what differs.
   */
  public static final RuleBook PLAIN = new RuleBook(
      Promotion.of(Promotion.Trigger.ENTER, Promotion.Forced.NEVER),
      LionTrading.OFF,
      Passing.ALLOWED,
      new Drops.None(),
      SelfCheck.ALLOWED,
      Stalemate.LOSS,
      BareKing.OFF,
      new Repetition.Ignored(),
      Impasse.DRAW,
      RoyalGoal.NONE,
      CheckRule.ORDINARY,
      MovesAs.OWN,
      SpecialMoves.USUAL);

  /** These rules with another promotion. */
  public RuleBook withPromotion(Promotion other) {
    Draft draft = new Draft(this);
    draft.promotion = other;
    return draft.book();
  }

  /** These rules with other lion rules. */
  public RuleBook withLions(LionTrading other) {
    Draft draft = new Draft(this);
    draft.lions = other;
    return draft.book();
  }

  /** These rules with another rule about passing. */
  public RuleBook withPassing(Passing other) {
    Draft draft = new Draft(this);
    draft.passing = other;
    return draft.book();
  }

  /** These rules with other drops. */
  public RuleBook withDrops(Drops other) {
    Draft draft = new Draft(this);
    draft.drops = other;
    return draft.book();
  }

  /** These rules with another rule about leaving the king to be taken. */
  public RuleBook withSelfCheck(SelfCheck other) {
    Draft draft = new Draft(this);
    draft.selfCheck = other;
    return draft.book();
  }

  /** These rules with another meaning of having no move. */
  public RuleBook withStalemate(Stalemate other) {
    Draft draft = new Draft(this);
    draft.stalemate = other;
    return draft.book();
  }

  /** These rules with another rule about bare kings. */
  public RuleBook withBareKing(BareKing other) {
    Draft draft = new Draft(this);
    draft.bareKing = other;
    return draft.book();
  }

  /** These rules with another meaning of repetition. */
  public RuleBook withRepetition(Repetition other) {
    Draft draft = new Draft(this);
    draft.repetition = other;
    return draft.book();
  }

  /** These rules with another count at an impasse. */
  public RuleBook withImpasse(Impasse other) {
    Draft draft = new Draft(this);
    draft.impasse = other;
    return draft.book();
  }

  /** These rules with other squares where a royal piece wins. */
  public RuleBook withGoal(RoyalGoal other) {
    Draft draft = new Draft(this);
    draft.goal = other;
    return draft.book();
  }

  /** These rules with another meaning of check. */
  public RuleBook withCheck(CheckRule other) {
    Draft draft = new Draft(this);
    draft.check = other;
    return draft.book();
  }

  /** These rules with another answer to whose moves a piece makes. */
  public RuleBook withMovesAs(MovesAs other) {
    Draft draft = new Draft(this);
    draft.movesAs = other;
    return draft.book();
  }

  /** These rules with other words about jumps, burning and moves beside the table. */
  public RuleBook withSpecial(SpecialMoves other) {
    Draft draft = new Draft(this);
    draft.special = other;
    return draft.book();
  }

  /** All kinds, of which one is changed. */
  private static final class Draft {
    private Promotion promotion;
    private LionTrading lions;
    private Passing passing;
    private Drops drops;
    private SelfCheck selfCheck;
    private Stalemate stalemate;
    private BareKing bareKing;
    private Repetition repetition;
    private Impasse impasse;
    private RoyalGoal goal;
    private CheckRule check;
    private MovesAs movesAs;
    private SpecialMoves special;

    Draft(RuleBook book) {
      promotion = book.promotion;
      lions = book.lions;
      passing = book.passing;
      drops = book.drops;
      selfCheck = book.selfCheck;
      stalemate = book.stalemate;
      bareKing = book.bareKing;
      repetition = book.repetition;
      impasse = book.impasse;
      goal = book.goal;
      check = book.check;
      movesAs = book.movesAs;
      special = book.special;
    }

    RuleBook book() {
      return new RuleBook(
          promotion,
          lions,
          passing,
          drops,
          selfCheck,
          stalemate,
          bareKing,
          repetition,
          impasse,
          goal,
          check,
          movesAs,
          special);
    }
  }
}
