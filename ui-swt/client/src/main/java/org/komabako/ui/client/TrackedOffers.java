package org.komabako.ui.client;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.ui.client.window.Offers;
import org.komabako.ui.workbench.extension.Contribution;
import org.osgi.annotation.bundle.Capability;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/** Follows the contributions in the framework. */
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.window",
    attribute = "service=org.komabako.ui.workbench.extension.Contribution")
final class TrackedOffers implements Offers, AutoCloseable {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final ConcurrentNavigableMap<ServiceReference<Contribution>, Offer> contributions =
      new ConcurrentSkipListMap<>(Collections.reverseOrder());
  private final ServiceTracker<Contribution, Contribution> tracker;

  TrackedOffers(BundleContext context) {
    tracker = new ServiceTracker<>(context, Contribution.class, null) {
      @Override
      public @Nullable Contribution addingService(ServiceReference<Contribution> reference) {
        Contribution service = super.addingService(reference);
        if (service != null) {
          contributions.put(reference, offer(reference, service));
          listeners.tell(Runnable::run);
        }
        return service;
      }

      @Override
      public void removedService(ServiceReference<Contribution> reference, Contribution service) {
        contributions.remove(reference);
        listeners.tell(Runnable::run);
        super.removedService(reference, service);
      }
    };
    tracker.open();
  }

  private static Offer offer(ServiceReference<Contribution> reference, Contribution service) {
    int ranking =
        reference.getProperty(Constants.SERVICE_RANKING) instanceof Integer given ? given : 0;
    return new Offer(service, ranking, reference.getBundle().getSymbolicName());
  }

  @Override
  public List<Offer> contributions() {
    return List.copyOf(contributions.values());
  }

  @Override
  public AutoCloseable listen(Runnable change) {
    return listeners.add(change);
  }

  @Override
  public void close() {
    listeners.clear();
    tracker.close();
  }
}
