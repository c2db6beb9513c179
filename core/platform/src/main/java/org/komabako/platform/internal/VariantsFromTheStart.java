package org.komabako.platform.internal;

import org.komabako.platform.Variants;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Has the variants be there from the start. Who follows {@link Variants} by then, as games and window do, is told of each
 * while the others are still read. Only where commands are done and the process ends they wait for the first that needs
 * them: to bring them takes a third of such a start.
 */
@Component(
    service = {},
    immediate = true)
public final class VariantsFromTheStart {
  /** The framework property with which they wait until they are needed. */
  private static final String AT_NEED = "komabako.at-need";

  /**
   * Has them brought, or does not.
   *
   * @param variants named, and not got where they wait
   */
  @Activate
  public VariantsFromTheStart(
      BundleContext context, @Reference ServiceReference<InstalledVariants> variants) {
    InstalledVariants service = isAtNeed(context) ? null : context.getService(variants);
    if (service != null) {
      service.bring();
    }
  }

  /** Whether variants wait until somebody asks for them. */
  static boolean isAtNeed(BundleContext context) {
    return Boolean.parseBoolean(context.getProperty(AT_NEED));
  }
}
