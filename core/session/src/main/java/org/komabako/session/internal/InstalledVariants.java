package org.komabako.session.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.komabako.kernel.RequestException;
import org.komabako.kernel.variant.Variant;
import org.komabako.session.Variants;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/** The variants that are registered as services; one that leaves is no longer listed. */
@Component
public final class InstalledVariants implements Variants {
  private final List<Variant> variants = new CopyOnWriteArrayList<>();

  /** A variant arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addVariant(Variant variant) {
    variants.add(variant);
  }

  /** A variant leaves. */
  void removeVariant(Variant variant) {
    variants.remove(variant);
  }

  @Override
  public List<Variant> list() {
    return variants.stream().sorted(Comparator.comparing(Variant::key)).toList();
  }

  @Override
  public Optional<Variant> find(String key) {
    return variants.stream().filter(variant -> variant.key().equals(key)).findFirst();
  }

  @Override
  public Variant require(String key) {
    return find(key)
        .orElseThrow(() -> missing(key, list().stream().map(Variant::key).toList()));
  }

  /** What to say of a variant that is not there. */
  static RequestException missing(String key, List<String> installed) {
    return RequestException.of(
        "the variant '{0}' is not installed; there are {1}",
        "「{0}」は組み込まれていません。あるのは {1} です", key, String.join(", ", installed));
  }
}
