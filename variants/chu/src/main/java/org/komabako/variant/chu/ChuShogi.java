package org.komabako.variant.chu;

import java.util.List;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.lionfamily.LionFamilyPieces;
import org.komabako.lionfamily.LionFamilyRules;

/**
 * Chu shogi (中将棋), the middle-sized shogi: 46 pieces a side on 12 by 12 squares, no drops. Here are its board,
 * start, handicaps and rule sets; its pieces stand in {@code LionFamilyPieces}, the rules that it shares with its
 * relatives in {@code LionFamilyRules}, both in {@code variants/lion-family}.
 *
 * <p><b>Aim.</b> "The objective of the game is to capture the opponent's king and, if present, the
 * prince, which counts as a second king." Check need not be answered: "a player need not move out of
 * check in chu shogi, and indeed may even move into check". Who has no move at all has lost.
 *
 * <p><b>The lion</b> "can take a step in any direction up to twice per turn": it takes two pieces in
 * one move, or takes one and goes back (igui), or steps out and back to pass (jitto), and it jumps
 * "anywhere within a distance of two squares". The horned falcon does so straight forward, the
 * soaring eagle along either forward diagonal, "but not moving off" that line.
 *
 * <p><b>Lions are not traded.</b> "A lion cannot capture a non-adjacent other lion … when it could
 * then be recaptured on the next move, unless it captures something substantial (i.e. other than
 * pawn or go-between) together with the lion". And "a non-lion cannot capture a lion when in the
 * immediately preceding move a lion was captured by a non-lion on another square"; by Okazaki's
 * rule it may, if that lion is unprotected. A promoted kirin is a lion in every respect.
 *
 * <p><b>Promotion.</b> The zone is the farthest four ranks. A piece may promote "if the move enters
 * the promotion zone, or if it is a capture and any part of it is in the promotion zone"; never must
 * it. "If a pawn reaches the furthest rank, it gets a second opportunity"; a lance does not, and
 * becomes "an immobile dead piece" there.
 *
 * <p><b>Bare king.</b> By the Japanese association's rules "a bare king immediately loses against
 * any other material, unless you can bare the opponent on the following move (in which case the game
 * is a draw), or you can capture the opponent's sole remaining king or prince on the following
 * move". A pawn or go-between must first be "promoted safely", and "dead pieces do not count".
 *
 * <p><b>Repetition.</b> "A player may not make a move if the resulting position is one that has
 * previously occurred in the game with the same player to move"; by the association's rules only a
 * fourth occurrence matters, and the checker, else the attacker, else the first to pass must deviate.
 *
 * <p>Source: Wikipedia, "Chu shogi", revision of 18 January 2021.
 */
public final class ChuShogi implements Variant {
  private static final String START = "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12"
      + "/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1";

  private final VariantTable table = describe();

  private static VariantTable describe() {
    VariantTable.Builder table = VariantTable.of("chushogi", "chu shogi", "中将棋")
        .board(12, 12, 4)
        .start(START)
        .spelling("cecp", "", "chu");
    LionFamilyPieces.rows().forEach(table::piece);
    ChuHandicaps.addTo(table, START);
    EngineNames.addTo(table);
    // In KIF nobody writes which game it is; some draw a promoted pawn as 杏.
    table
        .spelling("kif", "", "", "中将棋", "chushogi", "chuushogi")
        .spelling("kif", "+P", "杏")
        .spelling("pgn", "", "Chu Shogi", "chuushogi");
    return table.build();
  }

  @Override
  public VariantTable table() {
    return table;
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
}
