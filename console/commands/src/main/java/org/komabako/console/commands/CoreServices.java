package org.komabako.console.commands;

import static org.osgi.service.component.annotations.ReferenceCardinality.OPTIONAL;
import static org.osgi.service.component.annotations.ReferencePolicy.DYNAMIC;
import static org.osgi.service.component.annotations.ReferencePolicyOption.GREEDY;

import org.jspecify.annotations.Nullable;
import org.komabako.base.message.StateException;
import org.komabako.console.view.words.Spoken;
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
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The services as they come and go; the commands stay. */
@Component
public final class CoreServices implements Core {
  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Games games;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Variants variants;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable VariantBundles bundles;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable VariantShelf shelf;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Extensions extensions;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Features features;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable ForeignEngines foreignEngines;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Opponents opponents;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Matches matches;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Library library;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Networks networks;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable NetworkTraining training;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable OpeningBooks books;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Grid grid;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable LibraryAnalyses analyses;

  @Override
  public Games games() {
    return present(games, "coreServices.games");
  }

  @Override
  public Variants variants() {
    return present(variants, "coreServices.variants");
  }

  @Override
  public VariantBundles bundles() {
    return present(bundles, "coreServices.bundles");
  }

  @Override
  public VariantShelf shelf() {
    return present(shelf, "coreServices.shelf");
  }

  @Override
  public Extensions extensions() {
    return present(extensions, "coreServices.extensions");
  }

  @Override
  public Features features() {
    return present(features, "coreServices.features");
  }

  @Override
  public ForeignEngines foreignEngines() {
    return present(foreignEngines, "coreServices.foreignEngines");
  }

  @Override
  public Opponents opponents() {
    return present(opponents, "coreServices.opponents");
  }

  @Override
  public Matches matches() {
    return present(matches, "coreServices.matches");
  }

  @Override
  public Library library() {
    return present(library, "coreServices.library");
  }

  @Override
  public Networks networks() {
    return present(networks, "coreServices.networks");
  }

  @Override
  public NetworkTraining training() {
    return present(training, "coreServices.training");
  }

  @Override
  public OpeningBooks books() {
    return present(books, "coreServices.books");
  }

  @Override
  public Grid grid() {
    return present(grid, "coreServices.grid");
  }

  @Override
  public LibraryAnalyses analyses() {
    return present(analyses, "coreServices.analyses");
  }

  private static <S> S present(@Nullable S service, String what) {
    if (service == null) {
      throw new StateException(Spoken.text("coreServices.away", Spoken.text(what)));
    }
    return service;
  }
}
