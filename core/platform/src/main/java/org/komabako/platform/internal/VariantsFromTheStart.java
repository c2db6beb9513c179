package org.komabako.platform.internal;

import org.komabako.platform.Variants;
import org.osgi.service.component.ComponentContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Has the variants be there from the start. Only where commands are done and the process ends they wait for the first
 * that needs them: to bring them takes a third of such a start.
 */
@Component(
    service = {},
    immediate = true,
    reference = @Reference(name = VariantsFromTheStart.VARIANTS, service = Variants.class))
public final class VariantsFromTheStart {
  static final String VARIANTS = "variants";

  /** The framework property with which they wait until they are needed. */
  private static final String AT_NEED = "komabako.at-need";

  /** Asks for them, or does not. */
  @Activate
  public VariantsFromTheStart(ComponentContext context) {
    if (!Boolean.parseBoolean(context.getBundleContext().getProperty(AT_NEED))) {
      var unused = context.locateService(VARIANTS);
    }
  }
}
