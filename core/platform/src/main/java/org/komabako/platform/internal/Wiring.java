package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.wiring.FrameworkWiring;

/** Cuts the wires to bundles that were updated or uninstalled, so that no class of them stays. */
final class Wiring {
  private static final Logger LOG = System.getLogger(Wiring.class.getName());
  private static final long SECONDS = 20;

  private Wiring() {}

  /** Returns when it is done. The framework does it in a thread of its own and may call listeners. */
  static void refresh(BundleContext context, Collection<Bundle> changed) {
    if (changed.isEmpty()) {
      return;
    }
    CountDownLatch done = new CountDownLatch(1);
    context
        .getBundle(Constants.SYSTEM_BUNDLE_LOCATION)
        .adapt(FrameworkWiring.class)
        .refreshBundles(changed, event -> {
          if (event.getType() == FrameworkEvent.PACKAGES_REFRESHED) {
            done.countDown();
          }
        });
    try {
      if (!done.await(SECONDS, TimeUnit.SECONDS)) {
        LOG.log(Level.WARNING, "the framework did not finish refreshing {0}", changed);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
