package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.Hashtable;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Which bundles are looked into. What comes of it is tested in a framework. */
class VariantTrackerTest {
  @TempDir
  Path folder;

  private final BundleContext context = mock(BundleContext.class);
  private final Bundle bundle = mock(Bundle.class);

  private VariantTracker tracker() {
    when(context.getBundles()).thenReturn(new Bundle[0]);
    when(context.getProperty("komabako.data")).thenReturn(folder.toString());
    return new VariantTracker(context, new VariantRegistry(), new Guards(context));
  }

  @Test
  void aBundleWithComponentsRegistersItself() {
    when(bundle.getHeaders()).thenReturn(new Hashtable<>(Map.of("Service-Component", "x.xml")));
    assertNull(tracker().addingBundle(bundle, null));
    verify(bundle, never()).getEntry("module-info.class");
  }

  @Test
  void aBundleThatIsNoModuleIsNotTracked() {
    when(bundle.getHeaders()).thenReturn(new Hashtable<>());
    VariantTracker tracker = tracker();
    assertNull(tracker.addingBundle(bundle, null));
    assertTrue(tracker.problemOf(bundle).isEmpty());
    tracker.close();
  }
}
