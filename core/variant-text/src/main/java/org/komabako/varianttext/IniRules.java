package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.List;

/** Writes the rules that a section of {@code variants.ini} says. */
final class IniRules {
  private final IniValues ini;
  private final int files;
  private final int ranks;
  private final StringBuilder text = new StringBuilder();

  IniRules(IniValues ini, int files, int ranks) {
    this.ini = ini;
    this.files = files;
    this.ranks = ranks;
  }

  String write() {
    promotion();
    drops();
    ends();
    return text.toString();
  }

  private void line(String key, String value) {
    text.append(key).append(" = ").append(value).append('\n');
  }

  private void promotion() {
    boolean everywhere = ini.rows("promotionRegionWhite", "*8").size() == ranks;
    if (ini.tells("promotionRegionWhite", "piecePromotionOnCapture", "pieceDemotion")) {
      if (ini.is("piecePromotionOnCapture") && !everywhere) {
        ini.refuse("piecePromotionOnCapture");
      }
      line(
          "promotion",
          ini.is("piecePromotionOnCapture") ? "capture" : everywhere ? "move" : "touch");
    }
    if (ini.tells("mandatoryPiecePromotion", "immobilityIllegal")) {
      line(
          "promotion.forced",
          ini.is("mandatoryPiecePromotion") ? "always" : isStuckIllegal() ? "stuck" : "never");
    }
  }

  private boolean isStuckIllegal() {
    return ini.get("immobilityIllegal", ini.isNew() ? "false" : "true").equals("true");
  }

  private void drops() {
    if (ini.tells("pieceDrops", "capturesToHand")) {
      if (ini.is("pieceDrops") != ini.is("capturesToHand")) {
        ini.refuse(ini.is("pieceDrops") ? "pieceDrops" : "capturesToHand");
      }
      line("drops", ini.is("pieceDrops") ? "captured" : "none");
    }
    if (ini.tells("dropPromoted")) {
      line("drops.either_side", ini.is("dropPromoted") ? "yes" : "no");
    }
    if (ini.tells("immobilityIllegal")) {
      line("drops.dead_squares", isStuckIllegal() ? "no" : "yes");
    }
    if (ini.tells("king", "extinctionPseudoRoyal")) {
      line(
          "self_check",
          ini.find("king").isPresent() || ini.is("extinctionPseudoRoyal") ? "illegal" : "allowed");
    }
  }

  private void ends() {
    if (ini.tells("stalemateValue")) {
      String value = ini.get("stalemateValue", "draw");
      if (!value.matches("draw|loss")) {
        ini.refuse("stalemateValue");
      }
      line("stalemate", value);
    }
    if (ini.isNew() && ini.find("nMoveRule").isEmpty()) {
      ini.refuse("nMoveRule");
    }
    if (ini.tells("nFoldRule", "nFoldValue", "perpetualCheckIllegal")) {
      repetition();
    }
    String piece = ini.get("flagPieceWhite", ini.get("flagPiece", "-"));
    if (!piece.equals("-")) {
      if (!piece.matches("[a-z]") || !ini.isRoyal(Character.toUpperCase(piece.charAt(0)))) {
        ini.refuse(ini.find("flagPieceWhite").isPresent() ? "flagPieceWhite" : "flagPiece");
      }
      line("goal.black", squares("flagRegionWhite"));
      line("goal.white", squares("flagRegionBlack"));
    }
  }

  private void repetition() {
    String fold = ini.get("nFoldRule", ini.isNew() ? "3" : "4");
    if (fold.equals("0")) {
      line("repetition", "ignored");
      return;
    }
    if (!fold.equals("4")) {
      ini.refuse("nFoldRule");
    }
    line("repetition", "judged");
    line("repetition.charges", ini.is("perpetualCheckIllegal") ? "checked" : "");
    String value = ini.get("nFoldValue", "draw");
    boolean absolute = value.equals("loss") && ini.is("nFoldValueAbsolute");
    String otherwise = absolute ? "fourth_occurrence_black" : "sennichite";
    if (!value.equals("draw") && !absolute
        || !RuleFields.choices("repetition.otherwise").contains(otherwise)) {
      ini.refuse("nFoldValue");
    } else {
      line("repetition.otherwise", otherwise);
    }
  }

  /** {@code *9} or {@code d4 e4}, counted from the left below, as we count them. */
  private String squares(String key) {
    List<String> squares = new ArrayList<>();
    for (String each : ini.get(key, ini.get("flagRegion", "")).split("\\s+")) {
      if (!each.matches("[*a-z]\\d{1,2}")) {
        ini.refuse(ini.find(key).isPresent() ? key : "flagRegion");
        return "";
      }
      int rank = ranks + 1 - Integer.parseInt(each.substring(1));
      for (int file = 1; file <= files; file++) {
        if (each.charAt(0) == '*' || files - (each.charAt(0) - 'a') == file) {
          squares.add(file + "" + (char) ('a' + rank - 1));
        }
      }
    }
    return String.join(" ", squares);
  }
}
