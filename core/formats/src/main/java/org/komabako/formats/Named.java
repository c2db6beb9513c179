package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;

/** Finds the variant that a file names by its key. */
final class Named {
  private static final List<String> PROGRAMS = List.of("pgn", "cecp", "usi", "xshogi");

  private Named() {}

  /** The variant that a tag of PGN names: by its key, its English name, or as programs call it. */
  static List<Variant> pgn(Collection<Variant> installed, String name) {
    String plain = plain(name);
    List<Variant> found = installed.stream()
        .filter(each -> names(each.table()).anyMatch(known -> plain(known).equals(plain)))
        .toList();
    return found.isEmpty() ? one(installed, name) : found;
  }

  private static Stream<String> names(VariantTable table) {
    return Stream.concat(
        Stream.of(table.key(), table.name().in(Locale.ENGLISH), table.name().in(Locale.JAPANESE)),
        PROGRAMS.stream()
            .flatMap(each -> table.spellings(each, "").stream())
            .filter(known -> !known.isEmpty()));
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  static List<Variant> one(Collection<Variant> installed, String key) {
    List<Variant> found =
        installed.stream().filter(each -> each.key().equals(key)).toList();
    if (found.isEmpty()) {
      throw new FormatException(
          0,
          0,
          Sentence.of(
              Named.class,
              "named.variantNotInstalled",
              key,
              String.join(", ", installed.stream().map(Variant::key).sorted().toList())));
    }
    return found;
  }
}
