package org.komabako.ui.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.engine.Engine;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Library;
import org.komabako.matches.Matches;
import org.komabako.opponents.Opponents;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.Variants;
import org.komabako.protocol.ForeignEngines;
import org.komabako.session.Games;
import org.komabako.ui.workbench.services.Services;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/** Follows the services in the framework. */
final class TrackedServices implements Services, AutoCloseable {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final Followed<Games> games;
  private final Followed<Variants> variants;
  private final Followed<VariantBundles> bundles;
  private final Followed<Features> features;
  private final Followed<Engine> engines;
  private final Followed<Opponents> opponents;
  private final Followed<ForeignEngines> foreignEngines;
  private final Followed<Matches> matches;
  private final Followed<Library> library;

  TrackedServices(BundleContext context) {
    games = new Followed<>(context, Games.class);
    variants = new FollowedVariants(context);
    bundles = new Followed<>(context, VariantBundles.class);
    features = new Followed<>(context, Features.class);
    engines = new Followed<>(context, Engine.class);
    opponents = new Followed<>(context, Opponents.class);
    foreignEngines = new Followed<>(context, ForeignEngines.class);
    matches = new Followed<>(context, Matches.class);
    library = new Followed<>(context, Library.class);
    all().forEach(ServiceTracker::open);
  }

  private List<Followed<?>> all() {
    return List.of(
        games, variants, bundles, features, engines, opponents, foreignEngines, matches, library);
  }

  /**
   * The services of a type. Kept here too, because a tracker lists a service only after it has been told
   * of: who asks at once, in another thread, would not find it.
   */
  private class Followed<S> extends ServiceTracker<S, S> {
    private final ConcurrentNavigableMap<ServiceReference<S>, S> there =
        new ConcurrentSkipListMap<>();

    Followed(BundleContext context, Class<S> type) {
      super(context, type, null);
    }

    @Override
    public @Nullable S addingService(ServiceReference<S> reference) {
      S service = super.addingService(reference);
      if (service != null) {
        there.put(reference, service);
        tell();
      }
      return service;
    }

    @Override
    public void removedService(ServiceReference<S> reference, S service) {
      there.remove(reference);
      super.removedService(reference, service);
      tell();
    }

    /** The one of the highest rank. */
    Optional<S> best() {
      return Optional.ofNullable(there.lastEntry()).map(Map.Entry::getValue);
    }
  }

  /** Tells of each variant that comes or goes, too. */
  private final class FollowedVariants extends Followed<Variants> implements Variants.Follower {
    private final Map<Variants, Registration> following = new ConcurrentHashMap<>();

    FollowedVariants(BundleContext context) {
      super(context, Variants.class);
    }

    @Override
    public @Nullable Variants addingService(ServiceReference<Variants> reference) {
      Variants service = super.addingService(reference);
      if (service != null) {
        following.put(service, service.follow(this));
      }
      return service;
    }

    @Override
    public void removedService(ServiceReference<Variants> reference, Variants service) {
      super.removedService(reference, service);
      Registration registration = following.remove(service);
      if (registration != null) {
        registration.close();
      }
    }

    @Override
    public void arrived(Variant variant) {
      tell();
    }

    @Override
    public void left(Variant variant) {
      tell();
    }
  }

  private void tell() {
    listeners.tell(Runnable::run);
  }

  @Override
  public Optional<Games> games() {
    return games.best();
  }

  @Override
  public List<Variant> variants() {
    return variants.best().map(Variants::list).orElse(List.of());
  }

  @Override
  public Optional<VariantBundles> variantBundles() {
    return bundles.best();
  }

  @Override
  public Optional<Features> features() {
    return features.best();
  }

  @Override
  public List<Engine> engines() {
    List<Engine> all = new ArrayList<>(engines.there.values());
    all.sort(Comparator.comparing(Engine::id));
    return all;
  }

  @Override
  public Optional<Opponents> opponents() {
    return opponents.best();
  }

  @Override
  public Optional<ForeignEngines> foreignEngines() {
    return foreignEngines.best();
  }

  @Override
  public Optional<Matches> matches() {
    return matches.best();
  }

  @Override
  public Optional<Library> library() {
    return library.best();
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    return listeners.add(change);
  }

  @Override
  public void close() {
    listeners.clear();
    all().forEach(ServiceTracker::close);
  }
}
