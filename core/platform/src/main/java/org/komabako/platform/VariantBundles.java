package org.komabako.platform;

import java.net.URI;
import java.util.List;
import org.komabako.kernel.variant.Text;

/**
 * The bundles that variants arrive in: installs, updates and removes them while everything runs, and
 * remembers those installed by command over a restart.
 */
public interface VariantBundles {
  /**
   * A variant bundle, or a file that was refused as one.
   *
   * @param name the bundle's symbolic name, or the file name of what was refused
   * @param version the bundle's version; empty for what was refused
   * @param variants the keys of the variants that it provides now
   * @param source where it came from
   * @param problem why it is not used; empty if it is
   */
  record Entry(String name, String version, List<String> variants, String source, Text problem) {
    /** One that is used. */
    public Entry(String name, String version, List<String> variants, String source) {
      this(name, version, variants, source, Text.NONE);
    }

    /** Keeps an own copy. */
    public Entry {
      variants = List.copyOf(variants);
    }
  }

  /** All variant bundles, and the files in the watched folders that were refused with the reason. */
  List<Entry> list();

  /**
   * Installs a variant bundle from a file or URL. It is copied into the user's data first.
   *
   * @throws IllegalArgumentException if it is refused: no jar, no bundle, no variant inside, a
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
   * @throws IllegalArgumentException as {@link #install}; the old bundle stays in use then
   */
  Entry update(String name, URI source);

  /**
   * Removes a variant bundle. Its games are suspended.
   *
   * @param name the bundle's symbolic name or the key of a variant in it
   * @throws IllegalArgumentException if there is none
   */
  void uninstall(String name);

  /**
   * Runs something after each change of {@link #list}, whoever made it, until closed. It is run by the
   * thread that made the change and must return at once.
   */
  AutoCloseable listen(Runnable change);
}
