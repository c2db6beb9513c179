package org.komabako.library.internal;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;

/** The variants that are installed now, and what games of them are played on. Safe for several threads. */
final class RulesCache {
  /** More choices of rules than these are made anew each time. */
  private static final int KEPT = 64;

  private final Collection<Variant> installed = new CopyOnWriteArrayList<>();
  private final Map<String, CachedRules> kept = new LinkedHashMap<>();

  void add(Variant variant) {
    installed.add(variant);
    forget(variant);
  }

  /** Nothing of the variant is held any more. */
  void remove(Variant variant) {
    installed.remove(variant);
    forget(variant);
  }

  private void forget(Variant variant) {
    synchronized (kept) {
      kept.values().removeIf(ground -> ground.variant().key().equals(variant.key()));
    }
  }

  Collection<Variant> installed() {
    return installed;
  }

  Optional<Variant> variant(String key) {
    return installed.stream().filter(each -> each.key().equals(key)).findFirst();
  }

  /**
   * What games of a variant are played on.
   *
   * @param options what differs from the base
   * @throws IllegalArgumentException if the variant is away, or has no such option
   */
  CachedRules of(String key, Map<String, String> options) {
    String asked = key + " " + options;
    synchronized (kept) {
      CachedRules known = kept.get(asked);
      if (known != null) {
        return known;
      }
    }
    Variant variant = variant(key)
        .orElseThrow(() -> RequestException.of(
            RulesCache.class,
            "rulesCache.variantNotInstalled",
            key,
            String.join(", ", installed.stream().map(Variant::key).sorted().toList())));
    CachedRules ground = of(variant, OptionValues.base(variant).with(options));
    keep(asked, ground);
    return ground;
  }

  /** The same with the options as {@link CachedRules#text} has them. */
  CachedRules of(String key, String options) {
    Map<String, String> changes = new LinkedHashMap<>();
    for (String pair : options.isEmpty() ? List.<String>of() : List.of(options.split(" ", -1))) {
      int equals = pair.indexOf('=');
      changes.put(pair.substring(0, Math.max(0, equals)), pair.substring(equals + 1));
    }
    return of(key, changes);
  }

  /** What games under some rules are played on. */
  CachedRules of(Variant variant, OptionValues options) {
    String name = variant.key() + " " + CachedRules.text(options.asMap());
    synchronized (kept) {
      CachedRules known = kept.get(name);
      if (known != null && known.variant() == variant) {
        return known;
      }
    }
    CachedRules made = new CachedRules(variant, options);
    keep(name, made);
    return made;
  }

  /** Under what it was asked for, which may be one of several names. */
  private void keep(String name, CachedRules ground) {
    synchronized (kept) {
      if (kept.size() >= KEPT) {
        kept.remove(kept.keySet().iterator().next());
      }
      if (installed.contains(ground.variant())) {
        kept.put(name, ground);
      }
    }
  }
}
