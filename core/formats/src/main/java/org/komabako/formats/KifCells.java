package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.VariantTable;
import org.komabako.notation.KanjiNames;

/**
 * How pieces stand in the board of a KIF file: one character, with 成 before it where a piece that did not
 * promote looks the same.
 */
final class KifCells {
  private static final String PROMOTED = "成";

  private final Map<String, PieceType> types = new LinkedHashMap<>();
  private final Map<PieceType, String> texts = new LinkedHashMap<>();

  KifCells(VariantTable table) {
    for (PieceType type : table.pieces()) {
      boolean shared = type.isPromoted()
          && table.pieces().stream()
              .anyMatch(each -> !each.isPromoted() && each.kanji().equals(type.kanji()));
      String text = (shared ? PROMOTED : "") + type.kanji();
      texts.put(type, text);
      types.putIfAbsent(KanjiNames.plain(text), type);
    }
    for (PieceType type : table.pieces()) {
      table
          .spellings("kif", type.id())
          .forEach(name -> types.putIfAbsent(KanjiNames.plain(name), type));
    }
    for (PieceType type : table.pieces()) {
      type.promotesTo().flatMap(table::piece).ifPresent(promoted -> {
        for (String name : List.of(type.kanji(), promoted.kanji())) {
          types.putIfAbsent(KanjiNames.plain(PROMOTED + name), promoted);
        }
      });
    }
  }

  String text(PieceType type) {
    return texts.getOrDefault(type, type.kanji());
  }

  Optional<PieceType> type(String text) {
    return Optional.ofNullable(types.get(KanjiNames.plain(text)));
  }
}
