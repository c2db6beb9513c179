package org.komabako.console.internal;

import static org.osgi.service.component.annotations.ReferenceCardinality.OPTIONAL;
import static org.osgi.service.component.annotations.ReferencePolicy.DYNAMIC;
import static org.osgi.service.component.annotations.ReferencePolicyOption.GREEDY;

import org.jspecify.annotations.Nullable;
import org.komabako.library.Library;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
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
  volatile @Nullable Features features;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable ForeignEngines foreignEngines;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Opponents opponents;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Matches matches;

  @Reference(cardinality = OPTIONAL, policy = DYNAMIC, policyOption = GREEDY)
  volatile @Nullable Library library;

  @Override
  public Games games() {
    return present(games, "the games are");
  }

  @Override
  public Variants variants() {
    return present(variants, "the list of variants is");
  }

  @Override
  public VariantBundles bundles() {
    return present(bundles, "the installer of variants is");
  }

  @Override
  public Features features() {
    return present(features, "the installer of features is");
  }

  @Override
  public ForeignEngines foreignEngines() {
    return present(foreignEngines, "the list of engines is");
  }

  @Override
  public Opponents opponents() {
    return present(opponents, "the playing of engines is");
  }

  @Override
  public Matches matches() {
    return present(matches, "the matches are");
  }

  @Override
  public Library library() {
    return present(library, "the library is");
  }

  private static <S> S present(@Nullable S service, String what) {
    if (service == null) {
      throw new IllegalStateException(what
          + " not there now: the bundle is stopped or being replaced; try again when it is back");
    }
    return service;
  }
}
