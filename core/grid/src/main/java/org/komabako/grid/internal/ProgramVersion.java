package org.komabako.grid.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * The version of this program as the grid tells programs apart: its number, and a digest of the bundles that decide what
 * a unit's result is. Two builds of the same sources have the same.
 */
final class ProgramVersion {
  private static final Set<String> DECIDING = Set.of(
      "org.komabako.kernel",
      "org.komabako.varianttext",
      "org.komabako.game",
      "org.komabako.notation",
      "org.komabako.lionfamily",
      "org.komabako.engine",
      "org.komabako.engine.search",
      "org.komabako.matches");

  private static final int DIGITS = 12;

  private ProgramVersion() {}

  static String of(BundleContext context) {
    Map<String, Bundle> bundles = new TreeMap<>();
    for (Bundle bundle : context.getBundles()) {
      if (DECIDING.contains(bundle.getSymbolicName())) {
        bundles.put(bundle.getSymbolicName(), bundle);
      }
    }
    return context.getBundle().getVersion() + "+" + digest(List.copyOf(bundles.values()));
  }

  private static String digest(List<Bundle> bundles) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Bundle bundle : bundles) {
        try (InputStream in = new URL(bundle.getLocation()).openStream()) {
          digest.update(in.readAllBytes());
        }
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
