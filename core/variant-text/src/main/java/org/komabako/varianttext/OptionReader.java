package org.komabako.varianttext;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.varianttext.Section.Entry;

/** Reads an option: {@code title}, {@code help}, and for each value {@code value.NAME} with its help. */
final class OptionReader {
  private static final String VALUE = "value.";

  private final Section section;
  private final Faults faults;

  OptionReader(Section section, Faults faults) {
    this.section = section;
    this.faults = faults;
  }

  Optional<RuleOption> read() {
    Set<String> names = new LinkedHashSet<>();
    for (Entry each : section.entries()) {
      String key = each.key();
      if (key.matches("value\\.[^. =\\\\]+(\\.title)?(\\." + KeyedLines.LANGUAGE + ")?")) {
        String rest = key.substring(VALUE.length());
        int dot = rest.indexOf('.');
        names.add(dot < 0 ? rest : rest.substring(0, dot));
      } else if (!key.matches("(title|help)(\\." + KeyedLines.LANGUAGE + ")?")) {
        faults.unknown(
            each.line(), 1, "[option]", key, List.of("title", "help", "value.NAME", "title.ja"));
      }
    }
    LocalizedText title =
        KeyedLines.text(section, "title").orElseGet(() -> KeyedLines.title(section.name()));
    LocalizedText help = KeyedLines.text(section, "help").orElse(LocalizedText.NONE);
    return faults.at(
        section.line(),
        2,
        () -> new RuleOption(
            section.name(), title, help, names.stream().map(this::value).toList()));
  }

  private RuleOption.Value value(String name) {
    return new RuleOption.Value(
        name,
        KeyedLines.text(section, VALUE + name + ".title").orElseGet(() -> KeyedLines.title(name)),
        KeyedLines.text(section, VALUE + name).orElse(LocalizedText.NONE));
  }
}
