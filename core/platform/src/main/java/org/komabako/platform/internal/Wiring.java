package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.wiring.FrameworkWiring;

/** Cuts the wires to bundles that were updated or uninstalled, so that no class of them stays. */
final class Wiring {
  private static final Logger LOG = System.getLogger(Wiring.class.getName());
  private static final long MILLIS = 20_000;
  private static final long LOOK_MILLIS = 50;

  private Wiring() {}

  /** Returns when it is done. The framework does it in a thread of its own and may call listeners. */
  static void refresh(BundleContext context, Collection<Bundle> changed) {
    refresh(context, changed, () -> false);
  }

  /**
   * The same, but waits no longer when nobody needs it any more. That is when the framework stops who
   * asks, which it may do in the same thread of its own.
   */
  static void refresh(BundleContext context, Collection<Bundle> changed, BooleanSupplier needless) {
    CountDownLatch done = new CountDownLatch(1);
    if (changed.isEmpty() || !begin(context, changed, done)) {
      return;
    }
    try {
      long left = MILLIS;
      while (!done.await(LOOK_MILLIS, TimeUnit.MILLISECONDS) && !needless.getAsBoolean()) {
        left -= LOOK_MILLIS;
        if (left <= 0) {
          LOG.log(Level.WARNING, "the framework did not finish refreshing {0}", changed);
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Has it done at some time: to wait would stop the framework's thread if that is the one that asks. */
  static void begin(BundleContext context, Collection<Bundle> changed) {
    if (!changed.isEmpty()) {
      var unused = begin(context, changed, new CountDownLatch(1));
    }
  }

  private static boolean begin(
      BundleContext context, Collection<Bundle> changed, CountDownLatch done) {
    try {
      context
          .getBundle(Constants.SYSTEM_BUNDLE_LOCATION)
          .adapt(FrameworkWiring.class)
          .refreshBundles(changed, event -> {
            if (event.getType() == FrameworkEvent.PACKAGES_REFRESHED) {
              done.countDown();
            }
          });
      return true;
    } catch (IllegalStateException e) {
      LOG.log(Level.DEBUG, "nothing can be refreshed any more", e);
      return false;
    }
  }
}
