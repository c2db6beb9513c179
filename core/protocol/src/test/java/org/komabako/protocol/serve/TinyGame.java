package org.komabako.protocol.serve;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

/**
 * A made-up game on three by four squares.
 *
 * @param table its table
 * @param options its own options
 */
public record TinyGame(VariantTable table, List<RuleOption> options) implements Variant {
  private static final RuleOption REPETITION =
      RuleOption.of("repetition", "Whether positions may come again.", "none", "Yes.", "no", "No.");

  public static TinyGame named(String key) {
    return new TinyGame(table(key), List.of(REPETITION, Stalemate.OPTION));
  }

  /** The game that USI means where none is named; a file wider than the others. */
  public static TinyGame standard(String key) {
    return new TinyGame(
        table(key, 4, "1k2/4/1P2/1K2 b - 1").spelling("usi", "", "").build(),
        List.of(REPETITION, Stalemate.OPTION));
  }

  /** A game that programs for XBoard play by its second rule set. */
  public static TinyGame free(String key) {
    return new TinyGame(
        table(key, 3, "1k1/3/1P1/1K1 b - 1").spelling("cecp", "rules", "strict").build(),
        List.of(REPETITION, Stalemate.OPTION));
  }

  /** A later version, with one option less. */
  public static TinyGame withoutRepetition(String key) {
    return new TinyGame(table(key), List.of(Stalemate.OPTION));
  }

  private static VariantTable table(String key) {
    return table(key, 3, "1k1/3/1P1/1K1 b - 1").build();
  }

  private static VariantTable.Builder table(String key, int files, String start) {
    return VariantTable.of(key, key, "小将棋")
        .board(files, 4, 1)
        .start(start)
        .hand("P")
        .spelling("cecp", "repetition=none", "Allow repeats=true")
        .spelling("cecp", "repetition=no", "Allow repeats=false", "Never heard of=1")
        .spelling("usi", "repetition=none", "Repeats=yes")
        .spelling("usi", "repetition=no", "Repeats=no", "Skill Level=10")
        .piece(row("K", "king", "玉将", "gyokushō").moves("K").flags(Flag.ROYAL))
        .piece(row("P", "pawn", "歩兵", "fuhyō").moves("fW").promotes())
        .piece(row("+P", "tokin", "と金", "tokin").moves("WfF"));
  }

  @Override
  public List<RuleSet> ruleSets() {
    return options.contains(REPETITION)
        ? List.of(new RuleSet("strict", "No repetition.", Map.of("repetition", "no")))
        : List.of();
  }

  @Override
  public RuleBook rules(OptionValues values) {
    boolean free = !values.asMap().getOrDefault("repetition", "none").equals("no");
    return RuleBook.PLAIN
        .withPromotion(Promotion.of(Promotion.Trigger.TOUCH, Promotion.Forced.STUCK))
        .withDrops(new Drops.Captured())
        .withStalemate(Stalemate.of(values))
        .withRepetition(free ? new Repetition.Ignored() : new Repetition.Forbidden(2, false));
  }
}
