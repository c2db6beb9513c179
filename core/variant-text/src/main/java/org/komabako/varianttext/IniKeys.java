package org.komabako.varianttext;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The keys of {@code variants.ini}, after its documentation: which mean something here, and which cannot be played. */
final class IniKeys {
  /** Pieces by the names that the program gives them, and how they move. */
  static final Map<String, String> PIECES = pairs(
      "king K, commoner K, fers F, alfil A, fersAlfil FA, wazir W, silver FfW, gold WfF, lance fR, shogiPawn fW,"
          + " shogiKnight ffN, knight N, bishop B, rook R, queen Q, bers RF, dragonHorse BW, archbishop BN,"
          + " chancellor RN, amazon QN, centaur KN, aiwok RNF, soldier fsW,"
          + " knibis mNcB, biskni mBcN, kniroo mNcR, rookni mRcN, clobber cW, breakthrough mfWfF,"
          + " cannon mRcpR, janggiCannon pR");

  /** Pieces that go two steps at first, or can be stopped on the way. */
  private static final Set<String> OTHER_PIECES =
      Set.of("pawn", "immobile", "horse", "elephant", "janggiElephant", "banner");

  /** What is the same as if nothing were said; any other value cannot be played. */
  private static final Map<String, String> NEUTRAL = pairs(
      "chess960 false, twoBoards false, sittuyinPromotion false, blastOnCapture false, petrifyOnCapture false,"
          + " castlingDroppedPiece false, checking true, dropChecks true, mustCapture false, mustDrop false,"
          + " dropLoop false, dropOnTop false, enclosingDrop none, sittuyinRookDrop false,"
          + " dropOppositeColoredBishop false, gating false, arrowGating false, duckGating false,"
          + " staticGating false, pastGating false, seirawanGating false, cambodianMoves false, pass false,"
          + " passOnStalemate false, makpongRule false, flyingGeneral false, soldierPromotionRank 1,"
          + " flipEnclosedPieces none, moveRepetitionIllegal false, chasingRule none, stalematePieceCount false,"
          + " checkmateValue loss, shatarMateRule false, bikjangRule false, extinctionClaim false,"
          + " dupleCheck false, extinctionPieceCount 0, extinctionOpponentPieceCount 0, flagPieceCount 1,"
          + " flagPieceBlockedWin false, flagMove false, checkCounting false, connectN 0, materialCounting none,"
          + " countingRule none, nMoveRule 0, promotionLimit -, blastImmuneTypes -, mutuallyImmuneTypes -,"
          + " mustDropType -, enclosingDropStart -, whiteDropRegion -, blackDropRegion -, staticGatingRegion -,"
          + " diagonalLines -, pawnTypes -");

  /** What matters to other windows, to castling or to the pawns of chess only. */
  private static final String IGNORED =
      "variantTemplate|pieceToCharTable|pocketSize|pieceValue[ME]g|castling\\w*|(double|triple)Step\\w*|enPassant\\w*"
          + "|promotionP(awn|iece)Types\\w*|mandatoryPawnPromotion|firstRankPawnDrops|promotionZonePawnDrops"
          + "|nMoveRuleTypes\\w*|connect(Vertical|Horizontal|Diagonal)";

  private static final Set<String> READ = Set.of(
      "maxRank",
      "maxFile",
      "startFen",
      "promotionRegionWhite",
      "promotionRegionBlack",
      "promotedPieceType",
      "piecePromotionOnCapture",
      "mandatoryPiecePromotion",
      "pieceDemotion",
      "pieceDrops",
      "capturesToHand",
      "dropPromoted",
      "dropNoDoubled",
      "dropNoDoubledCount",
      "immobilityIllegal",
      "shogiPawnDropMateIllegal",
      "nFoldRule",
      "nFoldValue",
      "nFoldValueAbsolute",
      "perpetualCheckIllegal",
      "stalemateValue",
      "extinctionValue",
      "extinctionPieceTypes",
      "extinctionPseudoRoyal",
      "flagPiece",
      "flagPieceWhite",
      "flagPieceBlack",
      "flagRegion",
      "flagRegionWhite",
      "flagRegionBlack");

  private IniKeys() {}

  private static Map<String, String> pairs(String text) {
    Map<String, String> pairs = new HashMap<>();
    for (String each : text.split(",\\s*")) {
      String[] pair = each.split(" ");
      pairs.put(pair[0], pair[1]);
    }
    return Map.copyOf(pairs);
  }

  static boolean isPiece(String key) {
    return PIECES.containsKey(key) || key.matches("customPiece\\d{1,2}");
  }

  /** Tells a key that there is none of, or that cannot be played. */
  static void check(Section.Entry entry, Faults faults) {
    String key = entry.key();
    String neutral = NEUTRAL.get(key);
    boolean never = OTHER_PIECES.contains(key) || key.startsWith("mobilityRegion");
    if (never || neutral != null) {
      if (!entry.value().equals(never ? "-" : neutral)) {
        faults.add(entry.line(), 1, "variantText.iniKey", key, entry.value());
      }
    } else if (!READ.contains(key) && !isPiece(key) && !key.matches(IGNORED)) {
      Set<String> all = new TreeSet<>(READ);
      all.addAll(PIECES.keySet());
      all.addAll(NEUTRAL.keySet());
      faults.unknown(entry.line(), 1, "variants.ini", key, List.copyOf(all));
    }
  }
}
