package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.VariantTable;

/** The two letters of each piece in CSA and JKF, as the table says them. */
final class CsaCodes {
  private final Map<String, PieceType> types = new LinkedHashMap<>();
  private final Map<PieceType, String> codes = new LinkedHashMap<>();

  CsaCodes(VariantTable table) {
    for (PieceType type : table.pieces()) {
      for (String code : table.spellings(CsaFormat.KEY, type.id())) {
        types.put(code, type);
        codes.putIfAbsent(type, code);
      }
    }
  }

  /** Whether all pieces of a table have codes. */
  static boolean known(VariantTable table) {
    return table.pieces().stream()
        .noneMatch(type -> table.spellings(CsaFormat.KEY, type.id()).isEmpty());
  }

  String code(PieceType type) {
    return String.valueOf(codes.get(type));
  }

  Optional<PieceType> type(String code) {
    return Optional.ofNullable(types.get(code));
  }
}
