package org.komabako.platform.internal;

import org.komabako.platform.Variants;
import org.komabako.platform.WindowDrawn;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Has the variants be there from the start. Who follows {@link Variants} by then, as games and window do, is told of each
 * while the others are still read. Only where commands are done and the process ends they wait for the first that needs
 * them: to bring them takes a third of such a start. Where a window opens, only jars, which take a few milliseconds each, come
 * before it is drawn; texts wait for that, and all that starts after this bundle with them.
 */
@Component(
    service = {},
    immediate = true)
public final class VariantsFromTheStart {
  /** The framework property with which they wait until they are needed. */
  private static final String AT_NEED = "komabako.at-need";

  /** How long a window may take, in milliseconds; on a slow machine it comes while texts are read. */
  private static final long PATIENCE = 2_000;

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
      if (isForWindow(context)) {
        awaitWindow(context);
        service.bringTexts();
      }
    }
  }

  private static void awaitWindow(BundleContext context) {
    ServiceTracker<WindowDrawn, WindowDrawn> window =
        new ServiceTracker<>(context, WindowDrawn.class, null);
    window.open();
    try {
      var unused = window.waitForService(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      window.close();
    }
  }

  /** Whether the process opens a window first of all. */
  static boolean isForWindow(BundleContext context) {
    return "desktop".equals(context.getProperty("komabako.mode"));
  }

  /** Whether variants wait until somebody asks for them. */
  static boolean isAtNeed(BundleContext context) {
    return Boolean.parseBoolean(context.getProperty(AT_NEED));
  }
}
