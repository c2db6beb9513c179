package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.internal.ForeignCode.FailedException;
import org.komabako.platform.internal.ForeignCode.TooLongException;
import org.osgi.annotation.bundle.Capability;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.util.tracker.BundleTracker;
import org.osgi.util.tracker.BundleTrackerCustomizer;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Finds the variants that bundles bring, checks them under a time limit and puts those that pass into
 * the {@link VariantRegistry}. A bundle brings them by what its module descriptor {@code provides}, or
 * registers them as services itself; both go through the same check. A variant that cannot be used is
 * refused with the reason; the rest goes on.
 */
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.variant",
    attribute = "service=org.komabako.kernel.rules.Variant")
@Component(service = VariantTracker.class)
public final class VariantTracker implements BundleTrackerCustomizer<VariantTracker.Tracked> {
  /** The service property with the variant's key. */
  static final String KEY = "komabako.variant";

  /** By this a service is known that this class has registered itself. */
  private static final String OWN = "komabako.variant.checked";

  private static final Logger LOG = System.getLogger(VariantTracker.class.getName());

  private final VariantRegistry registry;
  private final ForeignCode code;
  private final Guards guards;
  private final VariantMakers makers;
  private final Object own = new Object();
  private final BundleTracker<Tracked> bundles;
  private final ServiceTracker<Variant, FrozenVariant> services;

  // Reasons as text: an exception would hold the classes of the bundle.
  private final Map<Long, LocalizedText> problems = new ConcurrentHashMap<>();

  /** Why the code of a bundle must not run any more, by the number of the bundle. */
  private final Map<Long, LocalizedText> harmful = new ConcurrentHashMap<>();

  private volatile BiConsumer<Bundle, LocalizedText> harm = (bundle, reason) -> {};

  /** What a bundle has brought. */
  record Tracked(List<FrozenVariant> variants, List<ServiceRegistration<Variant>> registrations) {}

  /** Begins to look at bundles. */
  @Activate
  public VariantTracker(
      BundleContext context, @Reference VariantRegistry registry, @Reference Guards guards) {
    this.registry = registry;
    this.guards = guards;
    code = guards.code();
    makers = new VariantMakers(registry, guards);
    bundles = new BundleTracker<>(context, Bundle.STARTING | Bundle.ACTIVE, this);
    services = new ServiceTracker<>(context, Variant.class, null) {
      @Override
      public @Nullable FrozenVariant addingService(ServiceReference<Variant> reference) {
        return arrive(context, reference);
      }

      @Override
      public void removedService(ServiceReference<Variant> reference, FrozenVariant variant) {
        registry.remove(variant);
        context.ungetService(reference);
      }
    };
    bundles.open();
    services.open();
  }

  @Deactivate
  void close() {
    services.close();
    bundles.close();
  }

  /** What is called when code of a bundle turns out to do harm while games are played. */
  void onHarm(BiConsumer<Bundle, LocalizedText> listener) {
    harm = listener;
  }

  /** The keys of the variants that a bundle provides now. */
  List<String> keysOf(Bundle bundle) {
    return registry.keysOf(bundle);
  }

  /** The bundle that a variant came in. */
  Optional<Bundle> ownerOf(String key) {
    return registry.ownerOf(key);
  }

  /** The variant that a key means now; null if there is none. */
  @Nullable
  Variant variant(String key) {
    return registry.find(key).orElse(null);
  }

  /** Why variants of a running bundle were refused; empty if none was. */
  LocalizedText problemOf(Bundle bundle) {
    return problems.getOrDefault(bundle.getBundleId(), LocalizedText.NONE);
  }

  /** Why the code of a bundle must not run again, not even after a restart; empty if it may. */
  LocalizedText harmOf(Bundle bundle) {
    return harmful.getOrDefault(bundle.getBundleId(), LocalizedText.NONE);
  }

