package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.platform.VariantBundles.Came;
import org.komabako.platform.internal.shelf.DescribedJar;
import org.osgi.framework.Constants;

/**
 * What a jar says of itself that brings no variant. None of its code runs.
 *
 * @param jar as of any bundle
 * @param services the types of the services that its components provide
 * @param languages the tags of the languages that it brings
 * @param hasActivator whether it has code that runs when it starts and may register whatever it likes
 * @param packages those that have to be there
 */
record ExtensionJar(
    JarInspector jar,
    Set<String> services,
    Set<String> languages,
    boolean hasActivator,
    Set<String> packages) {
  private static final String COMPONENTS = "Service-Component";
  private static final int LARGEST_COMPONENT = 1 << 20;
  private static final int MOST_COMPONENTS = 1_000;
  private static final Pattern CLAUSE = Pattern.compile("((?:[^,\"]|\"[^\"]*\")+)");

  /** Keeps own copies. */
  ExtensionJar {
    services = Set.copyOf(services);
    languages = Set.copyOf(languages);
    packages = Set.copyOf(packages);
  }

  /**
   * Looks into a file.
   *
   * @throws IllegalArgumentException if it is none that can be used, or brings a variant
   */
  static ExtensionJar inspect(Path file) {
    JarInspector jar = JarInspector.inspect(file, false);
    String name = SafeText.line(String.valueOf(file.getFileName()));
    try (JarFile open = new JarFile(file.toFile(), false)) {
      Attributes headers = headers(open);
      return new ExtensionJar(
          jar,
          services(open, headers),
          DescribedJar.languages(open),
          headers.getValue(Constants.BUNDLE_ACTIVATOR) != null,
          packages(headers));
    } catch (XMLStreamException | IOException e) {
      throw RequestException.of(
          JarInspector.class,
          "jarInspector.joined",
          name,
          Sentence.of(
              JarInspector.class,
              "jarInspector.damaged",
              COMPONENTS,
              SafeText.line(String.valueOf(e.getMessage()), 200)));
    }
  }

  /** As {@link JarInspector#came}; also that it runs code when it starts. */
  Came came(String origin) {
    Came came = jar.came(origin);
    List<LocalizedText> remarks = new ArrayList<>();
    if (hasActivator) {
      remarks.add(Sentence.of(ExtensionJar.class, "extension.runs"));
    }
    remarks.addAll(came.remarks());
    return new Came(origin, came.digest(), came.signer(), remarks);
  }

  private static Attributes headers(JarFile jar) throws IOException {
    Manifest manifest = jar.getManifest();
    return manifest == null ? new Attributes() : manifest.getMainAttributes();
  }

  private static Set<String> packages(Attributes headers) {
    Matcher clause =
        CLAUSE.matcher(Objects.requireNonNullElse(headers.getValue(Constants.IMPORT_PACKAGE), ""));
    Set<String> packages = new HashSet<>();
    while (clause.find()) {
      if (!clause.group().contains("resolution:=optional")
          && !clause.group().contains("resolution:=\"optional\"")) {
        packages.addAll(Whiteboards.names(clause.group()));
      }
    }
    return packages;
  }

  /** The header names files, or all in a folder by a star. */
  private static Set<String> services(JarFile jar, Attributes headers)
      throws IOException, XMLStreamException {
    String header = Objects.requireNonNullElse(headers.getValue(COMPONENTS), "");
    List<Pattern> wanted = Stream.of(header.split(",", -1))
        .map(path -> path.split(";", -1)[0].strip())
        .filter(path -> !path.isEmpty())
        .limit(MOST_COMPONENTS)
        .map(path -> Pattern.compile(Stream.of(path.split("\\*", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining("[^/]*"))))
        .toList();
    Set<String> services = new TreeSet<>();
    int read = 0;
    for (JarEntry entry : Collections.list(jar.entries())) {
      boolean isWanted =
          wanted.stream().anyMatch(path -> path.matcher(entry.getName()).matches());
      if (isWanted && read++ < MOST_COMPONENTS) {
        try (InputStream in = jar.getInputStream(entry)) {
          services.addAll(services(in.readNBytes(LARGEST_COMPONENT)));
        }
      }
    }
    return services;
  }

  private static Set<String> services(byte[] component) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    XMLStreamReader xml =
        factory.createXMLStreamReader(new java.io.ByteArrayInputStream(component));
    Set<String> services = new TreeSet<>();
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals("provide")) {
        services.add(String.valueOf(xml.getAttributeValue(null, "interface")));
      }
    }
    return services;
  }
}
