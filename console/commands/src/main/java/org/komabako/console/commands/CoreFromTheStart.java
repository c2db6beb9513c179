package org.komabako.console.commands;

import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Has the services of the core be there from the start: open games have clocks that run, engines go on playing, matches
 * are resumed. Only where commands are done and the process ends they wait for the first command that needs one.
 */
@Component(
    service = {},
    immediate = true)
public final class CoreFromTheStart {
  /** The framework property with which they wait until they are needed. */
  private static final String AT_NEED = "komabako.at-need";

  /**
   * Asks for them, or does not.
   *
   * @param core named, and not got: to get the service is to have it made
   */
  @Activate
  public CoreFromTheStart(BundleContext context, @Reference ServiceReference<Core> core) {
    if (!Boolean.parseBoolean(context.getProperty(AT_NEED))) {
      var unused = context.getService(core);
    }
  }
}
