package org.komabako.lionfamily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Builder;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

class LionFamilyTest {
  private static final List<PieceType> ROWS =
      LionFamilyPieces.rows().stream().map(Builder::build).toList();

  private static final Variant GAME = new Variant() {
    @Override
    public VariantTable table() {
      VariantTable.Builder table =
          VariantTable.of("made-up", "made up", "仮").board(12, 12, 4).start("k11 b - 1");
      LionFamilyPieces.rows().forEach(table::piece);
      return table.build();
    }

    @Override
    public List<RuleOption> options() {
      return LionFamilyRules.OPTIONS;
    }

    @Override
    public List<RuleSet> ruleSets() {
      return LionFamilyRules.RULE_SETS;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return LionFamilyRules.rules(values, false);
    }
  };

  private static PieceType row(String id) {
    return ROWS.stream().filter(type -> type.id().equals(id)).findFirst().orElseThrow();
  }

  private static RuleBook rules(String name, String value) {
    return GAME.rules(OptionValues.base(GAME).with(name, value));
  }

  @Test
  void twentyOneKindsOfWhichEighteenPromote() {
    assertEquals(21, ROWS.stream().filter(type -> !type.isPromoted()).count());
    assertEquals(18, ROWS.stream().filter(PieceType::isPromoted).count());
    Set<String> fixed = ROWS.stream()
        .filter(type -> !type.isPromoted() && type.promotesTo().isEmpty())
        .map(PieceType::id)
        .collect(Collectors.toSet());
    assertEquals(Set.of("K", "Q", "N"), fixed);
  }

  /** "In all, the players must remember 28 moves for these pieces." */
  @Test
  void twentyEightMovesAreToBeRemembered() {
    assertEquals(
        28, ROWS.stream().map(t -> List.of(t.legs(), t.lionPower())).distinct().count());
    assertEquals(row("G").legs(), row("+P").legs());
    assertEquals(row("K").legs(), row("+E").legs());
  }

  /** Steps, slides and jumps, counted from the words of the rule document. */
  @ParameterizedTest
  @CsvSource({
    "P,1,0,0",
    "I,2,0,0",
    "C,4,0,0",
    "S,5,0,0",
    "G,6,0,0",
    "F,6,0,0",
    "T,7,0,0",
    "E,7,0,0",
    "K,8,0,0",
    "+E,8,0,0",
    "A,0,2,0",
    "L,0,1,0",
    "X,4,0,4",
    "O,4,0,4",
    "M,2,2,0",
    "V,2,2,0",
    "B,0,4,0",
    "R,0,4,0",
    "H,4,4,0",
    "D,4,4,0",
    "Q,0,8,0",
    "N,8,0,16",
    "+O,8,0,16",
    "+P,6,0,0",
    "+I,7,0,0",
    "+C,2,2,0",
    "+S,2,2,0",
    "+G,0,4,0",
    "+F,0,4,0",
    "+T,6,2,0",
    "+A,0,4,0",
    "+L,0,4,0",
    "+X,0,8,0",
    "+M,0,6,0",
    "+V,0,6,0",
    "+B,4,4,0",
    "+R,4,4,0",
    "+H,1,7,1",
    "+D,2,6,2",
  })
  void everyPieceMovesAsTheDocumentSays(String id, int steps, int slides, int jumps) {
    List<Leg> legs = row(id).legs();
    assertEquals(slides, legs.stream().filter(Leg::slides).count(), "slides of " + id);
    assertEquals(steps, legs.stream().filter(l -> !l.slides() && l.isStep()).count(), "steps");
    assertEquals(jumps, legs.stream().filter(leg -> !leg.isStep()).count(), "jumps of " + id);
  }

  /** The squares that a stepper does not go to, or a ranging piece does not range along. */
  @ParameterizedTest
  @CsvSource({
    "C,'-1,-1 1,-1 -1,0 1,0'", "S,'0,-1 -1,0 1,0'", "G,'-1,-1 1,-1'", "F,'-1,0 1,0'",
    "T,'0,1'", "E,'0,-1'", "+A,'-1,1 1,1 -1,0 1,0'", "+L,'-1,-1 1,-1 -1,0 1,0'",
    "+M,'0,1 0,-1'", "+V,'-1,0 1,0'", "I,'-1,1 1,1 -1,0 1,0 -1,-1 1,-1'",
  })
  void andNotElsewhere(String id, String missing) {
    for (String square : missing.split(" ")) {
      assertTrue(
          row(id).legs().stream().noneMatch(l -> (l.right() + "," + l.forward()).equals(square)),
          id + " goes to " + square);
    }
  }

  @Test
  void lionPowers() {
    Map<String, LionPower> powers = ROWS.stream()
        .filter(type -> type.lionPower().exists())
        .collect(Collectors.toMap(PieceType::id, PieceType::lionPower));
    assertEquals(
        Map.of(
            "N",
            LionPower.AREA,
            "+O",
            LionPower.AREA,
            "+H",
            LionPower.line("fW"),
            "+D",
            LionPower.line("fF")),
        powers);
  }

