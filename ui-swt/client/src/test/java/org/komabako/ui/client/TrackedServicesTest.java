package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.testkit.Toy;
import org.mockito.ArgumentCaptor;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.framework.ServiceReference;

class TrackedServicesTest {
  private final BundleContext context = mock(BundleContext.class);

  @Test
  void whoIsToldOfAServiceFindsItAtOnce() throws Exception {
    @SuppressWarnings("unchecked")
    ServiceReference<Variants> reference = mock(ServiceReference.class);
    Variant toy = new Toy();
    Variants known = mock(Variants.class);
    when(known.list()).thenReturn(List.of(toy));
    when(known.follow(any())).thenReturn(() -> {});
    when(context.getService(reference)).thenReturn(known);
    try (TrackedServices services = new TrackedServices(context)) {
      List<List<Variant>> seen = new ArrayList<>();
      AutoCloseable news = services.listen(() -> seen.add(services.variants()));
      ServiceListener variants = listeners().get(1);
      variants.serviceChanged(new ServiceEvent(ServiceEvent.REGISTERED, reference));
      variants.serviceChanged(new ServiceEvent(ServiceEvent.UNREGISTERING, reference));
      assertEquals(List.of(List.of(toy), List.of()), seen);
      news.close();
    }
  }

  /** In the order of opening: games, variants, and so on. */
  private List<ServiceListener> listeners() throws Exception {
    ArgumentCaptor<ServiceListener> captor = ArgumentCaptor.forClass(ServiceListener.class);
    verify(context, atLeastOnce()).addServiceListener(captor.capture(), any());
    return captor.getAllValues();
  }
}
