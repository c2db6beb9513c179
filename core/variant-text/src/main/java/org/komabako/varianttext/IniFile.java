package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.Section.Entry;

/**
 * The sections of Fairy-Stockfish's {@code variants.ini}: {@code [NAME]} or {@code [NAME:PARENT]}, then keys with values.
 * A section takes over what its parent says, which is another of the file or an installed variant of that name.
 */
final class IniFile {
  /** What a section says with what it inherits. */
  record Said(Section section, Optional<Variant> base, Map<String, Entry> entries) {}

  private final List<Section> sections;
  private final Function<String, Optional<Variant>> installed;

  IniFile(String text, Function<String, Optional<Variant>> installed) {
    Faults faults = new Faults();
    if (text.length() > VariantTexts.LONGEST) {
      faults.add(1, 1, "variantText.long", text.length(), VariantTexts.LONGEST);
      faults.check();
    }
    sections = Section.read(text, faults);
    faults.check();
    this.installed = installed;
  }

  List<String> names() {
    return sections.stream().map(Section::kind).distinct().toList();
  }

  /** All that the section with a name says; what inherits in a circle, or from nothing, is a fault. */
  Said said(String name, Faults faults) {
    List<Section> chain = new ArrayList<>();
    Set<Section> seen = new HashSet<>();
    Optional<Variant> base = Optional.empty();
    Optional<Section> next = find(name);
    if (next.isEmpty()) {
      faults.unknown(1, 1, "[ ]", name, names());
      faults.check();
    }
    while (next.isPresent()) {
      Section here = next.get();
      if (!seen.add(here)) {
        faults.add(here.line(), 1, "variantText.circle", here.kind());
        faults.check();
      }
      chain.add(0, here);
      next = here.name().isEmpty() ? Optional.empty() : find(here.name());
      if (!here.name().isEmpty() && next.isEmpty()) {
        base = installed.apply(here.name());
        if (base.isEmpty()) {
          faults.add(here.line(), 1, "variantText.noBase", here.name());
          faults.check();
        }
      }
    }
    Map<String, Entry> entries = new LinkedHashMap<>();
    chain.forEach(each -> each.entries().forEach(entry -> entries.put(entry.key(), entry)));
    return new Said(chain.get(chain.size() - 1), base, entries);
  }

  private Optional<Section> find(String name) {
    return sections.stream().filter(each -> each.kind().equals(name)).findFirst();
  }
}
