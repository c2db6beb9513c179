package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Supplier;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/**
 * What the program knows of: the types of services that its bundles take from others. A bundle says so in its manifest by the
 * capability {@value #NAMESPACE}, whose attribute {@code service} is the type and whose other names the message that tells
 * people what that is. The jars that are shipped are read, also those of features that do not run now, so that a piece set
 * can be installed in the console.
 */
final class Whiteboards {
  /** The namespace of the capability. */
  static final String NAMESPACE = "komabako.whiteboard";

  private static final Logger LOG = System.getLogger(Whiteboards.class.getName());
  private static final Pattern CAPABILITY =
      Pattern.compile(NAMESPACE + ";([^,]*?)" + NAMESPACE + "(?::String)?=\"?([\\w.]+)\"?([^,]*)");
  private static final Pattern SERVICE =
      Pattern.compile("(?:^|;)service(?::String)?=\"?([\\w.$]+)\"?");
  private static final Pattern MESSAGES =
      Pattern.compile("OSGI-INF/l10n/[\\w.]+/messages_(\\w+)\\.properties");
  private static final Pattern CLAUSE = Pattern.compile("((?:[^,\"]|\"[^\"]*\")+)");

  private static final Pattern VERSION = Pattern.compile(";\\s*version=\"?([\\w.]+)");

  private final BundleContext context;
  private final Supplier<? extends Collection<Path>> jars;
  private @Nullable Shipped shipped;

  /** What the shipped jars say. */
  private static final class Shipped {
    private final Set<String> names = new HashSet<>();
    private final Map<String, String> packages = new HashMap<>();
    private final Map<String, LocalizedText> titles = new HashMap<>();
  }

  /** Of a framework, and of the jars that are shipped. */
  Whiteboards(BundleContext context, Supplier<? extends Collection<Path>> jars) {
    this.context = context;
    this.jars = jars;
  }

  /** What services are for people, by their types. */
  Map<String, LocalizedText> titles() {
    Map<String, LocalizedText> titles = new HashMap<>(shipped().titles);
    for (Bundle bundle : context.getBundles()) {
      String header = bundle.getHeaders().get(Constants.PROVIDE_CAPABILITY);
      services(header)
          .forEach((service, key) -> titles.computeIfAbsent(service, Whiteboards::simple));
    }
    return titles;
  }

  private static LocalizedText simple(String service) {
    return LocalizedText.same(service.substring(service.lastIndexOf('.') + 1));
  }

  /** Whether a bundle of that name is shipped, installed or not. */
  boolean isShipped(String symbolicName) {
    return shipped().names.contains(symbolicName);
  }

  /** The packages that shipped bundles export, with their versions. */
  Map<String, String> packages() {
    return Map.copyOf(shipped().packages);
  }

  /** Whether some packages would all be there if all features were installed, and are not all there now. */
  boolean waitFor(Set<String> packages) {
    Set<String> here = new HashSet<>();
    Arrays.stream(context.getBundles())
        .map(bundle -> bundle.getHeaders().get(Constants.EXPORT_PACKAGE))
        .forEach(header -> here.addAll(names(header)));
    Set<String> missing = new HashSet<>(packages);
    missing.removeAll(here);
    return !missing.isEmpty() && shipped().packages.keySet().containsAll(missing);
  }

  private synchronized Shipped shipped() {
    Shipped known = shipped;
    if (known == null) {
      known = new Shipped();
      for (Path jar : jars.get()) {
        read(jar, known);
      }
      shipped = known;
    }
    return known;
  }

  private static void read(Path file, Shipped shipped) {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      Attributes headers = manifest == null ? new Attributes() : manifest.getMainAttributes();
      Optional.ofNullable(headers.getValue(Constants.BUNDLE_SYMBOLICNAME))
          .ifPresent(name -> shipped.names.add(name.split(";", -1)[0].strip()));
      shipped.packages.putAll(versions(headers.getValue(Constants.EXPORT_PACKAGE)));
      Map<String, String> services = services(headers.getValue(Constants.PROVIDE_CAPABILITY));
      if (!services.isEmpty()) {
        Map<String, Map<String, String>> texts = texts(jar);
        services.forEach((service, key) -> shipped.titles.put(
            service,
            texts.containsKey(key)
                ? LocalizedText.of(Objects.requireNonNull(texts.get(key)))
                : simple(service)));
      }
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.getMessage());
    }
  }

  /** The keys of messages by types of services. */
  private static Map<String, String> services(@Nullable String header) {
    Map<String, String> services = new HashMap<>();
    Matcher capability = CAPABILITY.matcher(Objects.requireNonNullElse(header, ""));
    while (capability.find()) {
      Matcher service = SERVICE.matcher(capability.group(1) + ";" + capability.group(3));
      if (service.find()) {
        services.put(service.group(1), capability.group(2));
      }
    }
    return services;
  }

  /** The names of packages in a header, without what stands behind them. */
  static Set<String> names(@Nullable String header) {
    return versions(header).keySet();
  }

  private static Map<String, String> versions(@Nullable String header) {
    Map<String, String> versions = new HashMap<>();
    Matcher clause = CLAUSE.matcher(Objects.requireNonNullElse(header, ""));
    while (clause.find()) {
      Matcher version = VERSION.matcher(clause.group());
      String found = version.find() ? version.group(1) : "0";
      Stream.of(clause.group().split(";", -1))
          .map(String::strip)
          .takeWhile(part -> part.matches("[\\w.]+"))
          .forEach(name -> versions.put(name, found));
    }
    return versions;
  }

  /** The messages of a jar: by key, then by language. */
  private static Map<String, Map<String, String>> texts(JarFile jar) throws IOException {
    Map<String, Map<String, String>> texts = new HashMap<>();
    for (JarEntry entry : Collections.list(jar.entries())) {
      Matcher name = MESSAGES.matcher(entry.getName());
      if (name.matches()) {
        Properties file = new Properties();
        try (Reader in = new InputStreamReader(jar.getInputStream(entry), StandardCharsets.UTF_8)) {
          file.load(in);
        }
        file.stringPropertyNames()
            .forEach(key -> texts
                .computeIfAbsent(key, any -> new HashMap<>())
                .put(name.group(1).replace('_', '-'), file.getProperty(key)));
      }
    }
    texts.values().removeIf(languages -> !languages.containsKey("en"));
    return texts;
  }
}
