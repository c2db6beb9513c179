package org.komabako.testkit;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * A made-up game with a little of everything that a client must be able to show: lions and pieces that
 * step twice in a line, promotion by choice and by force, drops, handicaps, options. Not shipped.
 */
public final class Toy implements Variant {
  private final VariantTable table;

  /** The game under the key {@code toy}. */
  public Toy() {
    this("toy");
  }

  /** The game under another key. */
  public Toy(String key) {
    table = VariantTable.of(key, "toy shogi", "玩具将棋")
        .board(7, 8, 2)
        .start("rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1")
        .hand("RGP")
        .piece(row("K", "king", "玉将", "gyokushō")
            .kanji("玉", "玉将")
            .kanjiWhite("王将")
            .moves("K")
            .flags(Flag.ROYAL))
        .piece(row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .moves("fW")
            .value(1)
            .promotes()
            .perFile(1)
            .flags(Flag.PAWN_CLASS, Flag.NO_DROP_MATE))
        .piece(row("+P", "tokin", "と金", "tokin").kanji("と", "と金").moves("WfF").value(4))
        .piece(row("G", "gold general", "金将", "kinshō")
            .kanji("金", "金将")
            .moves("WfF")
            .value(4))
        .piece(
            row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(8).promotes())
        .piece(
            row("+R", "dragon king", "龍王", "ryūō").kanji("龍", "龍王").moves("RF").value(10))
        .piece(row("D", "horned falcon", "角鷹", "kakuō")
            .kanji("鷹", "角鷹")
            .abbreviations("HF")
            .moves("BbsRfWfD")
            .lionPower(LionPower.line("fW"))
            .value(11))
        .piece(row("N", "lion", "獅子", "shishi")
            .kanji("獅", "獅子")
            .abbreviations("Ln")
            .moves("KNAD")
            .lionPower(LionPower.AREA)
            .value(15)
            .flags(Flag.LION))
        .handicap("lion", "a lion less", "獅子落ち", "rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1")
        .build();
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(Passing.OPTION);
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of(
        new RuleSet("club", "As it is played in the club.", Map.of())
            .titled("Club", "同好会", "同好会での指し方。"),
        new RuleSet("restless", "Nobody passes.", Map.of("jitto", "forbidden"))
            .titled("Restless", "休みなし", "じっとはできない。"));
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Trigger.TOUCH, Forced.STUCK))
        .withDrops(new Drops.Captured())
        .withPassing(Passing.of(values))
        .withLions(new LionTrading(
            LionTrading.Trading.EDO,
            true,
            LionTrading.Bridge.REMOVED,
            LionTrading.Tsukegui.SUBSTANTIAL,
            false));
  }

  /** A position of this game, as it is played in the club. */
  public static Position position(String sfen) {
    return Rules.of(new Toy()).position(sfen);
  }
}
