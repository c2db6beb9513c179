package org.komabako.platform.internal;

import org.komabako.platform.Variants;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Has the variants be there from the start. Only where commands are done and the process ends they wait for the first
 * that needs them: to bring them takes a third of such a start.
 */
@Component(
    service = {},
    immediate = true)
public final class VariantsFromTheStart {
  /** The framework property with which they wait until they are needed. */
  private static final String AT_NEED = "komabako.at-need";

  /**
   * Asks for them, or does not.
   *
   * @param variants named, and not got: to get the service is to have it made
   */
  @Activate
  public VariantsFromTheStart(
      BundleContext context, @Reference ServiceReference<Variants> variants) {
    if (!Boolean.parseBoolean(context.getProperty(AT_NEED))) {
      var unused = context.getService(variants);
    }
  }
}
