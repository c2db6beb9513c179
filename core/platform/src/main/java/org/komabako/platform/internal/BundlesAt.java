package org.komabako.platform.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * The bundles of the framework that came in one way, and those that did not; their locations tell.
 *
 * @param begin what the locations of the former begin with
 */
record BundlesAt(BundleContext context, String begin) {
  private boolean isHere(Bundle bundle) {
    return bundle.getLocation().startsWith(begin);
  }

  /** Those that came in another way. */
  Stream<Bundle> elsewhere() {
    return Arrays.stream(context.getBundles()).filter(bundle -> !isHere(bundle));
  }

  /** One of a name that came in another way. */
  Optional<Bundle> elsewhere(String symbolicName) {
    return elsewhere()
        .filter(bundle -> symbolicName.equals(bundle.getSymbolicName()))
        .findFirst();
  }

  /**
   * Uninstalls those of an earlier life of the framework: what they hold may be older than the files. Their
   * wires are cut later, since this may run in the framework's thread that does it.
   */
  void dropLeftovers() {
    List<Bundle> dropped = new ArrayList<>();
    Arrays.stream(context.getBundles())
        .filter(this::isHere)
        .forEach(bundle -> VariantBundle.uninstall(bundle, dropped));
    Wiring.begin(context, dropped);
  }
}
