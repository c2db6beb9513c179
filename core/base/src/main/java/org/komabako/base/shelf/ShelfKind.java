package org.komabako.base.shelf;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A kind of thing that lies on shelves: texts of variants, bundles, networks. Whoever can install one registers this as an
 * OSGi service. The shelf asks it each time and holds nothing of it: while the service is away, what is of its kind is shown
 * and cannot be installed.
 *
 * <p>All methods may be called by any thread, and may take as long as they need.
 */
@ConsumerType
public interface ShelfKind {
  /** What the attributes of a {@link Part} begin with, a language tag behind it, that say what people call a thing. */
  String TITLE = "title.";

  /** What the attributes of a {@link Part} begin with, a language tag behind it, that are a sentence about a thing. */
  String ABOUT = "about.";

  /** The namespace, and its only attribute, of what goes along with the variant that has this key. */
  String BESIDE = "komabako.beside";

  /** The type of the identity in an index. No two kinds have the same. */
  String type();

  /** What the names of its files end with, like {@code .net}; another kind may have the same. */
  String suffix();

  /** What people call one, within a sentence. */
  LocalizedText title();

  /**
   * What an index says of a file.
   *
   * @return empty if it is none of this kind
   * @throws IllegalArgumentException if it was to be one and is damaged; the message says how
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  Optional<ShelfEntry> describe(Path file);

  /** The versions of what is installed, by name. */
  Map<String, String> installed();

  /**
   * Installs a file, or puts it in the place of what is installed under its name.
   *
   * @param file its digest is what the index says; nothing else is known of it. It is gone afterwards
   * @param name what the index says that it is
   * @param version what the index says that it is
   * @throws IllegalArgumentException if it is something else, or cannot be used; what was installed is as it was
   * @throws java.io.UncheckedIOException if it cannot be read or written
   */
  Done install(Path file, String name, String version);

  /**
   * What was installed.
   *
   * @param source the file that it is used from now
   * @param remarks what whoever has installed it is told
   */
  record Done(String source, List<LocalizedText> remarks) {
    /** Keeps an own copy. */
    public Done {
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * A capability or a requirement in an index.
   *
   * @param namespace of it
   * @param attributes of it; a requirement has the only one {@code filter}
   */
  record Part(String namespace, Map<String, String> attributes) {
    /** Keeps an own copy. */
    public Part {
      attributes = Map.copyOf(attributes);
    }

    /** A requirement. */
    public static Part requirement(String namespace, String filter) {
      return new Part(namespace, Map.of("filter", filter));
    }
  }
}
