package org.komabako.platform;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Bundles that bring no variant but something else that the program knows of: piece sets, themes, parts of the window, file
 * formats, languages. They are kept in the user's data and used again at the next start, not in the safe mode.
 *
 * <p>A bundle is code, and runs with all that its user may do. {@link #install} and {@link #update} are for those who were
 * told so and asked for it; {@link #offer} is for what came without being asked for.
 */
@ProviderType
public interface Extensions {
  /**
   * An extension, or a file that cannot be used as one.
   *
   * @param name the bundle's symbolic name, or the name of the file where that is not known
   * @param version the bundle's version; empty where it is not known
   * @param brings what it brings, for people
   * @param source the file that it is used from
   * @param problem why it is not used now; empty if it is
   * @param came where it came from, and what is known of it
   */
  record Entry(
      String name,
      String version,
      List<LocalizedText> brings,
      String source,
      LocalizedText problem,
      VariantBundles.Came came) {
    /** Keeps an own copy. */
    public Entry {
      brings = List.copyOf(brings);
    }
  }

  /** A jar that was fetched and looked into, and of which nothing has run. Closing it lets go of it. */
  @ProviderType
  interface Offer extends AutoCloseable {
    /** The bundle's symbolic name. */
    String name();

    /** The bundle's version. */
    String version();

    /** What it says that it brings, for people. */
    List<LocalizedText> brings();

    /** Where it came from, and what is known of it. */
    VariantBundles.Came came();

    /** Whether the user has agreed to the same content before. */
    boolean isAgreed();

    /** The version that is installed; empty if none is. */
    Optional<String> installed();

    /**
     * Installs it, or puts it in the place of the extension of its name. That is remembered as agreed to.
     *
     * @param downgrade whether it may be older than the one in its place
     * @throws IllegalArgumentException as {@link Extensions#install} and {@link Extensions#update}
     */
    Entry accept(boolean downgrade);

    @Override
    void close();
  }

  /** All of them, by name, also those that are not used now. */
  List<Entry> list();

  /** Whether a file is a jar that brings no variant, so that it may be one of these. */
  boolean isExtension(Path file);

  /**
   * Installs one from a file or address. It is copied into the user's data first.
   *
   * @throws IllegalArgumentException if it is refused: no jar, no bundle, a variant inside, nothing that the program knows
   *     of, the name of a bundle of the program, installed already, does not start; the message says which
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  Entry install(URI source);

  /**
   * Replaces an installed one by a new file of the same symbolic name.
   *
   * @param downgrade whether an older version is taken
   * @throws IllegalArgumentException as {@link #install}, and if the new one is older; the old one stays in use then
   */
  Entry update(String name, URI source, boolean downgrade);

  /**
   * Puts the version before the last update in the place of one; once more, and that is undone.
   *
   * @throws IllegalArgumentException as {@link #update}, and if no earlier version is kept
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
   * Tries one again that was set aside or failed.
   *
   * @throws IllegalArgumentException if there is none of the name, or it fails again
   */
  Entry retry(String name);

  /**
   * Code of an extension begins to run where no time limit holds, as on the display thread; closed when it has come back. If the
   * program ends before that, the extension is set aside at the next start, or, where it has run before, the one after.
   *
   * @param name of the bundle; nothing is done for one that is none of these
   */
  Registration running(String name);

  /**
   * Removes one, used or not.
   *
   * @throws IllegalArgumentException if there is none of the name
   */
  void uninstall(String name);

  /**
   * Runs something after each change of {@link #list}, whoever made it, until closed. It is run by the thread that made the
   * change and must return at once.
   */
  Registration listen(Runnable change);
}
