package org.komabako.ui.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.variant.Variant;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.Games;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/** Follows the services in the framework. */
final class TrackedServices implements Services, AutoCloseable {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final ServiceTracker<Games, Games> games;
  private final ServiceTracker<Variant, Variant> variants;
  private final ServiceTracker<VariantBundles, VariantBundles> bundles;
  private final ServiceTracker<Features, Features> features;

  TrackedServices(BundleContext context) {
    games = follow(context, Games.class);
    variants = follow(context, Variant.class);
    bundles = follow(context, VariantBundles.class);
    features = follow(context, Features.class);
  }

  private <S> ServiceTracker<S, S> follow(BundleContext context, Class<S> type) {
    ServiceTracker<S, S> tracker = new ServiceTracker<>(context, type, null) {
      @Override
      public @Nullable S addingService(ServiceReference<S> reference) {
        S service = super.addingService(reference);
        tell();
        return service;
      }

      @Override
      public void removedService(ServiceReference<S> reference, S service) {
        super.removedService(reference, service);
        tell();
      }
    };
    tracker.open();
    return tracker;
  }

  private void tell() {
    listeners.forEach(Runnable::run);
  }

  @Override
  public Optional<Games> games() {
    return Optional.ofNullable(games.getService());
  }

  @Override
  public List<Variant> variants() {
    List<Variant> all = new ArrayList<>(variants.getTracked().values());
    all.sort(Comparator.comparing(Variant::key));
    return all;
  }

  @Override
  public Optional<VariantBundles> variantBundles() {
    return Optional.ofNullable(bundles.getService());
  }

  @Override
  public Optional<Features> features() {
    return Optional.ofNullable(features.getService());
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    listeners.add(change);
    return () -> listeners.remove(change);
  }

  @Override
  public void close() {
    listeners.clear();
    games.close();
    variants.close();
    bundles.close();
    features.close();
  }
}
