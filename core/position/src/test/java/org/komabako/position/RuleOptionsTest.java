package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.Conduct;
import org.komabako.kernel.rules.Conduct.IllegalMove;
import org.komabako.kernel.rules.Conduct.Touch;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Drops.Reserve;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.LionTrading.Bridge;
import org.komabako.kernel.rules.LionTrading.Trading;
import org.komabako.kernel.rules.LionTrading.Tsukegui;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.SpecialMoves;
import org.komabako.kernel.rules.Stalemate;

/** Each option of the kinds of rule reaches its rule. */
class RuleOptionsTest {
  private static final SmallGame GAME = game();

  private static SmallGame game() {
    List<RuleOption> options = new ArrayList<>(Reserve.OPTIONS);
    options.addAll(LionTrading.OPTIONS);
    options.addAll(List.of(
        BareKing.ADJUDICATE_OPTION,
        BareKing.drawOption("unless_king_falls"),
        BareKing.RESERVE_OPTION,
        Declaration.OPTION,
        Declaration.FALSE_OPTION,
        Passing.OPTION,
        Promotion.TRIGGER_OPTION,
        Repetition.IN_CHECK_OPTION,
        SelfCheck.option(SelfCheck.ALLOWED),
        Stalemate.OPTION));
    return SmallGame.of(RuleBook.PLAIN, options.toArray(RuleOption[]::new));
  }

  /** Options as {@code name=value}, with spaces between. */
  private static OptionValues values(String changes) {
    Map<String, String> map = new HashMap<>();
    for (String change : changes.split(" ")) {
      if (!change.isEmpty()) {
        map.put(change.split("=")[0], change.split("=")[1]);
      }
    }
    return OptionValues.base(GAME).with(map);
  }

  @ParameterizedTest
  @CsvSource({
    "'', false, false",
    "bare_adjudicate=instant, true, false",
    "bare_draw=always, false, true"
  })
  void bareKings(String changes, boolean instant, boolean always) {
    OptionValues values = values(changes);
    assertEquals(
        new BareKing(true, false, false, true, instant, always, true),
        BareKing.strict(values, true));
    assertEquals(
        new BareKing(true, false, false, true, instant, always, false),
        BareKing.strict(values, false));
    assertEquals(
        new BareKing(true, true, true, false, instant, always, false), BareKing.anyPiece(values));
  }

  @Test
  void theUsualValueOfAnOptionStandsFirst() {
    assertEquals("unless_king_falls", BareKing.drawOption("unless_king_falls").base());
    assertEquals("always", BareKing.drawOption("always").base());
    assertEquals("allowed", SelfCheck.option(SelfCheck.ALLOWED).base());
    assertEquals("illegal", SelfCheck.option(SelfCheck.ILLEGAL).base());
    LocalizedText lance = LocalizedText.of("lance", "香車");
    assertEquals(
        "true", Promotion.lastRankOption("lance_last_rank", lance, true).base());
    assertEquals(
        "false", Promotion.lastRankOption("lance_last_rank", lance, false).base());
  }

  @Test
  void anOptionOfTheLastRankSpeaksOfItsPiece() {
    RuleOption option =
        Promotion.lastRankOption("lance_last_rank", LocalizedText.of("lance", "香車"), true);
    assertEquals("lance on the last rank", option.title().in(Locale.ENGLISH));
    assertEquals("奥の段の香車", option.title().in(Locale.JAPANESE));
    assertEquals(
        "A lance that reaches the last rank may promote without a capture.",
        option.values().get(0).help().in(Locale.ENGLISH));
  }

  @ParameterizedTest
  @CsvSource({
    "'', true, true, false, true",
    "drop_adjacent=4, false, true, false, true",
    "drop_promotion=next_move, true, false, false, true",
    "drop_promoted_last_rank=true, true, true, true, true",
    "drop_right=start, true, true, false, false"
  })
  void reserves(
      String changes,
      boolean diagonal,
      boolean promoteOnDrop,
      boolean promotedOnDeadSquare,
      boolean rightInside) {
    assertEquals(
        new Reserve(diagonal, promoteOnDrop, promotedOnDeadSquare, rightInside),
        Reserve.of(values(changes)));
  }

  @ParameterizedTest
  @CsvSource({
    "none, false, 0, 0, 0, 0",
    "points27, true, 28, 27, 10, 0",
    "points24, true, 31, 31, 10, 24"
  })
  void declarations(String value, boolean allowed, int black, int white, int pieces, int draw) {
    assertEquals(
        new Declaration(allowed, black, white, pieces, draw, false),
        Declaration.of(values("declaration=" + value)));
    assertEquals(
        new Declaration(allowed, black, white, pieces, draw, allowed),
        Declaration.of(values("declaration=" + value + " false_declaration=loses")));
  }

