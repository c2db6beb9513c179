package org.komabako.platform.internal;

import java.util.List;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The variants, for all who ask. Where {@link VariantsFromTheStart} does not have them brought, they are brought when
 * this service is made, which is when the first of them asks: a process whose commands need no variant never looks into
 * the folders.
 */
@Component(service = {Variants.class, InstalledVariants.class})
public final class InstalledVariants implements Variants {
  private final BundleContext context;
  private final VariantRegistry registry;
  private final ServiceReference<VariantFolders> folders;

  /**
   * Those of the registry.
   *
   * @param folders which fill the registry when they are made; named, and got only where variants are brought at need
   */
  @Activate
  public InstalledVariants(
      BundleContext context,
      @Reference VariantRegistry registry,
      @Reference ServiceReference<VariantFolders> folders) {
    this.context = context;
    this.registry = registry;
    this.folders = folders;
    if (VariantsFromTheStart.isAtNeed(context)) {
      bring();
    }
  }

  /** Has what is in the folders brought, if it is not yet. */
  void bring() {
    var unused = context.getService(folders);
  }

  /** Has the texts in the folders brought that waited for the window. */
  void bringTexts() {
    VariantFolders service = context.getService(folders);
    if (service != null) {
      service.scanTexts();
    }
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
