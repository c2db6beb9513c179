package org.komabako.platform.internal.shelf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.platform.VariantShelf;
import org.komabako.varianttext.VariantHead;
import org.komabako.varianttext.VariantTexts;
import org.osgi.framework.Constants;
import org.osgi.framework.VersionRange;

/** Writes the index of a folder: the texts ({@code .variant}) and bundles ({@code .jar}) in it. */
public final class IndexWriter {
  static final String INDEX = "index.xml";
  static final String SIGNATURE = INDEX + ".sig";

  /** The namespace of what a variant is, by its key. */
  static final String VARIANT = "komabako.variant";

  /** Attributes that begin like this, with a language behind, are what people call it. */
  static final String TITLE = "title.";

  /** Attributes that begin like this, with a language behind, are a sentence about it. */
  static final String ABOUT = "about.";

  private static final String SPACE = "http://www.osgi.org/xmlns/repository/v1.0.0";
  private static final String PACKAGE = "osgi.wiring.package";
  private static final int LARGEST_TEXT = VariantTexts.LARGEST;

  /** A package of Import-Package: its names, and what stands behind. Commas may be in quotes. */
  private static final Pattern CLAUSE = Pattern.compile("((?:[^,\"]|\"[^\"]*\")+)");

  private static final Pattern RANGE = Pattern.compile(";\\s*version=\"?([^\";]+)\"?");

  private final XMLStreamWriter xml;

  private IndexWriter(XMLStreamWriter xml) {
    this.xml = xml;
  }

  /** The build writes the index of what is shipped: a folder, and a file with a key if there is one. */
  public static void main(String[] args) {
    Path folder = Path.of(args[0]);
    byte[] index = write(folder);
    if (args.length > 1 && !args[1].isBlank()) {
      sign(folder, index, Path.of(args[1]));
    }
  }

  /** Signs the index of a folder. */
  static void sign(Path folder, byte[] index, Path key) {
    WholeFile.write(folder.resolve(SIGNATURE), Signatures.sign(index, key));
  }

