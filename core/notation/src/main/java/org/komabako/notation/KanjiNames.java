package org.komabako.notation;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;

/**
 * What the pieces of a table are called in Japanese texts. Several kinds may share a name: in games
 * with many pieces most of them promote to what another is from the start.
 */
public final class KanjiNames {
  private static final String PROMOTED = "成";
  private static final String FORMAT = "kif";

  // Of the table that was asked for last: a game asks for the same one again and again.
  private static volatile @Nullable KanjiNames latest;

  private final VariantTable table;
  private final Map<String, Set<PieceType>> byName = new LinkedHashMap<>();
  private int longest;

  /** The names in a table, and those that it says for {@code kif}. */
  public static KanjiNames of(VariantTable table) {
    KanjiNames known = latest;
    if (known == null || known.table != table) {
      known = new KanjiNames(table);
      latest = known;
    }
    return known;
  }

  private KanjiNames(VariantTable table) {
    this.table = table;
    for (PieceType type : table.pieces()) {
      List<String> names = new ArrayList<>(List.of(type.kanjiPair(), type.kanjiWhite()));
      if (!isTaken(type)) {
        names.add(type.kanji());
      }
      names.addAll(table.spellings(FORMAT, type.id()));
      if (type.isPromoted()) {
        names.add(PROMOTED + type.kanji());
        table.piece(type.id().substring(1)).ifPresent(plain -> {
          names.add(PROMOTED + plain.kanji());
          names.add(PROMOTED + plain.kanjiPair());
        });
      }
      names.forEach(name -> add(name, type));
    }
    for (PieceType type : table.pieces()) {
      add(type.id(), type);
    }
  }

  /** Whether one character is too little, as that is what the piece was before it promoted. */
  private boolean isTaken(PieceType type) {
    return type.kanjiPair().startsWith(PROMOTED)
        && table.pieces().stream()
            .anyMatch(each -> !each.isPromoted() && each.kanji().equals(type.kanji()));
  }

  private void add(String name, PieceType type) {
    String plain = plain(name);
    if (!plain.isEmpty()) {
      byName.computeIfAbsent(plain, any -> new LinkedHashSet<>()).add(type);
      longest = Math.max(longest, plain.length());
    }
  }

  /** A text with one form for each character: half width, new kanji, one sign for the king. */
  public static String plain(String text) {
    String half = Normalizer.normalize(text, Normalizer.Form.NFKC);
    StringBuilder out = new StringBuilder(half.length());
    half.chars().forEach(c -> out.append(plain((char) c)));
    return out.toString();
  }

  private static char plain(char c) {
    return switch (c) {
      case '竜' -> '龍';
      case '王' -> '玉';
      case '醉' -> '酔';
      case '仝' -> '同';
      case '豎' -> '竪';
      case '食' -> '喰';
      case '〔', '［', '[', '【' -> '(';
      case '〕', '］', ']', '】' -> ')';
      default -> c;
    };
  }

  /** The longest name that a {@linkplain #plain plain} text begins with; empty if there is none. */
  Optional<String> prefix(String text) {
    for (int end = Math.min(longest, text.length()); end > 0; end--) {
      String name = text.substring(0, end);
      if (byName.containsKey(name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  /** The kinds with a name; the kind that is not promoted first. */
  public List<PieceType> types(String name) {
    return List.copyOf(byName.getOrDefault(plain(name), Set.of()));
  }

  /** As a move writes a piece: one character, or 成 before it where that is its name. */
  static String shortName(PieceType type) {
    return type.kanjiPair().startsWith(PROMOTED) ? type.kanjiPair() : orId(type.kanji(), type);
  }

  /** The name in full; a piece without kanji has its letter. */
  static String fullName(PieceType type) {
    return orId(type.kanjiPair(), type);
  }

  private static String orId(String kanji, PieceType type) {
    return kanji.isEmpty() ? type.id() : kanji;
  }

  /** A name that no other piece in hand has: from the hand no square tells which of two of one name comes. */
  String inHand(PieceType type, boolean full) {
    return Stream.of(full ? fullName(type) : shortName(type), fullName(type))
        .filter(name -> table
            .hand()
            .chars()
            .mapToObj(letter -> table.type(Character.toString(letter)))
            .noneMatch(other -> !other.equals(type)
                && (isName(other.kanji(), name) || isName(other.kanjiPair(), name))))
        .findFirst()
        .orElse(type.id());
  }

  private static boolean isName(String kanji, String name) {
    return plain(kanji).equals(plain(name));
  }
}
