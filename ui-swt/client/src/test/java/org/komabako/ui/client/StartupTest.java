package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.startlevel.FrameworkStartLevel;

@Timeout(30)
class StartupTest {
  private static final int OWN_LEVEL = 2;

  private final BundleContext context = mock(BundleContext.class);
  private final Bundle framework = mock(Bundle.class);
  private final AtomicInteger level = new AtomicInteger(OWN_LEVEL);
  private final FrameworkStartLevel levels = mock(FrameworkStartLevel.class);
  private final AtomicReference<FrameworkListener> listener = new AtomicReference<>();

  @BeforeEach
  void framework() {
    Bundle bundle = mock(Bundle.class);
    BundleStartLevel own = mock(BundleStartLevel.class);
    when(context.getBundle()).thenReturn(bundle);
    when(context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION)).thenReturn(framework);
    when(bundle.adapt(BundleStartLevel.class)).thenReturn(own);
    when(framework.adapt(FrameworkStartLevel.class)).thenReturn(levels);
    when(framework.getState()).thenReturn(Bundle.STARTING);
    when(own.getStartLevel()).thenReturn(OWN_LEVEL);
    when(levels.getStartLevel()).thenAnswer(call -> level.get());
    doAnswer(call -> {
          listener.set(call.getArgument(0));
          return null;
        })
        .when(context)
        .addFrameworkListener(any());
  }

  private void tell(int type) {
    listener.get().frameworkEvent(new FrameworkEvent(type, framework, null));
  }

  @Test
  void aTaskWaitsForTheEndOfTheStart() throws InterruptedException {
    Startup startup = new Startup(context);
    CountDownLatch ran = new CountDownLatch(1);
    startup.then(ran::countDown);
    tell(FrameworkEvent.INFO);
    assertEquals(1, ran.getCount());
    tell(FrameworkEvent.STARTED);
    assertTrue(ran.await(20, TimeUnit.SECONDS));
    startup.await();
  }

  @Test
  void whereAllHasStartedNothingIsWaitedFor() throws InterruptedException {
    when(framework.getState()).thenReturn(Bundle.ACTIVE);
    Startup startup = new Startup(context);
    startup.await();
    startup.awaitParts();
    CountDownLatch ran = new CountDownLatch(1);
    startup.then(ran::countDown);
    assertTrue(ran.await(20, TimeUnit.SECONDS));
  }

  @Test
  void thePartsAreThereWhenTheLevelBehindTheirsIsReached() throws InterruptedException {
    Startup startup = new Startup(context);
    CountDownLatch there = new CountDownLatch(1);
    Thread waiting = new Thread(() -> {
      try {
        startup.awaitParts();
        there.countDown();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    waiting.start();
    level.set(OWN_LEVEL + 1);
    clearInvocations(levels);
    // One of the two was asked of this level for certain.
    verify(levels, timeout(20_000).atLeast(2)).getStartLevel();
    assertEquals(1, there.getCount());
    level.set(OWN_LEVEL + 2);
    assertTrue(there.await(20, TimeUnit.SECONDS));
    waiting.join();
  }
}
