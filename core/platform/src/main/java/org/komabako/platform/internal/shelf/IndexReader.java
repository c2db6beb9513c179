package org.komabako.platform.internal.shelf;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.Version;

/** Reads an index: XML as the OSGi Repository Service Specification (132.5) has it, of anybody. */
final class IndexReader {
  static final String IDENTITY = "osgi.identity";
  static final String CONTENT = "osgi.content";

  /** An index with more resources is none. */
  static final int MOST = 5_000;

  /** A file that is larger is not fetched. */
  static final long LARGEST = 64L << 20;

  private static final int LONGEST = 4_000;
  private static final int LONGEST_TOLD = 80;
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,127}");
  private static final Pattern DIGEST = Pattern.compile("[0-9a-fA-F]{64}");

  private final List<Resource> resources = new ArrayList<>();
  private final List<LocalizedText> problems = new ArrayList<>();
  private List<Resource.Capability> provides = new ArrayList<>();
  private List<Resource.Need> needs = new ArrayList<>();
  private Map<String, Object> attributes = new HashMap<>();
  private Map<String, String> directives = new HashMap<>();
  private String namespace = "";

  private IndexReader() {}

  /**
   * What an index says.
   *
   * @param resources those that can be used
   * @param problems what is wrong with the others
   */
  record Index(List<Resource> resources, List<LocalizedText> problems) {}

  /**
   * Reads it.
   *
   * @throws RequestException if it is none
   */
  static Index read(byte[] bytes) {
    try {
      return new IndexReader().index(bytes);
    } catch (XMLStreamException | IllegalStateException e) {
      String said = String.valueOf(e.getMessage());
      throw RequestException.of(IndexReader.class, "shelf.noIndex", SafeText.line(said, 200));
    }
  }

  private Index index(byte[] bytes) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    XMLStreamReader xml = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
    boolean repository = false;
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
        throw new XMLStreamException("it has a document type");
      } else if (event == XMLStreamConstants.START_ELEMENT) {
        repository |= xml.getLocalName().equals("repository");
        start(xml);
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        end(xml.getLocalName());
      }
    }
    if (!repository) {
      throw new XMLStreamException("no element repository");
    }
    return new Index(List.copyOf(resources), List.copyOf(problems));
  }

  private void start(XMLStreamReader xml) throws XMLStreamException {
    switch (xml.getLocalName()) {
      case "resource" -> {
        provides = new ArrayList<>();
        needs = new ArrayList<>();
      }
      case "capability", "requirement" -> {
        namespace = value(xml, "namespace");
        attributes = new HashMap<>();
        directives = new HashMap<>();
      }
      case "attribute" -> attributes.put(value(xml, "name"), typed(xml));
      case "directive" -> directives.put(value(xml, "name"), value(xml, "value"));
      default -> {
        // Later versions of the format may say more.
      }
    }
  }

  private static String value(XMLStreamReader xml, String name) throws XMLStreamException {
    String value = Objects.requireNonNullElse(xml.getAttributeValue(null, name), "");
    if (value.length() > LONGEST) {
      throw new XMLStreamException("a value has more than " + LONGEST + " letters");
    }
    return value;
  }

  private static Object typed(XMLStreamReader xml) throws XMLStreamException {
    String value = value(xml, "value");
    try {
      return switch (value(xml, "type")) {
        case "Version" -> Version.parseVersion(value);
        case "Long" -> Long.valueOf(value.strip());
        default -> value;
      };
    } catch (IllegalArgumentException e) {
      return value;
    }
  }

  private void end(String element) throws XMLStreamException {
    switch (element) {
      case "capability" -> provides.add(new Resource.Capability(namespace, Map.copyOf(attributes)));
      case "requirement" -> {
        boolean optional = "optional".equals(directives.get("resolution"));
        String effective = directives.getOrDefault("effective", "resolve");
        if (!optional && effective.equals("resolve")) {
          needs.add(new Resource.Need(namespace, directives.getOrDefault("filter", "")));
        }
      }
      case "resource" -> add();
      default -> {
        // Nothing ends here.
      }
    }
  }

  private void add() throws XMLStreamException {
    if (resources.size() + problems.size() >= MOST) {
      throw new XMLStreamException("it has more than " + MOST + " resources");
    }
    String name = said(IDENTITY, IDENTITY);
    if (!NAME.matcher(name).matches()) {
      refuse("shelf.wrongName", name);
      return;
    }
    Object version = find(IDENTITY, "version");
    if (!(version instanceof Version number)) {
      refuse("shelf.wrongVersion", name, String.valueOf(version));
      return;
    }
    String digest = said(CONTENT, CONTENT);
    if (!DIGEST.matcher(digest).matches()) {
      refuse("shelf.noDigest", name);
      return;
    }
    if (!(find(CONTENT, "size") instanceof Long size) || size < 0) {
      refuse("shelf.noSize", name);
    } else if (size > LARGEST) {
      refuse("shelf.tooLarge", name, LARGEST >> 20);
    } else if (needs.stream().anyMatch(need -> filter(need.filter()) == null)) {
      refuse("shelf.wrongFilter", name);
    } else {
      resources.add(new Resource(
          name,
          number,
          said(IDENTITY, "type"),
          said(CONTENT, "url"),
          digest.toLowerCase(java.util.Locale.ROOT),
          size,
          List.copyOf(provides),
          List.copyOf(needs)));
    }
  }

  private void refuse(String key, Object... parts) {
    Object[] told = java.util.Arrays.stream(parts)
        .map(part -> part instanceof String text ? SafeText.line(text, LONGEST_TOLD) : part)
        .toArray();
    problems.add(Sentence.of(IndexReader.class, key, told));
  }

  private String said(String namespace, String name) {
    return find(namespace, name) instanceof String text ? text : "";
  }

  private @Nullable Object find(String namespace, String name) {
    return provides.stream()
        .filter(each -> each.namespace().equals(namespace))
        .map(each -> each.attributes().get(name))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** The filter of a requirement; null if it is none. */
  static org.osgi.framework.@Nullable Filter filter(String text) {
    try {
      return FrameworkUtil.createFilter(text.isEmpty() ? "(!(komabako.nothing=*))" : text);
    } catch (InvalidSyntaxException e) {
      return null;
    }
  }
}
