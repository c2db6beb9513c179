package org.komabako.console.commands;

import org.osgi.service.component.ComponentContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Has the services of the core be there from the start: open games have clocks that run, engines go on playing, matches
 * are resumed. Only where commands are done and the process ends they wait for the first command that needs one.
 */
@Component(
    service = {},
    immediate = true,
    reference = @Reference(name = CoreFromTheStart.CORE, service = Core.class))
public final class CoreFromTheStart {
  static final String CORE = "core";

  /** The framework property with which they wait until they are needed. */
  private static final String AT_NEED = "komabako.at-need";

  /** Asks for them, or does not. */
  @Activate
  public CoreFromTheStart(ComponentContext context) {
    if (!Boolean.parseBoolean(context.getBundleContext().getProperty(AT_NEED))) {
      var unused = context.locateService(CORE);
    }
  }
}
