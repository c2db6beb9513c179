package org.komabako.variant.heiseichu;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Odds;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.lionfamily.LionFamilyPieces;
import org.komabako.lionfamily.LionFamilyRules;

/**
 * Heisei chu shogi (平成中将棋): chu shogi on a more open board, with a reserve.
 *
 * <p>32 pieces a side stand on 12 by 12 squares. "The set-aside pieces are the lances, coppers,
 * silvers, side movers, vertical movers, reverse chariots, kirin, and phoenix", 14 for each player.
 *
 * <p><b>The drop.</b> "Once during the game a player may drop one of these on an empty square
 * adjacent to a friendly piece." After that the rest of his reserve is out of play. "The piece may
 * not be dropped on a square from where it cannot move (e.g. a lance in the far rank). If dropped
 * into the promotion zone, the piece may promote immediately or on any subsequent move in the
 * promotion zone."
 *
 * <p><b>All else.</b> "Captured pieces do not come back into play, and the rest of the game is
 * played as in regular chu shogi": the game is lost with the last king or prince, check need not be
 * answered, the zone is four ranks deep, promotion is never forced, the lion steps twice and lions
 * are not traded.
 *
 * <p>Source: Wikipedia, "Chu shogi", revision of 18 January 2021, section "Variations".
 */
public final class HeiseiChuShogi implements Variant {
  private static final String START = "1f2gekg2f1/2b1t2t1b2/2rhdqndhr2/pppppppppppp/3i4i3/12"
      + "/12/3I4I3/PPPPPPPPPPPP/2RHDNQDHR2/2B1T2T1B2/1F2GKEG2F1"
      + " b 2V2MXO2A2L2S2C2v2mxo2a2l2s2c 1";

  private static final List<RuleOption> OPTIONS = join();

  private final VariantTable table = describe();

  private static List<RuleOption> join() {
    List<RuleOption> options = new ArrayList<>(LionFamilyRules.OPTIONS);
    options.addAll(Drops.Reserve.OPTIONS);
    options.add(BareKing.RESERVE_OPTION);
    return List.copyOf(options);
  }

  private static VariantTable describe() {
    VariantTable.Builder table = VariantTable.of("heiseichushogi", "Heisei chu shogi", "平成中将棋")
        .board(12, 12, 4)
        .start(START)
        .hand("VMXOALSC");
    LionFamilyPieces.rows().forEach(table::piece);
    addHandicaps(table);
    return table.build();
  }

  /** Those of chu shogi that concern pieces which stand on this board; White moves first. */
  private static void addHandicaps(VariantTable.Builder table) {
    Odds even = Odds.of(START);
    table
        .handicap("black-first", "Black moves first", "先手", START)
        .handicap("gold", "gold general", "金将落ち", even.without("5a").whiteFirst())
        .handicap("leopard", "ferocious leopard", "猛豹落ち", even.without("2a").whiteFirst())
        .handicap("tiger", "blind tiger", "盲虎落ち", even.without("5b").whiteFirst())
        .handicap("rook", "rook", "飛車落ち", even.without("3c").whiteFirst())
        .handicap("queen", "queen", "奔王落ち", even.without("7c").whiteFirst())
        .handicap(
            "queen-dragon",
            "queen and dragon king",
            "奔王龍王落ち",
            even.without("7c", "5c").whiteFirst())
        .handicap("two-kings", "two kings", "二枚王", even.with("+E", "6l").whiteFirst());
  }

  @Override
  public VariantTable table() {
    return table;
  }

  @Override
  public List<RuleOption> options() {
    return OPTIONS;
  }

  @Override
  public List<RuleSet> ruleSets() {
    return LionFamilyRules.RULE_SETS;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return LionFamilyRules.rules(values, values.get("bare_reserve").equals("counts"))
        .withDrops(Drops.Reserve.of(values));
  }
}
