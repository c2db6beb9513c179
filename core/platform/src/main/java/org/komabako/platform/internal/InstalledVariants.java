package org.komabako.platform.internal;

import java.util.List;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The variants, for all who ask. It is made when the first of them asks, and with it {@link VariantFolders}: who has
 * this service finds what was in the folders before. A process whose commands need no variant never looks at them.
 */
@Component
public final class InstalledVariants implements Variants {
  private final VariantRegistry registry;

  /**
   * Those of the registry.
   *
   * @param folders has filled it with what is in the folders
   */
  @Activate
  public InstalledVariants(@Reference VariantRegistry registry, @Reference VariantFolders folders) {
    this.registry = registry;
  }

  @Override
  public List<Variant> list() {
    return registry.list();
  }

  @Override
  public Optional<Variant> find(String key) {
    return registry.find(key);
  }

  @Override
  public Variant require(String key) {
    return registry.require(key);
  }

  @Override
  public Optional<String> version(Variant variant) {
    return registry.version(variant);
  }

  @Override
  public Registration follow(Follower follower) {
    return registry.follow(follower);
  }
}
