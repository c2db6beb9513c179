package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Format;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The messages of all modules: every language has the keys of English with the same arguments, and the
 * sources use each key and no other. A language that is added is found by its file.
 */
class MessagesIT {
  private static final Path ROOT = Path.of("..", "..");
  private static final Path FOLDER = Path.of("src", "main", "resources", "OSGI-INF", "l10n");
  private static final Pattern FILE = Pattern.compile("messages_(\\w+)\\.properties");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern SPOKEN = Pattern.compile("\\.class,\\s*\"([\\w.-]+)\"");
  private static final Pattern JAPANESE = Pattern.compile("[\\u3000-\\u9fff\\uff00-\\uffef]");

  private final List<String> wrong = new ArrayList<>();

  /** One module's messages. */
  private record Module(Path folder, TreeMap<String, Properties> languages) {
    Properties english() {
      return languages.get("en");
    }

    /** Those of the module; the bundles of the console speak from one file, which is in the lowest of them. */
    List<Path> sources() throws IOException {
      Path parent = folder.getParent();
      List<Path> folders = parent.endsWith("console")
          ? files(parent, "pom.xml").stream().map(Path::getParent).toList()
          : List.of(folder);
      List<Path> sources = new ArrayList<>();
      for (Path each : folders) {
        Path java = each.resolve(Path.of("src", "main", "java"));
        if (Files.isDirectory(java)) {
          sources.addAll(files(java, ".java"));
        }
      }
      return sources;
    }
  }

  private static List<Module> modules() throws IOException {
    List<Module> modules = new ArrayList<>();
    for (Path pom : files(ROOT, "pom.xml")) {
      Path folder = pom.getParent().resolve(FOLDER);
      if (Files.isDirectory(folder)) {
        modules.add(new Module(pom.getParent(), languages(folder)));
      }
    }
    return modules;
  }