  /** The bundles that brought variants, or tried to, in whatever way. */
  boolean isKnown(Bundle bundle) {
    return !keysOf(bundle).isEmpty() || problems.containsKey(bundle.getBundleId());
  }

  @Override
  public @Nullable Tracked addingBundle(Bundle bundle, @Nullable BundleEvent event) {
    // A bundle with components registers its services itself; doing it here too would double them.
    if (bundle.getHeaders().get("Service-Component") != null) {
      return null;
    }
    Map<String, VariantMakers.Maker> found = makers.of(bundle);
    if (found.isEmpty()) {
      return null;
    }
    Tracked tracked = new Tracked(new ArrayList<>(), new ArrayList<>());
    List<LocalizedText> refused = new ArrayList<>();
    try (Registration running = guards.begin(bundle)) {
      List<FrozenVariant> passed = new ArrayList<>();
      found.forEach((name, maker) -> {
        LocalizedText problem = check(bundle, maker, passed);
        if (!problem.isEmpty()) {
          refused.add(
              name.isEmpty()
                  ? problem
                  : Sentence.of(VariantTracker.class, "variantTracker.joined", name, problem));
        }
      });
      if (harmOf(bundle).isEmpty()) {
        for (FrozenVariant each : passed) {
          LocalizedText problem = register(bundle, each, tracked);
          if (!problem.isEmpty()) {
            refused.add(problem);
          }
        }
      }
    }
    if (!refused.isEmpty()) {
      refuse(bundle, joined(refused));
    }
    return tracked;
  }

  private static LocalizedText joined(List<LocalizedText> texts) {
    return texts.stream()
        .reduce(
            (one, next) -> Sentence.of(VariantTracker.class, "variantTracker.joined2", one, next))
        .orElse(LocalizedText.NONE);
  }

  private void refuse(Bundle bundle, LocalizedText reason) {
    problems.put(bundle.getBundleId(), reason);
    // Who installs from the folders tells of it in his own words.
    boolean told = String.valueOf(bundle.getLocation()).startsWith(VariantBundle.LOCATION);
    LOG.log(
        told ? Level.DEBUG : Level.WARNING,
        "{0} provides what cannot be used: {1}",
        bundle.getSymbolicName(),
        reason);
  }

  /** Runs the check; why the variant is refused, or nothing if it passed. */
  private LocalizedText check(
      Bundle bundle, VariantMakers.Maker maker, List<FrozenVariant> passed) {
    List<Thread> before = ForeignCode.threads(nameOf(bundle));
    try {
      FrozenVariant each = code.call(nameOf(bundle), () -> {
        Variant made = maker.make();
        if (made == null) {
          throw RequestException.of(VariantTracker.class, "variantTracker.nothing");
        }
        return guards.trusts(bundle) ? VariantCheck.read(made) : VariantCheck.check(made);
      });
      List<Thread> threads = new ArrayList<>(ForeignCode.threads(nameOf(bundle)));
      threads.removeAll(before);
      if (!threads.isEmpty()) {
        throw new FailedException(harm(
            bundle,
            Sentence.of(
                VariantTracker.class, "variantTracker.leftThreadsRunningVariant", threads.size())));
      }
      passed.add(each);
      return LocalizedText.NONE;
    } catch (TooLongException e) {
      return harm(bundle, tooLong());
    } catch (FailedException e) {
      return e.text();
    } catch (StateException e) {
      return UserMessage.of(e);
    }
  }

  LocalizedText harm(Bundle bundle, LocalizedText reason) {
    harmful.put(bundle.getBundleId(), reason);
    return reason;
  }

  private LocalizedText tooLong() {
    Duration limit = code.limit();
    return Sentence.of(
        VariantTracker.class, "variantTracker.codeDidNotCome", limit.toMillis() / 1_000.0);
  }

  /** Not only the bundles from the folders have a name. */
  static String nameOf(Bundle bundle) {
    String name = bundle.getSymbolicName();
    return name == null ? "bundle " + bundle.getBundleId() : name;
  }

