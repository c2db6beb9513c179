package org.komabako.ui.client;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.startlevel.FrameworkStartLevel;

/** The start of the framework, which may still go on when the window opens. */
final class Startup {
  /** How often it is looked how far it is, in milliseconds. */
  private static final long LOOK = 2;

  private final CountDownLatch done = new CountDownLatch(1);
  private final BundleContext context;

  /** Follows the start of the framework that a bundle is in. */
  Startup(BundleContext context) {
    this.context = context;
    FrameworkListener listener = event -> {
      if (event.getType() == FrameworkEvent.STARTED) {
        done.countDown();
      }
    };
    context.addFrameworkListener(listener);
    if (context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).getState() == Bundle.ACTIVE) {
      done.countDown();
    }
  }

  /**
   * Waits until the parts of the window have been started, which are on the start level behind that of this bundle:
   * what is to be there when it opens, or it would be built again with each that comes.
   */
  void awaitParts() throws InterruptedException {
    int parts = context.getBundle().adapt(BundleStartLevel.class).getStartLevel() + 1;
    FrameworkStartLevel levels =
        context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkStartLevel.class);
    while (levels.getStartLevel() <= parts && !done.await(LOOK, TimeUnit.MILLISECONDS)) {
      // They still come.
    }
  }

  /** Waits until all bundles that start by themselves have been started. */
  void await() throws InterruptedException {
    done.await();
  }

  /** Runs a task on a thread of its own when all bundles that start by themselves have been started. */
  void then(Runnable task) {
    Thread thread = new Thread(
        () -> {
          try {
            await();
            task.run();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        },
        "komabako-startup");
    thread.setDaemon(true);
    thread.start();
  }
}
