package org.komabako.platform.internal.shelf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.komabako.base.RegularFiles;
import org.komabako.base.Signatures;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;

/** Writes the index of a folder: of each file in it that some kind knows. */
final class IndexWriter {
  static final String INDEX = "index.xml";
  static final String SIGNATURE = INDEX + ".sig";

  /** The namespace of what a variant is, by its key. */
  static final String VARIANT = "komabako.variant";

  private static final String SPACE = "http://www.osgi.org/xmlns/repository/v1.0.0";

  private final XMLStreamWriter xml;

  private IndexWriter(XMLStreamWriter xml) {
    this.xml = xml;
  }

  /** Signs the index of a folder. */
  static void sign(Path folder, byte[] index, Path key) {
    WholeFile.write(folder.resolve(SIGNATURE), Signatures.sign(index, key));
  }

  /**
   * Writes the index of a folder into it.
   *
   * @param kinds of what may be in it
   * @throws FileException if a file cannot be read or the index not written
   * @throws IllegalArgumentException if a file is not what its name says
   */
  static byte[] write(Path folder, List<ShelfKind> kinds) {
    byte[] bytes;
    try (Stream<Path> files = Files.list(folder)) {
      String name = String.valueOf(folder.toAbsolutePath().getFileName());
      bytes = index(name, files.sorted().toList(), kinds);
      Files.deleteIfExists(folder.resolve(SIGNATURE));
    } catch (IOException e) {
      throw FileException.unreadable(folder, e);
    }
    WholeFile.write(folder.resolve(INDEX), bytes);
    return bytes;
  }

  /**
   * An index of files of one folder.
   *
   * @throws FileException if a file cannot be read
   * @throws IllegalArgumentException if a file is not what its name says
   */
  static byte[] index(String name, List<Path> files, List<ShelfKind> kinds) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory()
          .createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("repository");
      xml.writeDefaultNamespace(SPACE);
      xml.writeAttribute("name", name);
      IndexWriter writer = new IndexWriter(xml);
      for (Path file : files) {
        writer.file(file, kinds);
      }
      xml.writeCharacters("\n");
      xml.writeEndDocument();
      xml.close();
      return bytes.toByteArray();
    } catch (XMLStreamException e) {
      throw new AssertionError("it is written into memory", e);
    }
  }

  private void file(Path file, List<ShelfKind> kinds) throws XMLStreamException {
    String name = String.valueOf(file.getFileName());
    for (ShelfKind each : kinds) {
      Optional<ShelfEntry> entry =
          name.endsWith(each.suffix()) ? each.describe(file) : Optional.empty();
      if (entry.isPresent()) {
        resource(file, name, each.type(), entry.get());
        return;
      }
    }
  }

  private void resource(Path file, String name, String type, ShelfEntry entry)
      throws XMLStreamException {
    begin(entry.name(), entry.version(), type);
    content(name, bytes(file), entry.mime());
    for (ShelfKind.Part part : entry.provides()) {
      capability(part.namespace(), part.attributes());
    }
    for (ShelfKind.Part part : entry.needs()) {
      requirement(part.namespace(), part.attributes().getOrDefault("filter", ""));
    }
    xml.writeEndElement();
  }

  private static byte[] bytes(Path file) {
    try {
      return RegularFiles.read(file, (int) IndexReader.LARGEST);
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
