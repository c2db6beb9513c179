package org.komabako.platform.internal.shelf;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.komabako.base.message.FileException;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.base.shelf.ShelfKind.Part;
import org.komabako.kernel.rules.Variant;
import org.osgi.framework.Constants;
import org.osgi.framework.VersionRange;

/** What an index says of a bundle, by its manifest. */
public final class DescribedJar {
  private static final String PACKAGE = "osgi.wiring.package";
  private static final String DESCRIPTOR = "module-info.class";
  private static final Pattern LANGUAGE =
      Pattern.compile("OSGI-INF/l10n/org\\.komabako/messages_(\\w{2,16})\\.properties");

  /** A package of Import-Package: its names, and what stands behind. Commas may be in quotes. */
  private static final Pattern CLAUSE = Pattern.compile("((?:[^,\"]|\"[^\"]*\")+)");

  private static final Pattern RANGE = Pattern.compile(";\\s*version=\"?([^\";]+)\"?");

  private final Attributes headers;
  private final Map<String, Properties> texts;
  private final Map<String, String> pages;

  /** @param pages how its pages begin, by language; that of a variant tells more than its headers, which tools write */
  private DescribedJar(
      Attributes headers, Map<String, Properties> texts, Map<String, String> pages) {
    this.headers = headers;
    this.texts = texts;
    this.pages = pages;
  }

  /**
   * What an index says of it.
   *
   * @param isExtension whether it is to be one that may bring something but no variant, or any other
   * @return empty if it is of the other sort, or no bundle
   * @throws FileException if it cannot be read
   */
  static Optional<ShelfEntry> of(Path file, boolean isExtension) {
    try (JarFile jar = new JarFile(file.toFile(), false)) {
      Manifest manifest = jar.getManifest();
      Attributes headers = manifest == null ? new Attributes() : manifest.getMainAttributes();
      return headers.getValue(Constants.BUNDLE_SYMBOLICNAME) != null
              && isExtension == isExtension(jar, headers)
          ? Optional.of(new DescribedJar(
                  headers, texts(jar, headers), isExtension ? Map.of() : Readme.pages(jar))
              .entry())
          : Optional.empty();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** It has code that runs when it starts, components or languages, and no variant. */
  private static boolean isExtension(JarFile jar, Attributes headers) throws IOException {
    return !hasVariant(jar)
        && (headers.getValue(Constants.BUNDLE_ACTIVATOR) != null
            || headers.getValue("Service-Component") != null
            || !languages(jar).isEmpty());
  }

  /** Whether a jar provides a variant. What cannot be read provides none. */
  public static boolean bringsVariant(Path file) {
    try (JarFile jar = new JarFile(file.toFile(), false)) {
      return hasVariant(jar);
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean hasVariant(JarFile jar) throws IOException {
    JarEntry descriptor = jar.getJarEntry(DESCRIPTOR);
    if (descriptor == null) {
      return false;
    }
    try (InputStream in = jar.getInputStream(descriptor)) {
      return ModuleDescriptor.read(in).provides().stream()
          .anyMatch(provides -> provides.service().equals(Variant.class.getName()));
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** The tags of the languages that a jar brings. */
  public static Set<String> languages(JarFile jar) {
    return Collections.list(jar.entries()).stream()
        .map(entry -> LANGUAGE.matcher(entry.getName()))
        .filter(Matcher::matches)
        .map(name -> name.group(1).replace('_', '-'))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private ShelfEntry entry() {
    String name =
        headers.getValue(Constants.BUNDLE_SYMBOLICNAME).split(";", -1)[0].strip();
    String version = Objects.requireNonNullElse(headers.getValue(Constants.BUNDLE_VERSION), "0");
    return new ShelfEntry(name, version, "application/java-archive", provides(), needs());
  }

  private List<Part> provides() {
    List<Part> provides = new ArrayList<>();
    Map<String, String> said = new LinkedHashMap<>();
    said(Constants.BUNDLE_NAME, ShelfKind.TITLE, said);
    said(Constants.BUNDLE_DESCRIPTION, ShelfKind.ABOUT, said);
    pages.forEach((language, page) -> {
      Readme.title(page).ifPresent(title -> said.put(ShelfKind.TITLE + language, title));
      said.put(ShelfKind.ABOUT + language, PageSummary.of(page, language));
    });
    if (!said.isEmpty()) {
      provides.add(new Part("komabako.bundle", said));
    }
    Matcher exported = clauses(Constants.EXPORT_PACKAGE);
    while (exported.find()) {
      String clause = exported.group().strip();
      provides.add(
          new Part(PACKAGE, Map.of(PACKAGE, clause.split(";", -1)[0], "version", range(clause))));
    }
    return provides;
  }

  /** A header stands there itself, or names what files have in each language. */
  private void said(String header, String prefix, Map<String, String> said) {
    String text = Objects.requireNonNullElse(headers.getValue(header), "");
    if (text.startsWith("%")) {
      texts.forEach((language, texts) -> {
        String found = texts.getProperty(text.substring(1));
        if (found != null) {
          said.put(prefix + language, found);
        }
      });
    } else if (!text.isEmpty()) {
      said.put(prefix + "en", text);
    }
  }

  /** What the bundle says in each language; that without a language is English. */
  private static Map<String, Properties> texts(JarFile jar, Attributes headers) throws IOException {
    String begin = Objects.requireNonNullElse(
        headers.getValue(Constants.BUNDLE_LOCALIZATION),
        Constants.BUNDLE_LOCALIZATION_DEFAULT_BASENAME);
    Pattern file = Pattern.compile(Pattern.quote(begin) + "(?:_(\\w{2,16}))?\\.properties");
    Map<String, Properties> texts = new TreeMap<>();
    for (JarEntry entry : Collections.list(jar.entries())) {
      Matcher name = file.matcher(entry.getName());
      if (name.matches()) {
        Properties found = new Properties();
        try (InputStream in = jar.getInputStream(entry);
            Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
          found.load(reader);
        } catch (IllegalArgumentException e) {
          throw new IOException(e);
        }
        String language = Objects.requireNonNullElse(name.group(1), "en").replace('_', '-');
        var unused = texts.putIfAbsent(language, found);
      }
    }
    return texts;
  }

  private Matcher clauses(String header) {
    return CLAUSE.matcher(Objects.requireNonNullElse(headers.getValue(header), ""));
  }

  private static String range(String clause) {
    Matcher range = RANGE.matcher(clause);
    return range.find() ? range.group(1) : "0";
  }

  private List<Part> needs() {
    List<Part> needs = new ArrayList<>();
    Matcher imported = clauses(Constants.IMPORT_PACKAGE);
    while (imported.find()) {
      String clause = imported.group().strip();
      if (!clause.contains("resolution:=optional")) {
        String filter = new VersionRange(range(clause)).toFilterString("version");
        needs.add(Part.requirement(
            PACKAGE, "(&(" + PACKAGE + "=" + clause.split(";", -1)[0] + ")" + filter + ")"));
      }
    }
    return needs;
  }
}
