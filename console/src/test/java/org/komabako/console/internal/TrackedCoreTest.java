package org.komabako.console.internal;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;
import org.komabako.session.Games;
import org.mockito.ArgumentCaptor;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Filter;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.framework.ServiceReference;

/** Services come and go below the commands. */
class TrackedCoreTest {
  @Test
  void saysWhenAServiceLeavesAndFindsItWhenItReturns() throws Exception {
    BundleContext context = mock(BundleContext.class);
    when(context.createFilter(anyString())).thenReturn(mock(Filter.class));
    @SuppressWarnings("unchecked") // A mock.
    ServiceReference<Games> reference = mock(ServiceReference.class);
    Games games = mock(Games.class);
    when(context.getService(reference)).thenReturn(games);
    TrackedCore core = new TrackedCore(context);
    ArgumentCaptor<ServiceListener> listener = ArgumentCaptor.forClass(ServiceListener.class);
    verify(context).addServiceListener(listener.capture(), contains(Games.class.getName()));

    assertThrows(IllegalStateException.class, core::games);
    listener.getValue().serviceChanged(new ServiceEvent(ServiceEvent.REGISTERED, reference));
    assertSame(games, core.games());
    listener.getValue().serviceChanged(new ServiceEvent(ServiceEvent.UNREGISTERING, reference));
    String message = assertThrows(IllegalStateException.class, core::games).getMessage();
    assertTrue(message.startsWith("the games are not there now"), message);
    listener.getValue().serviceChanged(new ServiceEvent(ServiceEvent.REGISTERED, reference));
    assertSame(games, core.games());
    core.close();
    verify(context).removeServiceListener(eq(listener.getValue()));
    verify(context, org.mockito.Mockito.times(2)).getService(any());
  }
}