  private LocalizedText register(Bundle bundle, FrozenVariant variant, Tracked tracked) {
    variant.guard(source -> values -> rules(bundle, variant, source, values));
    try {
      registry.add(new VariantRegistry.Known(variant, bundle));
    } catch (IllegalArgumentException e) {
      return UserMessage.of(e);
    }
    tracked.variants().add(variant);
    var properties = FrameworkUtil.asDictionary(Map.of(KEY, variant.key(), OWN, own));
    try {
      tracked
          .registrations()
          .add(bundle.getBundleContext().registerService(Variant.class, variant, properties));
    } catch (IllegalStateException e) {
      LOG.log(Level.DEBUG, "the bundle has gone meanwhile", e);
    }
    return LocalizedText.NONE;
  }

  /** Rules under option values that nobody has asked for yet: the bundle's code runs in a game. */
  private RuleBook rules(
      Bundle bundle, FrozenVariant variant, FrozenVariant.Source source, OptionValues values) {
    LocalizedText harmed = harmOf(bundle);
    if (!harmed.isEmpty()) {
      throw new StateException(rulesFail(variant, harmed));
    }
    try (Registration running = guards.begin(bundle)) {
      return code.call(nameOf(bundle), () -> source.rules(values));
    } catch (TooLongException e) {
      LocalizedText reason = harm(bundle, tooLong());
      harm.accept(bundle, reason);
      throw new StateException(rulesFail(variant, reason));
    } catch (FailedException e) {
      throw new RequestException(rulesFail(variant, e.text()));
    }
  }

  private static LocalizedText rulesFail(FrozenVariant variant, LocalizedText reason) {
    return Sentence.of(
        VariantTracker.class, "variantTracker.noRulesUnderThese", variant.key(), reason);
  }

  private @Nullable FrozenVariant arrive(
      BundleContext context, ServiceReference<Variant> reference) {
    Bundle bundle = reference.getBundle();
    if (bundle == null || reference.getProperty(OWN) == own) {
      return null;
    }
    List<FrozenVariant> passed = new ArrayList<>();
    Tracked tracked = new Tracked(new ArrayList<>(), new ArrayList<>());
    LocalizedText problem;
    try (Registration running = guards.begin(bundle)) {
      problem = check(bundle, () -> context.getService(reference), passed);
      if (problem.isEmpty()) {
        problem = adopt(bundle, passed.get(0), tracked);
      }
    }
    if (problem.isEmpty()) {
      return tracked.variants().get(0);
    }
    refuse(bundle, problem);
    if (!harmOf(bundle).isEmpty()) {
      harm.accept(bundle, harmOf(bundle));
    }
    return null;
  }

  /** As {@link #register}, for one that is a service already. */
  private LocalizedText adopt(Bundle bundle, FrozenVariant variant, Tracked tracked) {
    variant.guard(source -> values -> rules(bundle, variant, source, values));
    try {
      registry.add(new VariantRegistry.Known(variant, bundle));
      tracked.variants().add(variant);
      return LocalizedText.NONE;
    } catch (IllegalArgumentException e) {
      return UserMessage.of(e);
    }
  }

  @Override
  public void modifiedBundle(Bundle bundle, @Nullable BundleEvent event, Tracked tracked) {
    // From STARTING to ACTIVE: nothing changes.
  }

  @Override
  public void removedBundle(Bundle bundle, @Nullable BundleEvent event, Tracked tracked) {
    tracked.variants().forEach(registry::remove);
    for (ServiceRegistration<Variant> registration : tracked.registrations()) {
      try {
        registration.unregister();
      } catch (IllegalStateException e) {
        LOG.log(Level.DEBUG, "the service has gone with its bundle", e);
      }
    }
    problems.remove(bundle.getBundleId());
    harmful.remove(bundle.getBundleId());
  }
}
