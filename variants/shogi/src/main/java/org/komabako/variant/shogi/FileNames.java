package org.komabako.variant.shogi;

import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.VariantTable;

/** What the game, its handicaps and its pieces are called in KIF, CSA and JKF. */
final class FileNames {
  private static final String KIF = "kif";
  private static final String CSA = "csa";
  private static final String JKF = "jkf";

  /** In order, so that the text of the variant is the same in every process. */
  private static final List<Map.Entry<String, String>> CODES = List.of(
      Map.entry("K", "OU"),
      Map.entry("R", "HI"),
      Map.entry("+R", "RY"),
      Map.entry("B", "KA"),
      Map.entry("+B", "UM"),
      Map.entry("G", "KI"),
      Map.entry("S", "GI"),
      Map.entry("+S", "NG"),
      Map.entry("N", "KE"),
      Map.entry("+N", "NK"),
      Map.entry("L", "KY"),
      Map.entry("+L", "NY"),
      Map.entry("P", "FU"),
      Map.entry("+P", "TO"));

  private FileNames() {}

  /** A file in KIF that names no game is one of this. */
  static void addTo(VariantTable.Builder table) {
    CODES.forEach(each -> table.spelling(CSA, each.getKey(), each.getValue()));
    table.spelling(KIF, "", "平手", "").spelling(JKF, "", "HIRATE").spelling("pgn", "", "Standard");
    handicap(table, "lance", "香落ち", "KY");
    handicap(table, "right-lance", "右香落ち", "KY_R");
    handicap(table, "bishop", "角落ち", "KA");
    handicap(table, "rook", "飛車落ち", "HI");
    handicap(table, "rook-lance", "飛香落ち", "HIKY");
    handicap(table, "two-pieces", "二枚落ち", "2");
    handicap(table, "three-pieces", "三枚落ち", "3");
    handicap(table, "four-pieces", "四枚落ち", "4");
    handicap(table, "five-pieces", "五枚落ち", "5");
    handicap(table, "left-five-pieces", "左五枚落ち", "5_L");
    handicap(table, "six-pieces", "六枚落ち", "6");
    handicap(table, "left-seven-pieces", "左七枚落ち", "7_L");
    handicap(table, "right-seven-pieces", "右七枚落ち", "7_R");
    table.spelling(KIF, "right-seven-pieces", "七枚落ち");
    handicap(table, "eight-pieces", "八枚落ち", "8");
    table.spelling(KIF, "nine-pieces", "九枚落ち");
    handicap(table, "ten-pieces", "十枚落ち", "10");
    table.spelling(KIF, "nineteen-pieces", "十九枚落ち", "裸玉");
    table.spelling(KIF, "tsume", "詰将棋", "詰め将棋");
    table.spelling(KIF, "tsume-two-kings", "双玉詰将棋", "双玉詰め将棋");
  }

  private static void handicap(VariantTable.Builder table, String key, String kif, String jkf) {
    table.spelling(KIF, key, kif).spelling(JKF, key, jkf);
  }
}
