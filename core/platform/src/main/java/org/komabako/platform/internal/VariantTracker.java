package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.komabako.kernel.variant.Variant;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.BundleTracker;
import org.osgi.util.tracker.BundleTrackerCustomizer;

/**
 * Reads the module descriptor of each starting bundle and registers what it {@code provides} as
 * {@link Variant}, with its key as service property. The service is the bundle's own and goes with
 * it. A provider that cannot be used is refused with the reason; the rest goes on.
 */
@Component(service = VariantTracker.class, immediate = true)
public final class VariantTracker
    implements BundleTrackerCustomizer<List<ServiceRegistration<Variant>>> {
  /** The service property with the variant's key. */
  static final String KEY = "komabako.variant";

  private static final Logger LOG = System.getLogger(VariantTracker.class.getName());

  private final BundleTracker<List<ServiceRegistration<Variant>>> tracker;
  private final Map<String, Bundle> owners = new ConcurrentHashMap<>();

  /** By key: keeps the board of a variant ready as long as its bundle runs. */
  private final Map<String, Rules> ready = new ConcurrentHashMap<>();
  // Reasons as text: an exception would hold the classes of the bundle.
  private final Map<Long, Text> problems = new ConcurrentHashMap<>();

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
        .filter(entry -> entry.getValue().equals(bundle))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** Why providers of a running bundle were refused; empty if none was. */
  Text problemOf(Bundle bundle) {
    return problems.getOrDefault(bundle.getBundleId(), Text.NONE);
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
    List<Text> refused = new ArrayList<>();
    for (String provider : providers) {
      try {
        registrations.add(register(bundle, create(bundle, provider)));
      } catch (ReflectiveOperationException
          | RuntimeException
          | LinkageError
          | AssertionError
          | StackOverflowError e) {
        refused.add(Sentence.of("{0}: {1}", "{0}：{1}", provider, describe(e)));
      }
    }
    if (!refused.isEmpty()) {
      Text reason = Text.of(
          String.join("; ", refused.stream().map(Text::english).toList()),
          String.join("。", refused.stream().map(Text::japanese).toList()));
      problems.put(bundle.getBundleId(), reason);
      // Who installs from the folders tells of it in his own words.
      boolean told = String.valueOf(bundle.getLocation()).startsWith(VariantFolders.LOCATION);
      LOG.log(
          told ? Level.DEBUG : Level.WARNING,
          "{0} provides what cannot be used: {1}",
          bundle,
          reason);
    }
    return registrations;
  }

  private static List<String> providers(Bundle bundle) {
    URL url = bundle.getEntry(Providers.DESCRIPTOR);
    if (url == null) {
      return List.of();
    }
    try (InputStream in = url.openStream()) {
      return Providers.read(in);
    } catch (IOException | RuntimeException e) {
      // Not ours to judge: this may be any bundle. Files in the variant folders are inspected.
      LOG.log(Level.DEBUG, "no module descriptor that can be read in " + bundle, e);
      return List.of();
    }
  }

  private static Variant create(Bundle bundle, String provider)
      throws ReflectiveOperationException {
    if (bundle.loadClass(Variant.class.getName()) != Variant.class) {
      throw RequestException.of(
          "it is wired to another kernel than the running one", "動いているものとは別のカーネルにつながっています");
    }
    Object made = bundle.loadClass(provider).getConstructor().newInstance();
    if (!(made instanceof Variant variant)) {
      throw RequestException.of("it is no {0}", "{0} ではありません", Variant.class.getName());
    }
    return variant;
  }

  private ServiceRegistration<Variant> register(Bundle bundle, Variant variant) {
    Rules rules = VariantCheck.check(variant);
    String key = variant.key();
    Bundle owner = owners.putIfAbsent(key, bundle);
    if (owner != null) {
      throw RequestException.of(
          "the variant {0} is there already, from {1}",
          "{0} は {1} にもうあります", key, owner.getSymbolicName());
    }
    ready.put(key, rules);
    try {
      var properties = FrameworkUtil.asDictionary(Map.of(KEY, key));
      return bundle.getBundleContext().registerService(Variant.class, variant, properties);
    } catch (RuntimeException e) {
      ready.remove(key);
      owners.remove(key);
      throw e;
    }
  }

  private static Text describe(Throwable problem) {
    Throwable real = problem;
    if (problem instanceof InvocationTargetException && problem.getCause() != null) {
      real = problem.getCause();
    }
    if (real instanceof NoSuchMethodException || real instanceof IllegalAccessException) {
      return Text.of(
          "it is no public class with a public constructor without arguments",
          "引数のない公開コンストラクターをもつ公開クラスではありません");
    }
    return real instanceof IllegalArgumentException ? Told.of(real) : Text.same(real.toString());
  }

  @Override
  public void modifiedBundle(
      Bundle bundle,
      @Nullable BundleEvent event,
      List<ServiceRegistration<Variant>> registrations) {
    // From STARTING to ACTIVE: nothing changes.
  }

  @Override
  public void removedBundle(
      Bundle bundle,
      @Nullable BundleEvent event,
      List<ServiceRegistration<Variant>> registrations) {
    for (ServiceRegistration<Variant> registration : registrations) {
      try {
        registration.unregister();
      } catch (IllegalStateException e) {
        LOG.log(Level.DEBUG, "the service has gone with its bundle", e);
      }
    }
    ready.keySet().removeAll(keysOf(bundle));
    owners.values().removeIf(bundle::equals);
    problems.remove(bundle.getBundleId());
  }
}
