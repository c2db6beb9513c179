package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.komabako.kernel.model.Square;
import org.komabako.varianttext.Section.Entry;

/** What a section of {@code variants.ini} says under its keys; what cannot be played is a fault at the line of its key. */
final class IniValues {
  private final IniFile.Said said;
  private final Faults faults;

  IniValues(IniFile.Said said, Faults faults) {
    this.said = said;
    this.faults = faults;
  }

  boolean isNew() {
    return said.base().isEmpty();
  }

  Optional<Entry> find(String key) {
    return Optional.ofNullable(said.entries().get(key));
  }

  String get(String key, String usual) {
    return find(key).map(Entry::value).orElse(usual);
  }

  boolean is(String key) {
    return get(key, "false").equals("true");
  }

  /** Whether a key says something, or nobody else does. */
  boolean tells(String... keys) {
    return isNew() || List.of(keys).stream().anyMatch(said.entries()::containsKey);
  }

  void refuse(String key) {
    Entry entry = said.entries().get(key);
    int line = entry == null ? said.section().line() : entry.line();
    faults.add(line, 1, "variantText.iniKey", key, entry == null ? "…" : entry.value());
  }

  int size(String key, int usual) {
    String value = get(key, String.valueOf(usual));
    int size = value.matches("\\d{1,2}")
        ? Integer.parseInt(value)
        : value.matches("[a-z]") ? value.charAt(0) - 'a' + 1 : 0;
    if (size < 1 || size > Square.MAX) {
      refuse(key);
      return 1;
    }
    return size;
  }

  /** Ranks that are written as {@code *7 *8}, from below. */
  List<Integer> rows(String key, String usual) {
    String value = get(key, usual);
    if (value.equals("-")) {
      return List.of();
    }
    List<Integer> rows = new ArrayList<>();
    for (String each : value.split("\\s+")) {
      if (each.matches("\\*\\d{1,2}")) {
        rows.add(Integer.valueOf(each.substring(1)));
      } else {
        refuse(key);
      }
    }
    return rows.stream().distinct().sorted().toList();
  }

  boolean isLetter(String key, char letter) {
    return get(key, "-").equalsIgnoreCase(String.valueOf(letter));
  }

  boolean isRoyal(char letter) {
    return get("king", "-").split(":", 2)[0].equalsIgnoreCase(String.valueOf(letter))
        || get("extinctionValue", "none").equals("loss")
            && get("extinctionPieceTypes", "").toUpperCase(Locale.ROOT).indexOf(letter) >= 0;
  }

  int files() {
    return size("maxFile", said.base().map(each -> each.table().files()).orElse(8));
  }

  int ranks() {
    return size("maxRank", said.base().map(each -> each.table().ranks()).orElse(8));
  }
}
