package org.komabako.protocol.internal;

import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/** Whether all that starts by itself has started, variants above all. */
final class PlatformStart {
  private static final long LOOK_MILLIS = 5;

  private final Bundle system;

  PlatformStart(BundleContext context) {
    system = context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION);
  }

  /** Waits until it has. */
  void await() throws InterruptedException {
    while (system.getState() == Bundle.STARTING) {
      Thread.sleep(LOOK_MILLIS);
    }
  }
}
