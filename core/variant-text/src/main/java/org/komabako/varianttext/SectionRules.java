package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which sections there are, how many of each, and which have a name; what is wrong with them is told. */
final class SectionRules {
  private enum Named {
    YES,
    NO,
    MAYBE
  }

  private record Kind(Named named, int most) {}

  private static final Map<String, Kind> KINDS = Map.of(
      "variant", new Kind(Named.NO, 1),
      "piece", new Kind(Named.YES, 1_000),
      "option", new Kind(Named.YES, 100),
      "rule set", new Kind(Named.YES, 100),
      "handicap", new Kind(Named.YES, 200),
      "rules", new Kind(Named.MAYBE, 1_000),
      "spellings", new Kind(Named.NO, 1),
      "readme", new Kind(Named.MAYBE, 20));

  /** A line that is longer holds no value. */
  private static final int LONGEST_VALUE = 4_000;

  private SectionRules() {}

  /** The kinds of sections. */
  static List<String> kinds() {
    return KINDS.keySet().stream().sorted().toList();
  }

  /** The sections that can be read. */
  static List<Section> check(List<Section> sections, Faults faults) {
    List<Section> good = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    Map<String, Section> first = new HashMap<>();
    for (Section each : sections) {
      Kind kind = KINDS.get(each.kind());
      if (kind == null) {
        faults.unknown(each.line(), 2, "[ ]", each.kind(), kinds());
        continue;
      }
      if (counts.merge(each.kind(), 1, Integer::sum) > kind.most() && kind.most() > 1) {
        faults.add(each.line(), 1, "variantText.many", kind.most(), each.kind());
        // The rest is no better.
        faults.check();
      }
      Section before = first.putIfAbsent(each.kind() + ":" + each.name(), each);
      if (before != null) {
        faults.add(each.line(), 1, "variantText.again", "[" + head(each) + "]", before.line());
      }
      check(each, kind.named(), faults);
      good.add(each);
    }
    return good;
  }

  private static String head(Section section) {
    return section.name().isEmpty() ? section.kind() : section.kind() + ": " + section.name();
  }

  private static void check(Section section, Named named, Faults faults) {
    boolean isNamed = !section.name().isEmpty();
    if (named == Named.YES && !isNamed) {
      faults.add(section.line(), 1, "variantText.unnamed", section.kind());
    } else if (named == Named.NO && isNamed) {
      faults.add(section.line(), 1, "variantText.named", section.kind(), section.name());
    } else if (named == Named.YES && !section.name().matches("[^\\s\\\\]{1,64}")) {
      faults.add(section.line(), 1, "variantText.word", section.name());
    }
    if (!section.kind().equals("spellings") && !section.isPage()) {
      section.checkKeys(faults);
    }
    for (Section.Entry each : section.entries()) {
      if (each.value().length() > LONGEST_VALUE) {
        faults.add(each.line(), each.column(), "variantText.longValue", each.key(), LONGEST_VALUE);
      }
    }
  }
}
