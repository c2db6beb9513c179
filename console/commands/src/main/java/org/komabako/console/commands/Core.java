package org.komabako.console.commands;

import org.komabako.engine.NetworkTraining;
import org.komabako.engine.Networks;
import org.komabako.engine.OpeningBooks;
import org.komabako.grid.Grid;
import org.komabako.library.Library;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.Variants;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.Games;

/**
 * The services below the commands. They come and go, so commands ask each time; a service that is
 * away is told in one sentence.
 */
public interface Core {
  /** How many threads a command may ask for at most. */
  int MOST_THREADS = 256;

  /**
   * The open games.
   *
   * @throws IllegalStateException if the service is away; the message says so to the user
   */
  Games games();

  /**
   * The installed variants.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Variants variants();

  /**
   * The bundles that variants come in.
   *
   * @throws IllegalStateException as {@link #games}
   */
  VariantBundles bundles();

  /**
   * Where variants can be had from.
   *
   * @throws IllegalStateException as {@link #games}
   */
  VariantShelf shelf();

  /**
   * What extends the program besides variants.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Extensions extensions();

  /**
   * What is shipped.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Features features();

  /**
   * The foreign engines.
   *
   * @throws IllegalStateException as {@link #games}
   */
  ForeignEngines foreignEngines();

  /**
   * The engines that play in games.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Opponents opponents();

  /**
   * The matches between engines.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Matches matches();

  /**
   * The library of games.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Library library();

  /**
   * The networks of our own engine.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Networks networks();

  /**
   * What trains them.
   *
   * @throws IllegalStateException as {@link #games}
   */
  NetworkTraining training();

  /**
   * The opening books of our own engine.
   *
   * @throws IllegalStateException as {@link #games}
   */
  OpeningBooks books();

  /**
   * The machines that share work.
   *
   * @throws IllegalStateException as {@link #games}
   */
  Grid grid();

  /**
   * The analyses of games of the library.
   *
   * @throws IllegalStateException as {@link #games}
   */
  LibraryAnalyses analyses();
}
