package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Variant;

/** Finds the variant that a file names by its key. */
final class Named {
  private Named() {}

  static List<Variant> one(Collection<Variant> installed, String key) {
    List<Variant> found =
        installed.stream().filter(each -> each.key().equals(key)).toList();
    if (found.isEmpty()) {
      throw new FormatException(
          0,
          0,
          Sentence.of(
              "the variant '{0}' is not installed; there are {1}",
              "変種「{0}」はインストールされていません。あるのは {1} です",
              key,
              String.join(", ", installed.stream().map(Variant::key).sorted().toList())));
    }
    return found;
  }
}
