package org.komabako.protocol.internal;

import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/** A framework of which a test says what is installed, what is set and whether it has started. */
final class MadeUpFramework {
  final Map<String, String> properties = new HashMap<>();
  final List<Bundle> bundles = new ArrayList<>();
  volatile int state = Bundle.ACTIVE;

  /** A bundle that was installed from a file. */
  void install(Path file) {
    Bundle bundle = mock(Bundle.class);
    when(bundle.getLocation()).thenReturn(file.toUri().toString());
    bundles.add(bundle);
  }

  BundleContext context() {
    Bundle system = mock(Bundle.class);
    when(system.getLocation()).thenReturn(Constants.SYSTEM_BUNDLE_LOCATION);
    when(system.getState()).thenAnswer(call -> state);
    BundleContext context = mock(BundleContext.class);
    when(context.getProperty(anyString()))
        .thenAnswer(call -> properties.get(call.<String>getArgument(0)));
    when(context.getBundles()).thenAnswer(call -> {
      List<Bundle> all = new ArrayList<>(List.of(system));
      all.addAll(bundles);
      return all.toArray(Bundle[]::new);
    });
    when(context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION)).thenReturn(system);
    return context;
  }
}
