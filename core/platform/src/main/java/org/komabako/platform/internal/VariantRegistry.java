package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.komabako.base.Failures;
import org.komabako.base.Registration;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.position.Rules;
import org.osgi.framework.Bundle;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/** Holds the variants that passed the check, and tells who follows them. */
@Component(service = VariantRegistry.class)
public final class VariantRegistry implements Variants {
  private static final Logger LOG = System.getLogger(VariantRegistry.class.getName());

  /**
   * A variant that can be played.
   *
   * @param variant what is handed out
   * @param owner the bundle that it came in
   */
  record Known(FrozenVariant variant, Bundle owner) {}

  private final Map<String, Known> known = new ConcurrentHashMap<>();

  /** Its lock puts into order what followers are told. */
  private final List<Following> following = new ArrayList<>();

  /** Begins empty; {@link VariantTracker} fills it. */
  @Activate
  public VariantRegistry() {}

  /**
   * Takes a variant in.
   *
   * @throws IllegalArgumentException if its key is taken; the message says by which bundle
   */
  void add(Known arrived) {
    synchronized (following) {
      Known other = known.putIfAbsent(arrived.variant().key(), arrived);
      if (other != null) {
        throw RequestException.of(
            VariantRegistry.class,
            "variantRegistry.variantAlreadyFrom",
            arrived.variant().key(),
            other.owner().getSymbolicName());
      }
      Rules.keep(arrived.variant());
      List.copyOf(following).forEach(each -> each.arrived(arrived.variant()));
    }
  }

  /** A variant is gone: first nobody finds it any more, then all are told. */
  void remove(FrozenVariant variant) {
    synchronized (following) {
      if (known.values().removeIf(each -> each.variant() == variant)) {
        List.copyOf(following).forEach(each -> each.left(variant));
      }
      variant.close();
      Rules.forget(variant);
    }
  }

  /** The bundle that a variant came in. */
  Optional<Bundle> ownerOf(String key) {
    return Optional.ofNullable(known.get(key)).map(Known::owner);
  }

  /** The keys of the variants that came in a bundle. */
  List<String> keysOf(Bundle bundle) {
    return known.values().stream()
        .filter(each -> each.owner().equals(bundle))
        .map(each -> each.variant().key())
        .sorted()
        .toList();
  }

  @Override
  public List<Variant> list() {
    return known.values().stream()
        .map(Known::variant)
        .sorted(Comparator.comparing(Variant::key))
        .map(Variant.class::cast)
        .toList();
  }

  @Override
  public Optional<Variant> find(String key) {
    return Optional.ofNullable(known.get(key)).map(Known::variant);
  }

  @Override
  public Variant require(String key) {
    return find(key)
        .orElseThrow(() -> RequestException.of(
            VariantRegistry.class,
            "variantRegistry.variantNotInstalled",
            key,
            String.join(", ", list().stream().map(Variant::key).toList())));
  }

  @Override
  public Optional<String> version(Variant variant) {
    return Optional.ofNullable(known.get(variant.key()))
        .filter(each -> each.variant() == variant)
        .map(each -> each.owner().getVersion().toString());
  }

  @Override
  public Registration follow(Follower follower) {
    Following added = new Following(follower);
    synchronized (following) {
      following.add(added);
      list().forEach(added::arrived);
    }
    return () -> {
      synchronized (following) {
        if (following.remove(added)) {
          added.end();
        }
      }
    };
  }

  @Deactivate
  void close() {
    synchronized (following) {
      following.forEach(Following::end);
      following.clear();
    }
  }

  /** A follower, and what it was told of. */
  private static final class Following {
    private final Follower follower;
    private final List<Variant> told = new ArrayList<>();

    Following(Follower follower) {
      this.follower = follower;
    }

    void arrived(Variant variant) {
      told.add(variant);
      guarded(() -> follower.arrived(variant));
    }

    void left(Variant variant) {
      if (told.remove(variant)) {
        guarded(() -> follower.left(variant));
      }
    }

    void end() {
      List.copyOf(told).forEach(this::left);
    }

    private static void guarded(Runnable call) {
      try {
        call.run();
      } catch (RuntimeException | Error e) {
        if (Failures.isFatal(e)) {
          throw e;
        }
        LOG.log(Level.WARNING, "who follows the variants failed", e);
      }
    }
  }
}