  private static TreeMap<String, Properties> languages(Path folder) throws IOException {
    TreeMap<String, Properties> languages = new TreeMap<>();
    for (Path file : files(folder, ".properties")) {
      Matcher name = FILE.matcher(file.getFileName().toString());
      assertTrue(name.matches(), file::toString);
      Properties texts = new Properties();
      try (Reader reader = Files.newBufferedReader(file)) {
        texts.load(reader);
      }
      assertEquals(null, languages.put(name.group(1), texts), folder + ": one file a language");
    }
    return languages;
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(end))
          .filter(file -> !file.toString().contains("target"))
          .sorted()
          .toList();
    }
  }

  /** The numbers of the arguments that a pattern fills in, with those within a choice. */
  private static Set<String> arguments(String pattern) {
    Set<String> found = new TreeSet<>();
    MessageFormat format = new MessageFormat(pattern);
    Format[] kinds = format.getFormatsByArgumentIndex();
    Matcher matcher = Pattern.compile("\\{(\\d)").matcher(format.toPattern());
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    // A broken pattern throws here or above.
    format.format(Stream.generate(() -> 1).limit(kinds.length).toArray());
    return found;
  }

  @Test
  void everyLanguageHasTheSameKeysAndArguments() throws IOException {
    int found = 0;
    for (Module module : modules()) {
      Set<String> languages = module.languages().keySet();
      assertTrue(languages.containsAll(Set.of("en", "ja")), module.folder() + " has " + languages);
      for (String language : languages) {
        compare(module, language);
      }
      found += module.english().size();
    }
    assertEquals(List.of(), wrong);
    int keys = found;
    assertTrue(keys > 100, () -> "only " + keys + " messages are seen");
  }

  /** So that a language that comes from elsewhere is one file for all. */
  /** The keys are made from the number, so that nothing else sees which are there. */
  @Test
  void eachLevelOfOurEngineIsDescribed() throws IOException {
    Path engine = ROOT.resolve(
        Path.of("core/engine-search/src/main/java/org/komabako/engine/search/Level.java"));
    Matcher best = Pattern.compile("BEST = (\\d+);").matcher(Files.readString(engine));
    assertTrue(best.find());
    Set<String> levels = IntStream.rangeClosed(1, Integer.parseInt(best.group(1)))
        .mapToObj(level -> "engine.level." + level)
        .collect(Collectors.toSet());
    Set<String> described = modules().stream()
        .flatMap(module -> module.english().stringPropertyNames().stream())
        .filter(key -> key.startsWith("engine.level."))
        .collect(Collectors.toSet());
    assertEquals(levels, described);
  }

  @Test
  void noKeyIsOfTwoModules() throws IOException {
    Map<String, Path> found = new HashMap<>();
    for (Module module : modules()) {
      for (String key : module.english().stringPropertyNames()) {
        Path other = found.put(key, module.folder());
        if (other != null) {
          wrong.add(key + " is in " + other + " and " + module.folder());
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  private void compare(Module module, String language) {
    Properties english = module.english();
    Properties texts = module.languages().get(language);
    Set<String> all = new TreeSet<>(english.stringPropertyNames());
    all.addAll(texts.stringPropertyNames());
    for (String key : all) {
      String text = texts.getProperty(key);
      String what = module.folder() + " " + language + " " + key;
      if (text == null || !english.containsKey(key)) {
        wrong.add(what + " stands in one language only");
      } else if (text.isEmpty()) {
        wrong.add(what + " says nothing");
      } else if (!arguments(text).equals(arguments(english.getProperty(key)))) {
        wrong.add(what + " has other arguments than in English");
      } else if (apostrophe(text)) {
        wrong.add(what + " has a single apostrophe; it is doubled");
      }
    }
  }

  /** Within quotes stand braces alone; any other apostrophe was meant to be read. */
  private static boolean apostrophe(String text) {
    return text.replace("''", "").replaceAll("'[{}]+'", "").contains("'");
  }

  @Test
  void theSourcesUseEachKeyAndNoOther() throws IOException {
    for (Module module : modules()) {
      Set<String> used = new LinkedHashSet<>();
      for (Path source : module.sources()) {
        String java = Files.readString(source);
        LITERAL.matcher(java).results().forEach(literal -> used.add(literal.group(1)));
        SPOKEN
            .matcher(java)
            .results()
            .map(spoken -> spoken.group(1))
            .filter(key -> key.contains(".") && !module.english().containsKey(key))
            .forEach(key -> wrong.add(source + " speaks of " + key + ", which is no message"));
      }
      if (module.folder().endsWith("widgets")) {
        continue; // Its keys are put together, also by other modules; MessagesTest reads those.
      }
      module.english().stringPropertyNames().stream()
          .filter(key -> !used.contains(key) && used.stream().noneMatch(part -> begins(key, part)))
          .sorted()
          .forEach(key -> wrong.add(module.folder() + " never says " + key));
    }
    assertEquals(List.of(), wrong);
  }

  /** A key may be put together of its beginning, as {@code "side."}, and a name. */
  private static boolean begins(String key, String part) {
    return part.endsWith(".") && part.length() > 3 && key.startsWith(part);
  }

  /** What is said in the programs stands in the files of messages; tables bring their own names. */
  @Test
  void noSentenceStandsInTheSourcesOfAModuleThatHasMessages() throws IOException {
    String text = LITERAL + "(?:\\s*\\+\\s*" + LITERAL + ")*";
    Pattern pair = Pattern.compile(
        "(?:Sentence|RequestException|TextException|FileException|EngineException)\\.of\\(\\s*"
            + "(?:[\\w.()]+,\\s*)?" + text + "\\s*,\\s*" + text);
    for (Module module : modules()) {
      for (Path source : module.sources()) {
        String found = pair.matcher(Files.readString(source))
            .results()
            .map(match -> match.group())
            .filter(call -> JAPANESE.matcher(call).find())
            .collect(Collectors.joining("; "));
        if (!found.isEmpty()) {
          wrong.add(source + ": " + found);
        }
      }
    }
    assertEquals(List.of(), wrong);
  }
}
