package org.komabako.base.message;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The languages that the program speaks now: those of the files of messages that this module ships, and
 * those that {@linkplain #add came} from elsewhere while it runs. Safe for several threads. To add a language: one file of
 * messages, in a bundle or a fragment; {@code core/docs/contributing.md} says how.
 */
public final class Languages {
  /** Languages of more than two letters, and regions, are there when somebody adds them. */
  private static final List<Locale> SHIPPED = Stream.of(Locale.getISOLanguages())
      .filter(language -> MessageFiles.of(Languages.class).ships(language))
      .map(Locale::forLanguageTag)
      .toList();

  private static final List<Added> ADDED = new CopyOnWriteArrayList<>();
  private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

  // Not core/base's Listeners: that package speaks, so this one does not see it.
  private static final Logger LOG = System.getLogger(Languages.class.getName());

  private record Added(Locale language, Map<String, String> texts) {}

  private Languages() {}

  /** All of them: English, then the others by their tags. */
  public static List<Locale> all() {
    Set<Locale> others = new HashSet<>(SHIPPED);
    ADDED.forEach(each -> others.add(each.language()));
    others.remove(Locale.ENGLISH);
    List<Locale> all = new ArrayList<>(List.of(Locale.ENGLISH));
    others.stream().sorted(Comparator.comparing(Locale::toLanguageTag)).forEach(all::add);
    return all;
  }

  /** The nearest that is spoken: the language itself, else without its region, else English. */
  public static Locale nearest(Locale wanted) {
    return find(wanted.toLanguageTag()).orElse(Locale.ENGLISH);
  }

  /**
   * The one that is spoken for a tag, like {@code ja} or {@code pt-BR}; empty if there is none.
   *
   * @param tag also as in {@code LANG}, like {@code ja_JP.UTF-8}
   */
  public static Optional<Locale> find(String tag) {
    Locale wanted = Locale.forLanguageTag(tag.replaceAll("[.@].*", "").replace('_', '-'));
    List<Locale> all = all();
    return Stream.of(wanted, Locale.forLanguageTag(wanted.getLanguage()))
        .filter(all::contains)
        .findFirst();
  }

  /**
   * That of the user as his system tells it: {@code LC_ALL}, {@code LC_MESSAGES} or {@code LANG}, the
   * first that is set; where none is, that of the JVM.
   *
   * @param environment gives a variable, or null
   */
  public static Locale ofUser(UnaryOperator<@Nullable String> environment) {
    return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
        .map(environment)
        .filter(Objects::nonNull)
        .filter(value -> !value.isBlank())
        .findFirst()
        .map(value -> find(value).orElse(Locale.ENGLISH))
        .orElseGet(() -> nearest(Locale.getDefault(Locale.Category.DISPLAY)));
  }

  /** What a language calls itself, like {@code 日本語}; its tag where the JDK does not know. */
  public static String nameOf(Locale language) {
    String name = language.getDisplayName(language);
    return name.isEmpty() ? language.toLanguageTag() : name;
  }

  /**
   * Adds texts of a language until the answer is run. What a module says in a language itself comes
   * before them, what neither has is told in English.
   *
   * @param texts patterns by the keys of all modules
   */
  public static Runnable add(Locale language, Map<String, String> texts) {
    Added added = new Added(language, new HashMap<>(texts));
    ADDED.add(added);
    tell();
    return () -> {
      if (ADDED.removeIf(each -> each == added)) {
        tell();
      }
    };
  }

  /** Tells that texts have come or gone, in the thread that brought or took them, until the answer is run. */
  public static Runnable listen(Runnable changed) {
    Runnable listener = changed::run;
    LISTENERS.add(listener);
    return () -> LISTENERS.removeIf(each -> each == listener);
  }

  private static void tell() {
    for (Runnable each : LISTENERS) {
      try {
        each.run();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "a listener failed", e);
      }
    }
  }

  /** What was added for a key. */
  static Optional<String> added(String tag, String key) {
    return ADDED.stream()
        .filter(each -> each.language().toLanguageTag().equals(tag))
        .flatMap(each -> Optional.ofNullable(each.texts().get(key)).stream())
        .findFirst();
  }
}
