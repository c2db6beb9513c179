package org.komabako.engine.search.network;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** The networks that variants bring: the entry {@code KEY.net} at the root of a bundle. None of the bundle's code runs. */
final class BundledNetworks {
  private static final Logger LOG = System.getLogger(BundledNetworks.class.getName());

  private final BundleContext context;

  BundledNetworks(BundleContext context) {
    this.context = context;
  }

  /** The network for a variant, if a bundle has one. */
  Optional<byte[]> find(String variant) {
    for (Bundle bundle : context.getBundles()) {
      URL entry = bundle.getState() == Bundle.UNINSTALLED ? null : entry(bundle, variant);
      if (entry != null) {
        return read(entry);
      }
    }
    return Optional.empty();
  }

  private static @Nullable URL entry(Bundle bundle, String variant) {
    try {
      return bundle.getEntry(variant + ".net");
    } catch (IllegalStateException e) {
      LOG.log(Level.DEBUG, "{0} has just been uninstalled", bundle);
      return null;
    }
  }

  private static Optional<byte[]> read(URL entry) {
    try (InputStream in = entry.openStream()) {
      return Optional.of(in.readNBytes(NetworkFile.MOST_BYTES));
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", entry, e.toString());
      return Optional.empty();
    }
  }
}
