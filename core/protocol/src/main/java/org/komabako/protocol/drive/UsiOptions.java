package org.komabako.protocol.drive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.EngineOption;

/** Reads what a USI engine says of itself between {@code usi} and {@code usiok}. */
final class UsiOptions {
  private static final Set<String> KEYWORDS = Set.of("type", "default", "min", "max", "var");
  private static final Set<String> VARIANTS = Set.of("USI_Variant", "UCI_Variant");

  private UsiOptions() {}

  static EngineIdentity read(List<String> lines) {
    Optional<String> name = Optional.empty();
    Map<String, EngineOption> options = new LinkedHashMap<>();
    List<String> variants = new ArrayList<>();
    Set<String> can = new java.util.LinkedHashSet<>();
    for (String line : lines) {
      if (line.startsWith("id name ")) {
        name = Optional.of(line.substring("id name ".length()).strip());
      } else if (line.startsWith("option name ")) {
        String own = words(line, "name").stream().findFirst().orElse("");
        if (VARIANTS.contains(own)) {
          variants.addAll(words(line, "var"));
          can.add(own);
        } else {
          option(own, line).ifPresent(option -> options.put(own, option));
        }
      }
    }
    implied("USI_Hash", options);
    implied("USI_Ponder", options);
    return new EngineIdentity(name, options, variants, can);
  }

  /** These two each engine takes, listed or not; not those that came from UCI and say it otherwise. */
  private static void implied(String name, Map<String, EngineOption> options) {
    String elsewhere = name.substring("USI_".length());
    if (!options.containsKey(name) && !options.containsKey(elsewhere)) {
      options.put(
          name,
          name.endsWith("Ponder")
              ? EngineOption.check(name, LocalizedText.same(name), false)
              : EngineOption.spin(name, LocalizedText.same(name), 64, 1, 1 << 20));
    }
  }

  /** What stands behind each occurrence of a keyword, up to the next keyword. */
  private static List<String> words(String line, String keyword) {
    List<String> found = new ArrayList<>();
    StringBuilder value = new StringBuilder();
    boolean wanted = false;
    for (String word : line.split("\\s+")) {
      if (KEYWORDS.contains(word) || word.equals("name") && value.isEmpty()) {
        if (wanted) {
          found.add(value.toString());
        }
        wanted = word.equals(keyword);
        value.setLength(0);
      } else if (wanted) {
        value.append(value.isEmpty() ? "" : " ").append(word);
      }
    }
    if (wanted) {
      found.add(value.toString());
    }
    return found;
  }

  private static Optional<EngineOption> option(String own, String line) {
    Optional<EngineOption.Kind> kind = words(line, "type").stream()
        .findFirst()
        .flatMap(type -> Arrays.stream(EngineOption.Kind.values())
            .filter(each -> each.name().equalsIgnoreCase(type))
            .findFirst());
    if (own.isEmpty() || kind.isEmpty()) {
      return Optional.empty();
    }
    String base = words(line, "default").stream().findFirst().orElse("");
    return Optional.of(new EngineOption(
        own.replace(' ', '_'),
        LocalizedText.same(own),
        kind.get(),
        base.equals("<empty>") ? "" : base,
        number(words(line, "min"), Long.MIN_VALUE),
        number(words(line, "max"), Long.MAX_VALUE),
        words(line, "var")));
  }

  private static long number(List<String> words, long otherwise) {
    try {
      return words.isEmpty() ? otherwise : Long.parseLong(words.get(0));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }
}
