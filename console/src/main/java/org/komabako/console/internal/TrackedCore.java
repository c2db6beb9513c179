package org.komabako.console.internal;

import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.Games;
import org.komabako.session.Variants;
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

  /** Begins to follow. */
  @Activate
  public TrackedCore(BundleContext context) {
    games = follow(context, Games.class);
    variants = follow(context, Variants.class);
    bundles = follow(context, VariantBundles.class);
    features = follow(context, Features.class);
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

  private static <S> S present(ServiceTracker<S, S> tracker, String what) {
    S service = tracker.getService();
    if (service == null) {
      throw new IllegalStateException(what
          + " not there now: the bundle is stopped or being replaced; try again when it is back");
    }
    return service;
  }
}
