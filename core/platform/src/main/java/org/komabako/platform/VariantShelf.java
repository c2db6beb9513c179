package org.komabako.platform;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.Variant;
import org.osgi.annotation.versioning.ProviderType;
import org.osgi.framework.Version;

/**
 * Where variants and other things can be had from by name: folders and addresses that have an index. No network is asked before
 * {@link #look} is called, and of an item nothing is fetched before it is asked for.
 */
@ProviderType
public interface VariantShelf {
  /** The kind of a variant that is a text. */
  String TEXT = "komabako.variant";

  /** The kind of a variant that is a jar. */
  String JAR = "osgi.bundle";

  /** The kind of a bundle that brings no variant. */
  String EXTENSION = "komabako.extension";

  /** The kinds of variants. */
  Set<String> VARIANTS = Set.of(TEXT, JAR);

  /** Who stands for an index. */
  enum Trust {
    /** The program: it came with it, or is signed with the key of what came with it. */
    OURS,
    /** Somebody whose key the user trusts. */
    TRUSTED,
    /** Somebody whose key the user has not been asked about yet. */
    FOREIGN,
    /** Nobody. */
    UNSIGNED;

    /** Whether the user has to be asked before something is installed. */
    public boolean asks() {
      return this == FOREIGN || this == UNSIGNED;
    }
  }

  /**
   * A folder or address that was looked at.
   *
   * @param address where it is
   * @param trust who stands for it
   * @param key the SHA-256 of the key that it is signed with; empty if it is not
   * @param problems why it cannot be used, or what in it cannot
   */
  record Source(URI address, Trust trust, String key, List<LocalizedText> problems) {
    /** Keeps an own copy. */
    public Source {
      problems = List.copyOf(problems);
    }

    /** Whether another is of the same hand. */
    public boolean isOf(Source other) {
      return trust == Trust.OURS ? other.trust == Trust.OURS : sameHand(other);
    }

    private boolean sameHand(Source other) {
      return key.isEmpty() ? address.equals(other.address) : key.equals(other.key);
    }
  }

  /**
   * Something to be had.
   *
   * @param source where it is
   * @param name of the bundle; for a text the key of the variant
   * @param version the newest that fits this program, else the newest
   * @param kind {@link #TEXT}, {@link #JAR}, {@link #EXTENSION} or another
   * @param title what people call it; empty if the index does not say
   * @param about a sentence about it; empty if the index does not say
   * @param place its file
   * @param digest SHA-256 of its file, in hexadecimal digits
   * @param size of its file in bytes
   * @param installed the version that is installed; empty if none is
   * @param before what is installed before it because it needs that
   * @param beside what is taken along with it
   * @param problem why it cannot be installed; empty if it can
   */
  record Item(
      Source source,
      String name,
      String version,
      String kind,
      LocalizedText title,
      LocalizedText about,
      URI place,
      String digest,
      long size,
      String installed,
      List<Item> before,
      List<Item> beside,
      LocalizedText problem) {
    /** Keeps own copies. */
    public Item {
      before = List.copyOf(before);
      beside = List.copyOf(beside);
    }

    /** Whether it is a variant, in whatever form. */
    public boolean isVariant() {
      return VARIANTS.contains(kind);
    }

    /** Whether it is newer than another version; everything is newer than none. */
    public boolean isNewerThan(String other) {
      return other.isEmpty()
          || Version.parseVersion(version).compareTo(Version.parseVersion(other)) > 0;
    }
  }

  /**
   * What there was when all sources were looked at.
   *
   * @param sources all of them
   * @param items by name; one name of a kind stands twice only if it is in sources of different hands
   */
  record Seen(List<Source> sources, List<Item> items) {
    /** Keeps an own copy. */
    public Seen {
      sources = List.copyOf(sources);
      items = List.copyOf(items);
    }
  }

  /** The folders and addresses that are looked at, as the user wrote them. */
  List<String> sources();

  /**
   * Chooses what is looked at.
   *
   * @param sources folders ({@code file:}) and addresses ({@code https:}); none for the folder that came with the
   *     program
   * @throws RequestException if one of them cannot be a source
   */
  void use(List<String> sources);

  /** Looks at all sources now. */
  default Seen look() {
    return look(sources());
  }

  /** Looks at some sources now. What is wrong with one of them is told in it, and the others are there. */
  Seen look(List<String> sources);

  /**
   * The newest that can be had under a name. Where it is in sources of different people it is the one of those from whom it
   * was installed.
   *
   * @param kinds of which it is to be one
   * @param from the source that it is to be from
   * @throws RequestException if there is none, none that can be installed, or more than one; the message says which
   */
  Item require(Seen seen, String name, Set<String> kinds, Optional<String> from);

  /** What people call a kind; the kind itself while nobody knows it. */
  LocalizedText titleOf(String kind);

  /**
   * What is newer than what is installed, and can be installed. Of what is in sources of different people only that of
   * those from whom it was installed.
   */
  List<Item> newer(Seen seen);

  /**
   * The variant of an item, read without installing it. Empty if that would need to run its code.
   *
   * @throws IllegalArgumentException if it is not what the index says, or no variant
   * @throws java.io.UncheckedIOException if it cannot be had
   */
  Optional<Variant> read(Item item);

  /**
   * Installs an item, or puts it in the place of the one of its name. What lies beside it is taken along; why that cannot be
   * done is a remark in the answer.
   *
   * @param trusted whether the user has agreed, where the source {@linkplain Trust#asks() asks}; a key is remembered
   * @throws IllegalArgumentException as {@link VariantBundles#install}, if it is not what the index says, and if
   *     nobody has agreed; what was installed is as it was
   * @throws java.io.UncheckedIOException if it cannot be had
   */
  VariantBundles.Entry install(Item item, boolean trusted);

  /**
   * Makes a folder a source: writes the index of what is in it, and its signature.
   *
   * @param key a file with a private Ed25519 key (PKCS 8, PEM), if it is to be signed
   * @return how many things it names
   */
  int write(Path folder, Optional<Path> key);
}
