package org.komabako.ui.workbench.services;

import java.util.List;
import java.util.Optional;
import org.komabako.engine.Engine;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.Networks;
import org.komabako.engine.OpeningBooks;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Library;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.Games;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The services below the client. They come and go at any time; ask each time, and not on the display
 * thread where the answer may take long.
 */
@ProviderType
public interface Services {
  /** The open games; empty while that bundle is away. */
  Optional<Games> games();

  /** The installed variants, by key. */
  List<Variant> variants();

  /** What variants are installed with; empty while that bundle is away. */
  Optional<VariantBundles> variantBundles();

  /** Where more variants can be had; empty while that bundle is away. */
  Optional<VariantShelf> variantShelf();

  /** What else extends the program; empty while that bundle is away. */
  Optional<Extensions> extensions();

  /** What is shipped; empty while that bundle is away. */
  Optional<Features> features();

  /** The installed engines, ours and foreign ones, by id. */
  List<Engine> engines();

  /** An installed engine. */
  default Optional<Engine> engine(String id) {
    return engines().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /** The engines that play in games; empty while that bundle is away. */
  Optional<Opponents> opponents();

  /** The list of foreign engines; empty while that bundle is away. */
  Optional<ForeignEngines> foreignEngines();

  /** The matches between engines; empty while that bundle is away. */
  Optional<Matches> matches();

  /** The library of games; empty while that bundle is away. */
  Optional<Library> library();

  /** The analyses of its games; empty while that bundle is away. */
  Optional<LibraryAnalyses> analyses();

  /** The opening books of our own engine; empty while that bundle is away. */
  Optional<OpeningBooks> books();

  /** The networks of our own engine; empty while that bundle is away. */
  Optional<Networks> networks();

  /** What trains them; empty while that bundle is away. */
  Optional<NetworkTraining> training();

  /**
   * Runs something, on any thread, each time that a service, a variant or an engine comes or goes.
   */
  AutoCloseable listen(Runnable change);
}