  @Test
  void lionsStepsAndStalemates() {
    assertEquals(
        new LionTrading(Trading.EDO, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL, false),
        LionTrading.of(values("")));
    assertEquals(
        new LionTrading(Trading.OKAZAKI, false, Bridge.PRESENT, Tsukegui.ANY, true),
        LionTrading.of(values("lion_trading=okazaki lion_protection=naive lion_bridge=present"
            + " lion_tsukegui=any lion_recursive=true")));
    assertEquals(
        new LionTrading(Trading.NONE, true, Bridge.PROTECTS, Tsukegui.NEVER, false),
        LionTrading.of(values("lion_trading=none lion_bridge=protects lion_tsukegui=never")));
    assertEquals(Passing.ALLOWED, Passing.of(values("")));
    assertEquals(Passing.FORBIDDEN, Passing.of(values("jitto=forbidden")));
    assertEquals(Stalemate.LOSS, Stalemate.of(values("")));
    assertEquals(Stalemate.DRAW, Stalemate.of(values("stalemate=draw")));
    assertEquals(SelfCheck.ALLOWED, SelfCheck.of(values("")));
    assertEquals(SelfCheck.ILLEGAL, SelfCheck.of(values("self_check=illegal")));
    assertEquals(Trigger.ENTER_OR_CAPTURE, Promotion.trigger(values("")));
    assertEquals(Trigger.ENTER_OR_LATER, Promotion.trigger(values("promotion=msm")));
  }

  @ParameterizedTest
  @CsvSource({
    "CHECKED, PERPETUAL_CHECK",
    "PASSED_FIRST, REPEATED_PASS",
    "ATTACKED, PERPETUAL_ATTACK"
  })
  void aChargeHasItsReason(Charge charge, Reason reason) {
    assertEquals(reason, charge.reason());
  }

  @Test
  void whatIsNotSaidOfADeclarationStays() {
    Impasse counted = Impasse.points(24, Map.of('R', 5));
    assertEquals(new Impasse(true, Map.of('R', 5), 24, Declaration.NONE), counted);
    Declaration declaration = new Declaration(true, 28, 27, 10);
    assertEquals(new Impasse(true, Map.of('R', 5), 24, declaration), counted.declared(declaration));
  }

  @Test
  void theMannersOfTheTable() {
    assertEquals(new Conduct(IllegalMove.REFUSE, Touch.FREE), Rules.of(GAME).manners());
    OptionValues strict = values("illegal_move=loses touch=jcsa");
    assertEquals(
        new Conduct(IllegalMove.LOSES, Touch.JCSA), Rules.of(GAME, strict).manners());
  }

  /** Each {@code with…} changes one kind of rule and no other. */
  @Test
  void ruleBooksChangeOneKindOfRule() {
    Promotion promotion =
        new Promotion(Trigger.TOUCH, Promotion.Forced.STUCK_ON_LAST_RANK, Set.of("P"));
    LionTrading lions =
        new LionTrading(Trading.EDO, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL, true);
    BareKing bare = new BareKing(true, true, true, true, true, true, true);
    RoyalGoal goal = new RoyalGoal(Set.of(Square.parse("3a")), Set.of());
    RuleBook book = RuleBook.PLAIN
        .withPromotion(promotion)
        .withLions(lions)
        .withPassing(Passing.FORBIDDEN)
        .withDrops(new Drops.Captured())
        .withSelfCheck(SelfCheck.ILLEGAL)
        .withStalemate(Stalemate.DRAW)
        .withBareKing(bare)
        .withRepetition(new Repetition.Forbidden(2, true))
        .withImpasse(Impasse.points(24, Map.of()))
        .withGoal(goal)
        .withCheck(CheckRule.WINS)
        .withMovesAs(MovesAs.BEHIND);
    assertEquals(
        new RuleBook(
            promotion,
            lions,
            Passing.FORBIDDEN,
            new Drops.Captured(),
            SelfCheck.ILLEGAL,
            Stalemate.DRAW,
            bare,
            new Repetition.Forbidden(2, true),
            Impasse.points(24, Map.of()),
            goal,
            CheckRule.WINS,
            MovesAs.BEHIND,
            SpecialMoves.USUAL),
        book);
    assertSame(RuleBook.PLAIN.promotion().trigger(), Trigger.ENTER);
  }
}
