package org.komabako.testkit;

import static org.komabako.kernel.model.PieceType.row;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Variant;

/**
 * A made-up game on the largest board that has a specialised kernel, or on a larger one: leaps wider than a word of the board, sliders that stop early or
 * jump as they go, legs that overlap, and more legs than a board has planes for. On a larger one two pieces go round corners.
 */
final class WideGame implements Variant {
  private final VariantTable table;

  /** On a board of so many files and ranks, 16 or more. */
  WideGame(int side) {
    boolean huge = side > 16;
    String far = huge ? "X''" : "X";
    table = VariantTable.of("wide-game", "wide game", "広将棋")
        .board(side, side, 5)
        .start(start(side).replace("X", far).replace("x", far.toLowerCase(Locale.ROOT)))
        .piece(row("K", "wide king", "玉将", "gyoku")
            .kanji("玉", "玉将")
            .moves("K(4,1)")
            .flags(Flag.ROYAL))
        .piece(row("P", "pawn", "歩兵", "fu")
            .kanji("歩", "歩兵")
            .moves("fW")
            .value(1)
            .promotes()
            .flags(Flag.PAWN_CLASS))
        .piece(row("+P", "far pawn", "と金", "to")
            .kanji("と", "と金")
            .moves("WfFff(4,1)")
            .value(4))
        .piece(row("S", "striding pawn", "走歩", "so")
            .kanji("走", "走歩")
            .moves("fW2")
            .value(2)
            .promotes())
        .piece(row("+S", "strider", "走兵", "so").kanji("兵", "走兵").moves("W2F").value(3))
        .piece(row("R", "short rook", "飛車", "hisha")
            .kanji("飛", "飛車")
            .moves("R3")
            .value(5)
            .promotes())
        .piece(row("+R", "rook", "龍王", "ryu").kanji("龍", "龍王").moves("RF2").value(10))
        .piece(row("B", "short bishop", "角行", "kaku")
            .kanji("角", "角行")
            .moves("B3")
            .value(4)
            .promotes())
        .piece(row("+B", "horse", "龍馬", "uma").kanji("馬", "龍馬").moves("B(3,1)").value(9))
        .piece(
            row("D", "jumping rook", "跳車", "cho").kanji("跳", "跳車").moves("D0").value(4))
        .piece(row("V", "jumping bishop", "跳角", "cho")
            .kanji("角", "跳角")
            .moves("A0")
            .value(3)
            .promotes())
        .piece(row("+V", "jumping queen", "跳奔", "cho")
            .kanji("奔", "跳奔")
            .moves("D0A0W")
            .value(8))
        .piece(row("N", "knight rider", "騎", "ki").kanji("騎", "騎馬").moves("N0").value(6))
        .piece(row("O", "overlapping rook", "重車", "ju")
            .kanji("重", "重車")
            .moves("RD")
            .value(8))
        .piece(row("Q", "overlapping queen", "重奔", "ju")
            .kanji("奔", "重奔")
            .moves("QD0A0")
            .value(14))
        .piece(row("C", "camel", "駱駝", "raku")
            .kanji("駱", "駱駝")
            .moves(huge ? "RasR" : "C")
            .value(3))
        .piece(row("Z", "zebra", "斑馬", "han")
            .kanji("斑", "斑馬")
            .moves(huge ? "BasB2" : "(3,2)")
            .value(3))
        .piece(row("G", "giraffe", "麒麟", "kirin")
            .kanji("麒", "麒麟")
            .moves("(4,1)")
            .value(3)
            .promotes())
        .piece(row("+G", "giraffe rider", "大麒", "kirin")
            .kanji("麟", "大麒")
            .moves("(4,1)0")
            .value(7))
        .piece(row(far, "far leaper", "遠跳", "en")
            .kanji("遠", "遠跳")
            .moves("(5,0)(4,4)fW")
            .value(3))
        .piece(row("Y", "farthest leaper", "最遠", "en")
            .kanji("最", "最遠")
            .moves("ff(7,3)bW(6,2)sW")
            .value(3))
        .piece(
            row("H", "threeleaper", "三跳", "san").kanji("三", "三跳").moves("H0F").value(3))
        .piece(row("U", "crooked leaper", "曲跳", "kyoku")
            .kanji("曲", "曲跳")
            .moves("fr(5,2)bl(5,3)0W")
            .value(3))
        .piece(row("J", "half leaper", "半跳", "han")
            .kanji("半", "半跳")
            .moves("fGbHfrblF4")
            .value(3))
        .piece(row("L", "lance", "香車", "kyo").kanji("香", "香車").moves("fRbW3").value(3))
        .piece(row("T", "tetrarch", "四天", "shi").kanji("天", "四天").moves("K3DA").value(9))
        .piece(row("F", "falcon", "角鷹", "taka")
            .kanji("鷹", "角鷹")
            .moves("BbsRfWfD")
            .lionPower(LionPower.line("fW"))
            .value(11))
        .piece(row("M", "lion", "獅子", "shishi")
            .kanji("獅", "獅子")
            .moves("KNAD")
            .lionPower(LionPower.AREA)
            .value(15)
            .flags(Flag.LION))
        .build();
  }

  /** Each half in its corner of the board; a pawn stands beside each rank of them. */
  private static String start(int side) {
    String beside = side > 16 ? side - 17 + "S" : "";
    String white = "lvgyjndkmdnjygvl/cxhzrbqo1qbrzhxc/1uf3t2t3fu1/pppppppppppppppp/16/3s8s3/";
    String black = "/3S8S3/16/PPPPPPPPPPPPPPPP/1UF3T2T3FU1/CXHZRBQ1OQBRZHXC/LVGYJNDMKDNJYGVL";
    return beside.toLowerCase(Locale.ROOT)
        + white.replaceAll("/(?=.)", "/" + beside.toLowerCase(Locale.ROOT))
        + String.join("/", Collections.nCopies(side - 12, String.valueOf(side)))
        + black.replace("/", "/" + beside)
        + " b - 1";
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    List<RuleOption> options = new ArrayList<>(LionTrading.OPTIONS);
    options.add(SelfCheck.option(SelfCheck.ILLEGAL));
    options.add(Promotion.TRIGGER_OPTION);
    options.add(Passing.OPTION);
    return options;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Promotion.trigger(values), Forced.STUCK))
        .withLions(LionTrading.of(values))
        .withPassing(Passing.of(values))
        .withSelfCheck(SelfCheck.of(values));
  }
}
