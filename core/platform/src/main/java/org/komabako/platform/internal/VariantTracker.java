package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.util.ArrayList;
import java.util.Dictionary;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Rules;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.BundleTracker;
import org.osgi.util.tracker.BundleTrackerCustomizer;

/**
 * Reads the module descriptor of each starting bundle and registers what it {@code provides} as
 * {@link Variant}. The service is the bundle's own and goes with it. A provider that cannot be used
 * is refused with the reason; the rest goes on.
 */
@Component(service = VariantTracker.class, immediate = true)
public final class VariantTracker
    implements BundleTrackerCustomizer<List<ServiceRegistration<Variant>>> {
  /** The service property with the variant's key. */
  static final String KEY = "komabako.variant";

  private static final Logger LOG = System.getLogger(VariantTracker.class.getName());

  private final BundleTracker<List<ServiceRegistration<Variant>>> tracker;
  private final Map<String, Long> owners = new ConcurrentHashMap<>();
  private final Map<Long, String> problems = new ConcurrentHashMap<>();

  /** Begins to look at bundles. */
  @Activate
  public VariantTracker(BundleContext context) {
    tracker = new BundleTracker<>(context, Bundle.STARTING | Bundle.ACTIVE, this);
    tracker.open();
  }

  @Deactivate
  void close() {
    tracker.close();
  }

  /** The keys of the variants that a bundle provides now. */
  List<String> keysOf(Bundle bundle) {
    return owners.entrySet().stream()
        .filter(entry -> entry.getValue() == bundle.getBundleId())
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** Why a provider of a bundle was refused; empty if none was. */
  String problemOf(Bundle bundle) {
    return problems.getOrDefault(bundle.getBundleId(), "");
  }

  @Override
  public @Nullable List<ServiceRegistration<Variant>> addingBundle(
      Bundle bundle, @Nullable BundleEvent event) {
    // A bundle with components registers its services itself; doing it here too would double them.
    if (bundle.getHeaders().get("Service-Component") != null) {
      return null;
    }
    List<String> providers = providers(bundle);
    if (providers.isEmpty()) {
      return null;
    }
    List<ServiceRegistration<Variant>> registrations = new ArrayList<>();
    for (String provider : providers) {
      try {
        registrations.add(register(bundle, provider));
      } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        String reason = provider + ": " + describe(cause);
        problems.put(bundle.getBundleId(), reason);
        LOG.log(Level.DEBUG, reason, e);
      }
    }
    return registrations;
  }

  private static String describe(Throwable problem) {
    String message = problem.getMessage();
    return problem instanceof IllegalArgumentException && message != null
        ? message
        : problem.toString();
  }

  private static List<String> providers(Bundle bundle) {
    URL url = bundle.getEntry("module-info.class");
    if (url == null) {
      return List.of();
    }
    try (InputStream in = url.openStream()) {
      return ModuleDescriptor.read(in).provides().stream()
          .filter(provides -> provides.service().equals(Variant.class.getName()))
          .flatMap(provides -> provides.providers().stream())
          .toList();
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.DEBUG, "no module descriptor that can be read in " + bundle, e);
      return List.of();
    }
  }

  private ServiceRegistration<Variant> register(Bundle bundle, String provider)
      throws ReflectiveOperationException {
    Class<?> type = bundle.loadClass(provider);
    if (!Variant.class.isAssignableFrom(type)) {
      throw new IllegalArgumentException("it was built for another kernel than the running one");
    }
    Variant variant = type.asSubclass(Variant.class).getConstructor().newInstance();
    check(variant);
    Long owner = owners.putIfAbsent(variant.key(), bundle.getBundleId());
    if (owner != null && owner != bundle.getBundleId()) {
      throw new IllegalArgumentException(
          "the variant " + variant.key() + " is provided by another bundle already");
    }
    Dictionary<String, Object> properties = new Hashtable<>();
    properties.put(KEY, variant.key());
    return bundle.getBundleContext().registerService(Variant.class, variant, properties);
  }

  /** Asks a variant for everything once, so that a faulty one is refused before anybody meets it. */
  private static void check(Variant variant) {
    variant.rules(OptionValues.base(variant));
    for (RuleSet set : variant.ruleSets()) {
      variant.rules(OptionValues.of(variant, set.name()));
    }
    Rules rules = Rules.of(variant);
    rules.start().legalMoves();
    variant.table().handicaps().forEach(handicap -> rules.position(handicap.sfen()));
  }

  @Override
  public void modifiedBundle(
      Bundle bundle, @Nullable BundleEvent event, List<ServiceRegistration<Variant>> registrations) {
    // From STARTING to ACTIVE: nothing changes.
  }

  @Override
  public void removedBundle(
      Bundle bundle, @Nullable BundleEvent event, List<ServiceRegistration<Variant>> registrations) {
    for (ServiceRegistration<Variant> registration : registrations) {
      try {
        registration.unregister();
      } catch (IllegalStateException e) {
        LOG.log(Level.DEBUG, "the service has gone with its bundle", e);
      }
    }
    owners.values().removeIf(id -> id == bundle.getBundleId());
    problems.remove(bundle.getBundleId());
  }
}
