package org.komabako.formats;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.Odds;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

/** A made-up game of nine by nine squares with hands, whose pieces have the usual names in all formats. */
final class NineGame implements Variant {
  static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

  private static final RuleOption REPETITION = RuleOption.of(
      "repetition", "Whether a position may come four times.", "none", "Yes.", "draw", "A draw.");

  private final VariantTable table;

  NineGame() {
    this("nine-game");
  }

  NineGame(String key) {
    Odds even = Odds.of(START);
    table = VariantTable.of(key, key.replace('-', ' '), "九路将棋")
        .board(9, 9, 3)
        .start(START)
        .hand("RBGSNLP")
        .piece(row("K", "king", "玉将", "gyokushō")
            .kanji("玉", "玉将")
            .kanjiWhite("王将")
            .moves("K")
            .flags(Flag.ROYAL))
        .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").promotes())
        .piece(row("+R", "dragon king", "龍王", "ryūō").kanji("龍", "龍王").moves("RF"))
        .piece(row("B", "bishop", "角行", "kakugyō").kanji("角", "角行").moves("B").promotes())
        .piece(row("+B", "dragon horse", "龍馬", "ryūma").kanji("馬", "龍馬").moves("BW"))
        .piece(row("G", "gold general", "金将", "kinshō").kanji("金", "金将").moves("WfF"))
        .piece(row("S", "silver general", "銀将", "ginshō")
            .kanji("銀", "銀将")
            .moves("FfW")
            .promotes())
        .piece(row("+S", "promoted silver", "成銀", "narigin").kanji("全", "成銀").moves("WfF"))
        .piece(row("N", "knight", "桂馬", "keima").kanji("桂", "桂馬").moves("ffN").promotes())
        .piece(row("+N", "promoted knight", "成桂", "narikei").kanji("圭", "成桂").moves("WfF"))
        .piece(row("L", "lance", "香車", "kyōsha").kanji("香", "香車").moves("fR").promotes())
        .piece(row("+L", "promoted lance", "成香", "narikyō").kanji("杏", "成香").moves("WfF"))
        .piece(row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .moves("fW")
            .promotes()
            .perFile(1)
            .flags(Flag.NO_DROP_MATE))
        .piece(row("+P", "tokin", "と金", "tokin").kanji("と", "と金").moves("WfF"))
        .handicap("lance", "lance", "香落ち", even.without("1a").whiteFirst())
        .handicap("two-pieces", "two pieces", "二枚落ち", even.without("8b", "2b").whiteFirst())
        .handicap("mate", "mate problem", "詰将棋", "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1")
        .spelling("usi", "", "")
        .spelling("xshogi", "", "")
        .spelling("pgn", "", "Nine")
        .spelling("kif", "", "平手", "")
        .spelling("kif", "lance", "香落ち")
        .spelling("kif", "two-pieces", "二枚落ち")
        .spelling("kif", "mate", "詰将棋", "詰め将棋")
        .spelling("jkf", "", "HIRATE")
        .spelling("jkf", "lance", "KY")
        .spelling("jkf", "two-pieces", "2")
        .spelling("csa", "K", "OU")
        .spelling("csa", "R", "HI")
        .spelling("csa", "+R", "RY")
        .spelling("csa", "B", "KA")
        .spelling("csa", "+B", "UM")
        .spelling("csa", "G", "KI")
        .spelling("csa", "S", "GI")
        .spelling("csa", "+S", "NG")
        .spelling("csa", "N", "KE")
        .spelling("csa", "+N", "NK")
        .spelling("csa", "L", "KY")
        .spelling("csa", "+L", "NY")
        .spelling("csa", "P", "FU")
        .spelling("csa", "+P", "TO")
        .build();
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(
        SelfCheck.option(SelfCheck.ILLEGAL), REPETITION, Stalemate.OPTION, Declaration.OPTION);
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of(new RuleSet(
        "standard",
        "A draw at the fourth occurrence; kings may declare.",
        Map.of("repetition", "draw", "declaration", "points27")));
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Trigger.TOUCH, Forced.STUCK))
        .withDrops(new Drops.Captured())
        .withSelfCheck(SelfCheck.of(values))
        .withStalemate(Stalemate.of(values))
        .withRepetition(
            values.get("repetition").equals("draw")
                ? new Repetition.Judged(List.of(Charge.CHECKED), Reason.SENNICHITE)
                : new Repetition.Ignored())
        .withImpasse(Impasse.points(24, Map.of('R', 5, 'B', 5)).declared(Declaration.of(values)));
  }
}