  @Test
  void flags() {
    assertEquals(Set.of("K", "+E"), withFlag(Flag.ROYAL));
    assertEquals(Set.of("N", "+O"), withFlag(Flag.LION));
    assertEquals(Set.of("P", "I"), withFlag(Flag.PAWN_CLASS));
    assertTrue(ROWS.stream().allMatch(type -> type.perFile() == 0));
    assertEquals(Set.of(), withFlag(Flag.NO_DROP_MATE));
  }

  private static Set<String> withFlag(Flag flag) {
    return ROWS.stream()
        .filter(type -> type.is(flag))
        .map(PieceType::id)
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource({
    "N,20", "Q,12", "D,8", "H,7", "R,6", "B,5", "V,4", "M,4", "K,4", "X,3", "O,3", "A,3", "L,3",
    "E,3", "G,3", "F,3", "T,3", "S,2", "C,2", "I,1", "P,1", "+D,11", "+H,10", "+R,8", "+B,7",
    "+V,8", "+M,8", "+X,12", "+O,20", "+A,5", "+L,7", "+E,4", "+G,6", "+F,5", "+T,6", "+S,4",
    "+C,4", "+I,3", "+P,3",
  })
  void valuesAreTheAverageValuesOfTheDocument(String id, int pawns) {
    assertEquals(pawns * 100, row(id).value());
  }

  @Test
  void noAbbreviationAndNoCharacterMeansTwoPieces() {
    for (boolean promoted : new boolean[] {false, true}) {
      Set<String> kanji = new HashSet<>();
      Set<String> abbreviations = new HashSet<>();
      for (PieceType type : ROWS) {
        if (type.isPromoted() == promoted) {
          assertTrue(kanji.add(type.kanji()), "one character of " + type);
          assertTrue(kanji.add(type.kanjiPair()), "two characters of " + type);
          type.abbreviations().forEach(a -> assertTrue(abbreviations.add(a), a + " of " + type));
          assertEquals(1, type.kanji().codePointCount(0, type.kanji().length()));
          assertEquals(2, type.kanjiPair().codePointCount(0, type.kanjiPair().length()));
        }
      }
    }
    assertEquals("玉将", row("K").kanjiPair());
    assertEquals("王将", row("K").kanjiWhite());
  }

  @Test
  void hodgesWritesKylinAndFreeKing() {
    assertEquals("Ky", row("O").abbreviation());
    assertEquals("FK", row("Q").abbreviation());
    assertEquals("+DK", row("+D").abbreviation());
  }

  @Test
  void baseRules() {
    assertEquals(
        new RuleBook(
            new Promotion(Promotion.Trigger.ENTER_OR_CAPTURE, Promotion.Forced.NEVER, Set.of("P")),
            new LionTrading(
                LionTrading.Trading.EDO,
                true,
                LionTrading.Bridge.REMOVED,
                LionTrading.Tsukegui.SUBSTANTIAL,
                false),
            Passing.ALLOWED,
            new Drops.None(),
            org.komabako.kernel.rules.SelfCheck.ALLOWED,
            Stalemate.LOSS,
            BareKing.OFF,
            new Repetition.Ignored(),
            Impasse.DRAW,
            RoyalGoal.NONE,
            org.komabako.kernel.rules.CheckRule.ORDINARY,
            org.komabako.kernel.rules.MovesAs.OWN,
            org.komabako.kernel.rules.SpecialMoves.USUAL),
        GAME.rules(OptionValues.base(GAME)));
  }

  @Test
  void eachOptionReachesItsRule() {
    assertEquals(Stalemate.DRAW, rules("stalemate", "draw").stalemate());
    assertEquals(Passing.FORBIDDEN, rules("jitto", "forbidden").passing());
    assertEquals(
        LionTrading.Trading.OKAZAKI, rules("lion_trading", "okazaki").lions().trading());
    assertEquals(
        Promotion.Trigger.ENTER_OR_LATER, rules("promotion", "msm").promotion().trigger());
    assertEquals(Set.of(), rules("pawn_last_rank", "false").promotion().lastRankChance());
    assertEquals(
        Set.of("P", "I"), rules("gobetween_last_rank", "true").promotion().lastRankChance());
    assertEquals(Set.of("P", "L"), rules("lance_last_rank", "true").promotion().lastRankChance());
    assertEquals(
        new BareKing(true, false, false, true, false, false, false),
        rules("bare_king", "jcsa").bareKing());
    assertEquals(
        new Repetition.Forbidden(2, true), rules("repetition", "historical").repetition());
    assertEquals(
        new Repetition.Forbidden(4, true), rules("repetition", "historical4").repetition());
    assertEquals(
        new Repetition.Judged(
            List.of(Charge.CHECKED, Charge.PASSED_FIRST, Charge.ATTACKED),
            Reason.FOURTH_OCCURRENCE),
        rules("repetition", "jcsa").repetition());
    assertEquals(
        new Repetition.Forbidden(2, false),
        GAME.rules(OptionValues.base(GAME)
                .with(Map.of("repetition", "historical", "repetition_in_check", "applies")))
            .repetition());
  }
}
