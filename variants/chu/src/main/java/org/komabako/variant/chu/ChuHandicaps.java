package org.komabako.variant.chu;

import org.komabako.kernel.model.Odds;
import org.komabako.kernel.model.VariantTable;

/**
 * The handicaps of chu shogi, by grades as Colin Adams suggests them, and three others.
 *
 * <p>"In a handicap game, one or more of White's pieces are removed from the setup … and White plays
 * first." Of two equal pieces White gives the one on his left, as in modern shogi. That White "may
 * move up a few of his pieces or rearrange them to fill in the gaps" is left to the players.
 */
final class ChuHandicaps {
  private static final String COPPER = "3a";
  private static final String SILVER = "4a";
  private static final String GOLD = "5a";
  private static final String LEOPARD = "2a";
  private static final String TIGER = "5b";
  private static final String SIDE_MOVER = "1c";
  private static final String VERTICAL_MOVER = "2c";
  private static final String ROOK = "3c";
  private static final String DRAGON_KING = "5c";
  private static final String QUEEN = "7c";

  private final VariantTable.Builder table;

  private ChuHandicaps(VariantTable.Builder table) {
    this.table = table;
  }

  static void addTo(VariantTable.Builder table, String start) {
    Odds even = Odds.of(start);
    Odds twoLions = even.with("+O", "7k");
    Odds threeLions = twoLions.with("+O", "6k").with("x", "6b");
    table.handicap("black-first", "Black moves first", "先手", start);
    ChuHandicaps handicaps = new ChuHandicaps(table);
    handicaps.one(even);
    handicaps.lions(twoLions, threeLions);
    handicaps.others(even);
  }

  private void add(String key, String english, String japanese, Odds odds) {
    table.handicap(key, english, japanese, odds.whiteFirst());
  }

  /** Grades 2 to 5: White gives one piece. */
  private void one(Odds even) {
    add("gold", "gold general", "金将落ち", even.without(GOLD));
    add("copper", "copper general", "銅将落ち", even.without(COPPER));
    add("silver", "silver general", "銀将落ち", even.without(SILVER));
    add("leopard", "ferocious leopard", "猛豹落ち", even.without(LEOPARD));
    add("tiger", "blind tiger", "盲虎落ち", even.without(TIGER));
    add("side-mover", "side mover", "横行落ち", even.without(SIDE_MOVER));
    add("vertical-mover", "vertical mover", "竪行落ち", even.without(VERTICAL_MOVER));
    add("rook", "rook", "飛車落ち", even.without(ROOK));
    add("queen", "queen", "奔王落ち", even.without(QUEEN));
  }

  /**
   * Grades 6 to 17. The second lion is Black's promoted kirin; for the third, White's kirin comes
   * promoted to the place of Black's phoenix, and that phoenix to the place of White's kirin.
   */
  private void lions(Odds two, Odds three) {
    add("two-lions", "two lions", "二枚獅子", two);
    lionsAnd(two, "copper", "copper general", "銅将", COPPER);
    lionsAnd(two, "silver", "silver general", "銀将", SILVER);
    lionsAnd(two, "leopard", "ferocious leopard", "猛豹", LEOPARD);
    lionsAnd(two, "gold", "gold general", "金将", GOLD);
    lionsAnd(two, "side-mover", "side mover", "横行", SIDE_MOVER);
    lionsAnd(two, "vertical-mover", "vertical mover", "竪行", VERTICAL_MOVER);
    add("three-lions", "three lions", "三枚獅子", three);
    Odds odds = three;
    String[] given = {GOLD, SIDE_MOVER, VERTICAL_MOVER, ROOK, QUEEN};
    String[] words = {"one piece", "two pieces", "three pieces", "four pieces", "five pieces"};
    String[] kanji = {"一", "二", "三", "四", "五"};
    for (int i = 0; i < given.length; i++) {
      odds = odds.without(given[i]);
      add(
          "three-lions-" + (i + 1),
          "three lions and " + words[i],
          "三枚獅子・" + kanji[i] + "枚落ち",
          odds);
    }
  }

  private void lionsAnd(Odds two, String key, String english, String japanese, String square) {
    add(
        "two-lions-" + key,
        "two lions and " + english,
        "二枚獅子・" + japanese + "落ち",
        two.without(square));
  }

  /** "Other handicaps may be used, such as Queen, Queen and Dragon King, or Two Kings". */
  private void others(Odds even) {
    add("queen-dragon", "queen and dragon king", "奔王龍王落ち", even.without(QUEEN, DRAGON_KING));
    add("two-kings", "two kings", "二枚王", even.with("+E", "6l"));
  }
}
