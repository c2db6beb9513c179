package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.notation.KanjiNames;

/**
 * How pieces stand in the board of a KIF file: one character, with 成 before it where a piece that did not
 * promote looks the same; its name in full or its letter where that is another's, too, or nothing.
 */
final class KifCells {
  private static final String PROMOTED = "成";

  private final Map<String, PieceType> types = new LinkedHashMap<>();
  private final Map<PieceType, String> texts = new LinkedHashMap<>();
  private int longest;

  KifCells(VariantTable table) {
    for (PieceType type : table.pieces()) {
      boolean shared = type.isPromoted()
          && table.pieces().stream()
              .anyMatch(each -> !each.isPromoted() && each.kanji().equals(type.kanji()));
      String usual = (shared ? PROMOTED : "") + type.kanji();
      // Where two kinds look the same, the second has its name in full or its letter.
      String text = Stream.of(usual, type.kanjiPair())
          .filter(each -> !each.isEmpty() && !types.containsKey(KanjiNames.plain(each)))
          .findFirst()
          .orElse(type.id());
      texts.put(type, text);
      put(text, type);
    }
    for (PieceType type : table.pieces()) {
      table.spellings("kif", type.id()).forEach(name -> put(name, type));
    }
    for (PieceType type : table.pieces()) {
      type.promotesTo().flatMap(table::piece).ifPresent(promoted -> {
        for (String name : List.of(type.kanji(), promoted.kanji())) {
          put(PROMOTED + name, promoted);
        }
      });
    }
  }

  private void put(String name, PieceType type) {
    String plain = KanjiNames.plain(name);
    if (!plain.isEmpty()) {
      types.putIfAbsent(plain, type);
      longest = Math.max(longest, plain.length());
    }
  }

  /** How many characters of a row from a place on are one piece: the longest name there; 1 if none is. */
  int length(String row, int from) {
    for (int length = Math.min(longest, row.length() - from); length > 1; length--) {
      if (type(row.substring(from, from + length)).isPresent()) {
        return length;
      }
    }
    return Math.min(row.length() - from, row.startsWith(PROMOTED, from) ? 2 : 1);
  }

  String text(PieceType type) {
    return texts.getOrDefault(type, type.kanji());
  }

  Optional<PieceType> type(String text) {
    return Optional.ofNullable(types.get(KanjiNames.plain(text)));
  }
}
