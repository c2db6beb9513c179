package org.komabako.formats;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;

/** The two letters of each piece in CSA and JKF, as the table says them. */
final class CsaCodes {
  private final String hand;
  private final Map<String, PieceType> types = new LinkedHashMap<>();
  private final Map<PieceType, String> codes = new LinkedHashMap<>();

  CsaCodes(VariantTable table) {
    hand = table.hand();
    for (PieceType type : table.pieces()) {
      for (String code : table.spellings(CsaFormat.KEY, type.id())) {
        types.put(code, type);
        codes.putIfAbsent(type, code);
      }
    }
  }

  /** Whether all pieces of a table have codes. */
  private static boolean known(VariantTable table) {
    return table.pieces().stream()
        .noneMatch(type -> table.spellings(CsaFormat.KEY, type.id()).isEmpty());
  }

  /** The variants whose pieces have codes. */
  static List<Variant> having(Collection<Variant> variants) {
    return variants.stream().filter(each -> known(each.table())).toList();
  }

  /** Why a format that writes these codes cannot hold games of a table; empty if it can. */
  static Optional<LocalizedText> refuses(String format, VariantTable table) {
    return known(table)
        ? Optional.empty()
        : Optional.of(
            Sentence.of(CsaCodes.class, "csaCodes.noCodesPiecesKif", format, table.name()));
  }

  String code(PieceType type) {
    return String.valueOf(codes.get(type));
  }

  Optional<PieceType> type(String code) {
    return Optional.ofNullable(types.get(code));
  }

  /** Whether pieces of a kind can be in hand. */
  boolean canBeInHand(PieceType type) {
    return !type.isPromoted() && hand.indexOf(type.letter()) >= 0;
  }

  /** What to say of one that can not. */
  static LocalizedText notInHand(String code) {
    return Sentence.of(CsaCodes.class, "csaCodes.cannotHandPiecesHand", code);
  }
}
