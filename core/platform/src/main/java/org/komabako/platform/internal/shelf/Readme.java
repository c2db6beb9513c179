package org.komabako.platform.internal.shelf;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.osgi.framework.Bundle;

/** The page about its rules that a variant's bundle carries. */
public final class Readme {
  private static final Logger LOG = System.getLogger(Readme.class.getName());

  /** What is longer is cut: it comes from foreign hands. */
  private static final int MOST = 1 << 18;

  /** How far into a page its head is looked for. */
  private static final int MOST_HEAD = 1 << 10;

  private static final String ENGLISH = Locale.ENGLISH.toLanguageTag();

  private static final int MOST_TITLE = 60;

  private static final Pattern PAGE = Pattern.compile("README(?:\\.([a-z]{2}))?\\.md");
  private static final Pattern HEAD = Pattern.compile("(?m)^# +([^\\n(]*[^\\n( ])");

  private Readme() {}

  /** The name of the page in a language; that of the English one is empty. */
  public static String name(String language) {
    return language.isEmpty() ? "README.md" : "README." + language + ".md";
  }

  /** In the language if there is one, else in English; none of the bundle's code runs. */
  public static Optional<String> of(Bundle bundle, Locale language) {
    return Stream.of(name(language.getLanguage()), name(""))
        .flatMap(name -> Optional.ofNullable(bundle.getEntry(name)).stream())
        .findFirst()
        .flatMap(Readme::read);
  }

  /** What the pages of a jar have as their heads, without what stands there in brackets; empty if there is no page. */
  public static LocalizedText title(JarFile jar) throws IOException {
    Map<String, String> titles = new HashMap<>();
    pages(jar)
        .forEach((language, page) -> title(page).ifPresent(title -> titles.put(language, title)));
    return titles.containsKey(ENGLISH) ? LocalizedText.of(titles) : LocalizedText.NONE;
  }

  /** The head of a page. */
  static Optional<String> title(String page) {
    Matcher head = HEAD.matcher(page);
    return head.find() ? Optional.of(SafeText.line(head.group(1), MOST_TITLE)) : Optional.empty();
  }

  /** How the pages of a jar begin, by the tag of their language. */
  static Map<String, String> pages(JarFile jar) throws IOException {
    Map<String, String> pages = new TreeMap<>();
    for (JarEntry entry : Collections.list(jar.entries())) {
      Matcher page = PAGE.matcher(entry.getName());
      if (page.matches()) {
        try (InputStream in = jar.getInputStream(entry)) {
          pages.put(Objects.requireNonNullElse(page.group(1), ENGLISH), text(in, MOST_HEAD));
        }
      }
    }
    return pages;
  }

  private static String text(InputStream in, int most) throws IOException {
    return SafeText.lines(new String(in.readNBytes(most), StandardCharsets.UTF_8));
  }

  private static Optional<String> read(URL page) {
    try (InputStream in = page.openStream()) {
      return Optional.of(text(in, MOST));
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", page, e.toString());
      return Optional.empty();
    }
  }
}
