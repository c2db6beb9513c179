package org.komabako.varianttext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.komabako.base.SafeText;

/**
 * A part of a text: a head in brackets, and lines of a key and a value.
 *
 * @param kind what stands in brackets before the colon
 * @param name what stands behind it; empty if there is no colon
 * @param line the line of the head
 * @param entries the lines, in their order
 */
record Section(String kind, String name, int line, List<Entry> entries) {
  /**
   * A line.
   *
   * @param column where the value begins, from 1
   */
  record Entry(String key, String value, int line, int column) {}

  /** What a page ends before: Markdown has brackets too. */
  private static final Pattern HEAD =
      Pattern.compile("\\[\\s*(" + String.join("|", SectionRules.kinds()) + ")\\s*(:[^\\]]*)?\\]");

  /** Whether it is a page to read, whose lines are as they stand. */
  boolean isPage() {
    return kind.equals("readme");
  }

  /** The lines of a page. */
  String page() {
    return entries.stream().map(Entry::value).collect(Collectors.joining("\n")).strip();
  }

  /** The value of a key; the last one that is said. */
  Optional<Entry> find(String key) {
    return entries.stream().filter(each -> each.key().equals(key)).reduce((one, other) -> other);
  }

  /**
   * The sections of a text. A line that begins with {@code #} is a remark. The first equals sign with a blank on both
   * sides, else the first at all, stands between key and value; a value may be empty. A line that ends with a backslash
   * goes on in the next.
   *
   * @param faults takes what is wrong
   */
  static List<Section> read(String text, Faults faults) {
    List<Section> sections = new ArrayList<>();
    String[] lines = text.lines().toArray(String[]::new);
    for (int at = 0; at < lines.length; at++) {
      int number = at + 1;
      checkSigns(lines[at], number, faults);
      if (!sections.isEmpty()
          && sections.get(sections.size() - 1).isPage()
          && !isHead(lines[at].strip())) {
        sections.get(sections.size() - 1).entries().add(new Entry("", lines[at], number, 1));
        continue;
      }
      StringBuilder joined = new StringBuilder(lines[at]);
      while (joined.length() > 0 && joined.charAt(joined.length() - 1) == '\\') {
        joined.setLength(joined.length() - 1);
        if (at + 1 < lines.length) {
          at++;
          checkSigns(lines[at], at + 1, faults);
          joined.append(lines[at].strip());
        }
      }
      line(joined.toString(), number, sections, faults);
    }
    return sections;
  }

  private static boolean isHead(String line) {
    return line.startsWith("[") && HEAD.matcher(line).matches();
  }

  /** Control characters and what turns the order of reading is in no name. */
  private static void checkSigns(String line, int number, Faults faults) {
    if (line.chars().allMatch(each -> each == '\t' || each >= ' ' && each <= '~')) {
      return;
    }
    String blank = line.replace('\t', ' ');
    String safe = SafeText.line(blank);
    if (safe.equals(blank)) {
      return;
    }
    int at = 0;
    while (line.charAt(at) == '\t' || safe.charAt(at) == line.charAt(at)) {
      at++;
    }
    faults.add(number, at + 1, "variantText.sign", "U+%04X".formatted(line.codePointAt(at)));
  }

  /** Tells keys that are said again. */
  void checkKeys(Faults faults) {
    Map<String, Entry> first = new HashMap<>();
    for (Entry each : entries) {
      Entry before = first.putIfAbsent(each.key(), each);
      if (before != null) {
        faults.add(each.line(), 1, "variantText.again", each.key(), before.line());
      }
    }
  }

  private static void line(String line, int number, List<Section> sections, Faults faults) {
    String said = line.strip();
    if (said.isEmpty() || said.startsWith("#")) {
      return;
    }
    if (said.startsWith("[")) {
      if (!said.endsWith("]")) {
        faults.add(number, line.length(), "variantText.bracket");
        said += "]";
      }
      String[] head = said.substring(1, said.length() - 1).split(":", 2);
      sections.add(new Section(
          head[0].strip(), head.length > 1 ? head[1].strip() : "", number, new ArrayList<>()));
      return;
    }
    int equals = line.indexOf(" = ") >= 0 ? line.indexOf(" = ") + 1 : line.indexOf('=');
    if (equals < 0) {
      faults.add(number, 1, "variantText.noEquals", said);
    } else if (sections.isEmpty()) {
      faults.add(number, 1, "variantText.noSection", said);
    } else {
      String behind = line.substring(equals + 1);
      int blanks = behind.length() - behind.stripLeading().length();
      sections
          .get(sections.size() - 1)
          .entries()
          .add(new Entry(
              line.substring(0, equals).strip(), behind.strip(), number, equals + 2 + blanks));
    }
  }
}
