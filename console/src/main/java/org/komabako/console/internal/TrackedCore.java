package org.komabako.console.internal;

import org.komabako.library.Library;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.Variants;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.Games;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.ServiceTracker;

/** Follows the services as they come and go; the commands stay. */
@Component
public final class TrackedCore implements Core {
  private final ServiceTracker<Games, Games> games;
  private final ServiceTracker<Variants, Variants> variants;
  private final ServiceTracker<VariantBundles, VariantBundles> bundles;
  private final ServiceTracker<Features, Features> features;
  private final ServiceTracker<ForeignEngines, ForeignEngines> foreignEngines;
  private final ServiceTracker<Opponents, Opponents> opponents;
  private final ServiceTracker<Matches, Matches> matches;
  private final ServiceTracker<Library, Library> library;

  /** Begins to follow. */
  @Activate
  public TrackedCore(BundleContext context) {
    games = follow(context, Games.class);
    variants = follow(context, Variants.class);
    bundles = follow(context, VariantBundles.class);
    features = follow(context, Features.class);
    foreignEngines = follow(context, ForeignEngines.class);
    opponents = follow(context, Opponents.class);
    matches = follow(context, Matches.class);
    library = follow(context, Library.class);
  }

  private static <S> ServiceTracker<S, S> follow(BundleContext context, Class<S> type) {
    ServiceTracker<S, S> tracker = new ServiceTracker<>(context, type, null);
    tracker.open();
    return tracker;
  }

  @Deactivate
  void close() {
    games.close();
    variants.close();
    bundles.close();
    features.close();
    foreignEngines.close();
    opponents.close();
    matches.close();
    library.close();
  }

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

  private static <S> S present(ServiceTracker<S, S> tracker, String what) {
    S service = tracker.getService();
    if (service == null) {
      throw new IllegalStateException(what
          + " not there now: the bundle is stopped or being replaced; try again when it is back");
    }
    return service;
  }
}