  /**
   * Writes the index of a folder into it.
   *
   * @throws FileException if a file cannot be read or the index not written
   * @throws IllegalArgumentException if a file is not what its name says
   */
  static byte[] write(Path folder) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Stream<Path> files = Files.list(folder)) {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory()
          .createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("repository");
      xml.writeDefaultNamespace(SPACE);
      xml.writeAttribute("name", String.valueOf(folder.toAbsolutePath().getFileName()));
      IndexWriter writer = new IndexWriter(xml);
      for (Path file : files.sorted().toList()) {
        writer.file(file);
      }
      xml.writeCharacters("\n");
      xml.writeEndDocument();
      xml.close();
      Files.deleteIfExists(folder.resolve(SIGNATURE));
    } catch (IOException e) {
      throw FileException.unreadable(folder, e);
    } catch (XMLStreamException e) {
      throw new AssertionError("it is written into memory", e);
    }
    WholeFile.write(folder.resolve(INDEX), bytes.toByteArray());
    return bytes.toByteArray();
  }

  private void file(Path file) throws XMLStreamException {
    String name = String.valueOf(file.getFileName());
    if (name.endsWith(".variant")) {
      text(file, name);
    } else if (name.endsWith(".jar")) {
      jar(file, name);
    }
  }

  private void text(Path file, String name) throws XMLStreamException {
    byte[] bytes = bytes(file);
    VariantHead head = VariantTexts.head(VariantTexts.text(bytes));
    begin(head.key(), head.version(), VariantShelf.TEXT);
    content(name, bytes, "text/plain");
    Map<String, String> said = new LinkedHashMap<>();
    said.put(VARIANT, head.key());
    head.name().texts().forEach((language, text) -> said.put(TITLE + language, text));
    head.pages().forEach((tag, page) -> {
      String language = tag.isEmpty() ? "en" : tag;
      String sentence = PageSummary.of(page, language);
      if (!sentence.isEmpty()) {
        said.put(ABOUT + language, sentence);
      }
    });
    head.base().ifPresent(base -> said.put("extends", base));
    capability(VARIANT, said);
    VersionRange range = new VersionRange("[" + VariantTexts.FORMAT + "," + nextMajor() + ")");
    requirement(
        PACKAGE,
        "(&(" + PACKAGE + "=org.komabako.varianttext)" + range.toFilterString("version") + ")");
    if (head.base().isPresent()) {
      requirement(VARIANT, "(" + VARIANT + "=" + head.base().get() + ")");
    }
    xml.writeEndElement();
  }

  private static int nextMajor() {
    return org.osgi.framework.Version.parseVersion(VariantTexts.FORMAT).getMajor() + 1;
  }

  private void jar(Path file, String name) throws XMLStreamException {
    Attributes headers = headers(file);
    String symbolicName = headers.getValue(Constants.BUNDLE_SYMBOLICNAME);
    if (symbolicName == null) {
      return;
    }
    String version = Objects.requireNonNullElse(headers.getValue(Constants.BUNDLE_VERSION), "0");
    begin(symbolicName.split(";", -1)[0].strip(), version, VariantShelf.JAR);
    content(name, bytes(file), "application/java-archive");
    Map<String, String> said = new LinkedHashMap<>();
    plain(headers, Constants.BUNDLE_NAME).ifPresent(text -> said.put(TITLE + "en", text));
    plain(headers, Constants.BUNDLE_DESCRIPTION).ifPresent(text -> said.put(ABOUT + "en", text));
    if (!said.isEmpty()) {
      capability("komabako.bundle", said);
    }
    Matcher exported = clauses(headers, Constants.EXPORT_PACKAGE);
    while (exported.find()) {
      String clause = exported.group().strip();
      capability(PACKAGE, Map.of(PACKAGE, clause.split(";", -1)[0], "version", range(clause)));
    }
    Matcher imported = clauses(headers, Constants.IMPORT_PACKAGE);
    while (imported.find()) {
      imported(imported.group().strip());
    }
    xml.writeEndElement();
  }

  /** A header that stands there itself, not in a file of each language. */
  private static Optional<String> plain(Attributes headers, String header) {
    return Optional.ofNullable(headers.getValue(header)).filter(text -> !text.startsWith("%"));
  }

  private static Matcher clauses(Attributes headers, String header) {
    return CLAUSE.matcher(Objects.requireNonNullElse(headers.getValue(header), ""));
  }

  private static String range(String clause) {
    Matcher range = RANGE.matcher(clause);
    return range.find() ? range.group(1) : "0";
  }

  private void imported(String clause) throws XMLStreamException {
    if (!clause.contains("resolution:=optional")) {
      String filter = new VersionRange(range(clause)).toFilterString("version");
      requirement(PACKAGE, "(&(" + PACKAGE + "=" + clause.split(";", -1)[0] + ")" + filter + ")");
    }
  }

  private static Attributes headers(Path file) {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      return manifest == null ? new Attributes() : manifest.getMainAttributes();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return org.komabako.base.RegularFiles.read(
          file, file.toString().endsWith(".jar") ? (int) IndexReader.LARGEST : LARGEST_TEXT);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private void begin(String name, String version, String kind) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("resource");
    element("capability", IndexReader.IDENTITY, () -> {
      attribute(IndexReader.IDENTITY, "", name);
      attribute("type", "", kind);
      attribute("version", "Version", version);
    });
  }

  private void content(String name, byte[] bytes, String mime) throws XMLStreamException {
    element("capability", IndexReader.CONTENT, () -> {
      attribute(IndexReader.CONTENT, "", Signatures.digest(bytes));
      attribute(
          "url", "", java.net.URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20"));
      attribute("size", "Long", String.valueOf(bytes.length));
      attribute("mime", "", mime);
    });
  }

  private void capability(String namespace, Map<String, String> attributes)
      throws XMLStreamException {
    element("capability", namespace, () -> {
      for (Map.Entry<String, String> each : new TreeMap<>(attributes).entrySet()) {
        String name = each.getKey();
        attribute(name, name.equals("version") ? "Version" : "", each.getValue());
      }
    });
  }

  private void requirement(String namespace, String filter) throws XMLStreamException {
    element("requirement", namespace, () -> {
      xml.writeEmptyElement("directive");
      xml.writeAttribute("name", "filter");
      xml.writeAttribute("value", filter);
    });
  }

  /** What stands within an element. */
  private interface Content {
    void write() throws XMLStreamException;
  }

  private void element(String element, String namespace, Content content)
      throws XMLStreamException {
    xml.writeCharacters("\n    ");
    xml.writeStartElement(element);
    xml.writeAttribute("namespace", namespace);
    content.write();
    xml.writeEndElement();
  }

  private void attribute(String name, String type, String value) throws XMLStreamException {
    xml.writeEmptyElement("attribute");
    xml.writeAttribute("name", name);
    if (!type.isEmpty()) {
      xml.writeAttribute("type", type);
    }
    xml.writeAttribute("value", value);
  }
}
