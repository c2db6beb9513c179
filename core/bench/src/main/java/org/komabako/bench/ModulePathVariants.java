package org.komabako.bench;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.komabako.kernel.rules.Variant;

/** The variants on the module path. */
public final class ModulePathVariants {
  private ModulePathVariants() {}

  /** By key. */
  public static Map<String, Variant> installed() {
    Map<String, Variant> found = new TreeMap<>();
    for (Variant variant : ServiceLoader.load(Variant.class)) {
      found.put(variant.key(), variant);
    }
    return found;
  }

  /**
   * The one of a key.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Variant require(String key) {
    Map<String, Variant> installed = installed();
    Variant variant = installed.get(key);
    if (variant == null) {
      throw new IllegalArgumentException(
          "no variant '" + key + "'; there are " + String.join(", ", installed.keySet()));
    }
    return variant;
  }
}
