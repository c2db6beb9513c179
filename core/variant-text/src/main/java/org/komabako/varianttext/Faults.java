package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;

/** Collects what is wrong with a text. */
final class Faults {
  /** Whoever has made more mistakes than this has written something else. */
  private static final int MOST = 100;

  /** More of a text is not repeated; the list of all words of the rules is shorter. */
  private static final int LONGEST_QUOTED = 2_000;

  /** What is longer is no slip of the pen. */
  private static final int LONGEST_WORD = 60;

  private final List<Fault> found = new ArrayList<>();

  /** Adds a fault; its sentence is a message of this module. */
  void add(int line, int column, String key, Object... parts) {
    Object[] brief = Stream.of(parts)
        .map(each -> each instanceof String text ? SafeText.line(text, LONGEST_QUOTED) : each)
        .toArray();
    add(line, column, Sentence.of(Faults.class, key, brief));
  }

  void add(int line, int column, LocalizedText text) {
    found.add(new Fault(line, column, text));
    if (found.size() >= MOST) {
      check();
    }
  }

  /** A word that is none of those that there are; names the nearest. */
  void unknown(int line, int column, String what, String said, Collection<String> right) {
    Optional<String> near = right.stream()
        .filter(each -> said.length() <= LONGEST_WORD)
        .filter(each -> distance(said, each) <= Math.max(1, Math.min(3, each.length() / 2)))
        .min(Comparator.comparingInt(each -> distance(said, each)));
    String all = String.join(", ", right.stream().sorted().toList());
    if (near.isPresent()) {
      add(line, column, "variantText.unknownNear", what, said, near.get(), all);
    } else {
      add(line, column, "variantText.unknown", what, said, all);
    }
  }

  /** Reads a part of the text; what the kernel refuses is a fault at this place, and the part is empty. */
  <T> Optional<T> at(Section.Entry entry, Supplier<T> reading) {
    return at(entry.line(), entry.column(), reading);
  }

  /** The same for what only checks. */
  void check(Section.Entry entry, Runnable check) {
    var unused = at(entry, () -> {
      check.run();
      return true;
    });
  }

  <T> Optional<T> at(int line, int column, Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (VariantTextException e) {
      throw e;
    } catch (TextException e) {
      add(line, column + e.column(), e.text());
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      add(
          line,
          column,
          e instanceof UserMessage told
              ? told.text()
              : LocalizedText.same(String.valueOf(e.getMessage())));
      return Optional.empty();
    }
  }

  /** Whether nothing is wrong. */
  boolean isEmpty() {
    return found.isEmpty();
  }

  /** Throws if anything is wrong. */
  void check() {
    if (!found.isEmpty()) {
      throw new VariantTextException(found.stream()
          .sorted(Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column))
          .toList());
    }
  }

  /** How many letters are to be changed, added or left out (Levenshtein). */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int i = 0; i <= other.length(); i++) {
      row[i] = i;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int kept = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(kept, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
