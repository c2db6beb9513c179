package org.komabako.notation;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** A made-up game with all that notations must write: lion powers, promotion, hands, file 11. */
final class SmallGame implements Variant {
  private static final RuleOption REPETITION =
      RuleOption.of("repetition", "Whether positions may come again.", "none", "Yes.", "no", "No.");

  static final Rules RULES = Rules.of(new SmallGame());

  private final VariantTable table;

  SmallGame() {
    this(12);
  }

  SmallGame(int ranks) {
    table = VariantTable.of("small-game", "small game", "小将棋")
        .board(12, ranks, 3)
        .start("1ddnkgg1rrn1/" + "12/".repeat(ranks - 2) + "1DDNKGGPRRN1 b 2P2p 1")
        .hand("PG")
        .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .moves("fW")
            .promotes()
            .perFile(1)
            .flags(Flag.PAWN_CLASS, Flag.NO_DROP_MATE))
        .piece(row("+P", "tokin", "と金", "tokin").kanji("と", "と金").moves("WfF"))
        .piece(row("G", "gold general", "金将", "kinshō").kanji("金", "金将").moves("WfF"))
        .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").promotes())
        .piece(row("+R", "dragon king", "龍王", "ryūō").kanji("龍", "龍王").moves("RF"))
        .piece(row("D", "dragon", "龍王", "ryūō")
            .kanji("竜", "龍王")
            .abbreviations("DK", "D")
            .moves("RFfD")
            .lionPower(LionPower.line("fW"))
            .promotes())
        .piece(row("+D", "eagle", "飛鷲", "hijū")
            .kanji("鷲", "飛鷲")
            .abbreviations("DK", "D")
            .moves("RbBfFfA")
            .lionPower(LionPower.line("fF")))
        .piece(row("N", "lion", "獅子", "shishi")
            .kanji("獅", "獅子")
            .abbreviations("Ln", "N")
            .moves("KNAD")
            .lionPower(LionPower.AREA)
            .flags(Flag.LION))
        .build();
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return List.of(Passing.OPTION, REPETITION);
  }

  @Override
  public List<RuleSet> ruleSets() {
    return List.of(new RuleSet("strict", "No repetition.", Map.of("repetition", "no")));
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
            false))
        .withRepetition(
            values.get("repetition").equals("no")
                ? new Repetition.Forbidden(2, false)
                : new Repetition.Ignored());
  }

  /** A position of this game. */
  static Position position(String board) {
    return RULES.position(board);
  }

  /** A legal move, chosen by chance. */
  static Move any(List<Move> moves, Random random) {
    return moves.get(random.nextInt(moves.size()));
  }
}
