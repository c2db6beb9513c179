package org.komabako.protocol.drive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineOption.Kind;

/** Reads the {@code feature} lines of a CECP engine. */
final class CecpOptions {
  /** Options that are commands of their own in CECP. */
  static final String MEMORY = "memory";

  static final String CORES = "cores";

  /** The commands {@code hard} and {@code easy}, which each engine takes. */
  static final String PONDER = "ponder";

  private static final Pattern FEATURE =
      Pattern.compile("([a-zA-Z]+)=(?:\"([^\"]*)\"|'([^']*)'|(\\S+))");
  private static final Pattern OPTION = Pattern.compile("(.+?) -(\\w+)\\s*(.*)");

  private CecpOptions() {}

  static EngineIdentity read(List<String> lines) {
    Optional<String> name = Optional.empty();
    Map<String, EngineOption> options = new LinkedHashMap<>();
    List<String> variants = new ArrayList<>();
    Set<String> can = new LinkedHashSet<>();
    for (String line : lines) {
      Matcher feature = FEATURE.matcher(line.startsWith("feature ") ? line : "");
      while (feature.find()) {
        String value = value(feature);
        switch (feature.group(1)) {
          case "myname" -> name = Optional.of(value);
          case "variants" -> variants.addAll(List.of(value.split("\\s*,\\s*")));
          case "option" -> option(value).ifPresent(each -> options.put(each.own, each.option));
          case "memory", "smp" -> {
            if (value.equals("1")) {
              EngineOption command = command(feature.group(1));
              options.put(command.name(), command);
            }
          }
          default -> {
            if (value.equals("1")) {
              can.add(feature.group(1));
            }
          }
        }
      }
    }
    options.put(
        PONDER,
        EngineOption.check(
            PONDER, Sentence.of(CecpOptions.class, "cecpOptions.thinkingOpponentTime"), false));
    return new EngineIdentity(name, options, variants, can);
  }

  private static String value(Matcher feature) {
    for (int group = 2; group <= 4; group++) {
      if (feature.group(group) != null) {
        return feature.group(group);
      }
    }
    return "";
  }

  private static EngineOption command(String feature) {
    return feature.equals(MEMORY)
        ? EngineOption.spin(
            MEMORY, Sentence.of(CecpOptions.class, "cecpOptions.megabytesMemory"), 64, 1, 1 << 20)
        : EngineOption.spin(
            CORES, Sentence.of(CecpOptions.class, "cecpOptions.processors"), 1, 1, 1024);
  }

  /** An option and the program's own name of it. */
  private record Named(String own, EngineOption option) {}

  /** {@code NAME -check 1}, {@code -spin 0 -200 200}, {@code -combo a /// *b}, {@code -string x}. */
  private static Optional<Named> option(String text) {
    Matcher matcher = OPTION.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String own = matcher.group(1);
    String rest = matcher.group(3).strip();
    EngineOption option = switch (matcher.group(2)) {
      case "check" -> EngineOption.check(name(own), LocalizedText.same(own), rest.equals("1"));
      case "spin", "slider" -> spin(own, rest.split("\\s+"));
      case "combo" -> combo(own, rest);
      case "button", "save", "reset" -> plain(own, Kind.BUTTON, "");
      case "file", "path" -> plain(own, Kind.FILENAME, rest);
      default -> plain(own, Kind.STRING, rest);
    };
    return Optional.of(new Named(own, option));
  }

  private static String name(String own) {
    return own.replace(' ', '_');
  }

  private static EngineOption plain(String own, Kind kind, String base) {
    return new EngineOption(name(own), LocalizedText.same(own), kind, base, 0, 0, List.of());
  }

  private static EngineOption spin(String own, String[] numbers) {
    boolean right = numbers.length == 3;
    for (String number : numbers) {
      right &= number.matches("-?\\d{1,18}");
    }
    return right
        ? EngineOption.spin(
            name(own),
            LocalizedText.same(own),
            Long.parseLong(numbers[0]),
            Long.parseLong(numbers[1]),
            Long.parseLong(numbers[2]))
        : plain(own, Kind.STRING, String.join(" ", numbers));
  }

  private static EngineOption combo(String own, String rest) {
    List<String> choices = new ArrayList<>();
    String base = "";
    for (String choice : rest.split("\\s*///\\s*")) {
      String plain = choice.startsWith("*") ? choice.substring(1) : choice;
      base = choice.startsWith("*") || base.isEmpty() ? plain : base;
      choices.add(plain);
    }
    return EngineOption.combo(name(own), LocalizedText.same(own), base, choices);
  }
}
