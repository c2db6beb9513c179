package org.komabako.ui.client;

import java.util.concurrent.CountDownLatch;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;

/** The start of the framework, which may still go on when the window opens. */
final class Startup {
  private final CountDownLatch done = new CountDownLatch(1);

  /** Follows the start of the framework that a bundle is in. */
  Startup(BundleContext context) {
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
