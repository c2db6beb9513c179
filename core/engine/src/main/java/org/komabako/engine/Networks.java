package org.komabako.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The networks that our own engine evaluates positions with. A variant may bring one in its bundle, one may have been
 * installed from a shelf, and one may have been trained or imported here; that one goes first, the bundle's last.
 * Without a network the engine plays by its hand-made evaluation.
 */
@ProviderType
public interface Networks {
  /** The kind of a network on a shelf; its name there is the key of its variant. */
  String SHELF_KIND = "komabako.network";

  /** Where a network comes from. */
  enum Source {
    /** It was trained or imported here. */
    OWN,
    /** It was installed from a shelf. */
    SHELF,
    /** The variant's bundle brings it. */
    BUNDLE,
    /** No network: the hand-made evaluation alone. */
    NONE
  }

  /**
   * A network that there is for a variant.
   *
   * @param source where it comes from
   * @param used whether the engine plays with it
   * @param bytes how large it is
   * @param origin how it was made, as it says itself
   */
  record Listed(Source source, boolean used, long bytes, String origin) {}

  /** The networks for a variant; those that do not fit its table are left out. */
  List<Listed> list(Rules rules);

  /**
   * Chooses which the engine plays with from the next game on; empty for what is best: its own if there is one, else that
   * from a shelf, else that of the bundle.
   *
   * @throws EngineException if there is none from there
   */
  void use(Rules rules, Optional<Source> source);

  /**
   * Writes one into a file.
   *
   * @throws EngineException if there is none from there
   * @throws org.komabako.base.message.FileException if the file cannot be written
   */
  void export(Rules rules, Source source, Path file);

  /**
   * Takes one from a file as the own network of a variant.
   *
   * @throws IllegalArgumentException if it is damaged or does not fit the table; the message says which
   * @throws org.komabako.base.message.FileException if the file cannot be read
   */
  void importFrom(Rules rules, Path file);

  /**
   * Goes back to the network that the last import, training or update has replaced; once more, forward. The own network
   * of a variant is meant; where there is none, the one from a shelf.
   *
   * @throws EngineException if nothing was replaced
   * @throws IllegalArgumentException if what was replaced is damaged or does not fit the table any more
   */
  void rollback(Rules rules);

  /**
   * Removes the own network of a variant; where there is none, the one from a shelf.
   *
   * @throws EngineException if there is none
   */
  void remove(Rules rules);
}
