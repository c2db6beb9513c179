package org.komabako.platform;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The bundles that variants arrive in: installs, updates and removes them while everything runs, and
 * remembers those installed by command over a restart.
 *
 * <p>A bundle is code, and runs with all that its user may do. {@link #install} and {@link #update} are
 * for those who were told so and asked for it; {@link #offer} is for what came without being asked for.
 */
@ProviderType
public interface VariantBundles {
  /**
   * A variant bundle, or a file that was refused as one.
   *
   * @param name the bundle's symbolic name, or the file name of what was refused
   * @param version the bundle's version; empty for what was refused
   * @param variants the keys of the variants that it provides now
   * @param source the file that it is used from
   * @param problem why it is not used; empty if it is
   * @param came where it came from, and what is known of it
   */
  record Entry(
      String name,
      String version,
      List<String> variants,
      String source,
      LocalizedText problem,
      Came came) {
    /** Of which nothing more is known. */
    public Entry(
        String name, String version, List<String> variants, String source, LocalizedText problem) {
      this(name, version, variants, source, problem, Came.UNKNOWN);
    }

    /** One that is used. */
    public Entry(String name, String version, List<String> variants, String source) {
      this(name, version, variants, source, LocalizedText.NONE);
    }

    /** Keeps an own copy. */
    public Entry {
      variants = List.copyOf(variants);
    }
  }

  /**
   * What is known of a jar without running it.
   *
   * @param origin the file or address that it was fetched from; empty if that was not now
   * @param digest SHA-256 of the file, in hexadecimal digits; empty if it is not known
   * @param signer who signed it, as the certificate says; empty if nobody did
   * @param remarks what its classes say they do that a variant does not need, like "uses the network"
   */
  record Came(String origin, String digest, String signer, List<LocalizedText> remarks) {
    /** Of which nothing is known. */
    public static final Came UNKNOWN = new Came("", "", "", List.of());

    /** Keeps an own copy. */
    public Came {
      remarks = List.copyOf(remarks);
    }
  }

  /** A jar that was fetched and looked into, and of which nothing has run. Closing it lets go of it. */
  @ProviderType
  interface Offer extends AutoCloseable {
    /** The bundle's symbolic name. */
    String name();

    /** The bundle's version. */
    String version();

    /** What people call the game, by the words of the jar itself; empty if it does not say. */
    default LocalizedText title() {
      return LocalizedText.NONE;
    }

    /** Where it came from, and what is known of it. */
    Came came();

    /** Whether the user has agreed to the same content before. */
    boolean isAgreed();

    /**
     * Installs it, or puts it in the place of the bundle of its name. That is remembered as agreed to.
     *
     * @param downgrade whether it may be older than the one in its place
     * @throws IllegalArgumentException as {@link VariantBundles#install} and {@link
     *     VariantBundles#update}
     */
    Entry accept(boolean downgrade);

    @Override
    void close();
  }

  /** All variant bundles, and the files in the watched folders that were refused with the reason. */
  List<Entry> list();

  /**
   * The bundles that came with the program and that the user has removed, each with the file that it would be used
   * from: to {@link #install} that brings it back.
   */
  List<Entry> removed();

  /**
   * The page about its rules that a variant brings in its jar, as Markdown: {@code README.ja.md} if there is one in the
   * language, else {@code README.md}. Empty if it brings none, or is not there.
   */
  default Optional<String> readme(String variant, Locale language) {
    return Optional.empty();
  }

  /**
   * Installs a variant bundle from a file or URL. It is copied into the user's data first.
   *
   * @throws IllegalArgumentException if it is refused: no jar, no bundle, no variant inside, too large, a
   *     variant or bundle that is installed already, for a newer Java, for another kernel; the
   *     message says which
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  Entry install(URI source);

  /**
   * Replaces an installed variant bundle by a new file of the same symbolic name. Its games are
   * suspended and go on with the new version.
   *
   * @param name the bundle's symbolic name or the key of a variant in it
   * @throws IllegalArgumentException as {@link #install}, and if the new one is older; the old bundle
   *     stays in use then
   */
  Entry update(String name, URI source);

  /**
   * The same with an older version, if that is wanted.
   *
   * @param downgrade whether an older version is taken
   */
  Entry update(String name, URI source, boolean downgrade);

  /**
   * Goes back to the version that was in use before the last update. Done again, it goes forward again.
   *
   * @param name the bundle's symbolic name or the key of a variant in it
   * @throws IllegalArgumentException if there was none, or it cannot be used any more
   */
  Entry rollback(String name);

  /** The version that {@link #rollback} goes back to; empty if there is none. */
  Optional<String> earlier(String name);

  /**
   * Fetches a jar and looks into it, for somebody who has to be asked first.
   *
   * @throws IllegalArgumentException if it is none that can be used
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  Offer offer(URI source);

  /**
   * Tries files of the user's again that were set aside or refused.
   *
   * @param name the name of the file or of the bundle in it
   * @return what has become of them
   * @throws IllegalArgumentException if there is none
   */
  List<Entry> retry(String name);

  /**
   * Removes a variant bundle, or a file that was refused or set aside. Its games are suspended.
   *
   * @param name the bundle's symbolic name, the key of a variant in it, or the name of the file
   * @throws IllegalArgumentException if there is none
   */
  void uninstall(String name);

  /**
   * Runs something after each change of {@link #list}, whoever made it, until closed. It is run by the
   * thread that made the change and must return at once.
   */
  Registration listen(Runnable change);
}
