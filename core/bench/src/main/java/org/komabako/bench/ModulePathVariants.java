package org.komabako.bench;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.VariantTexts;

/** The variants on the module path, and those that are texts. */
public final class ModulePathVariants {
  private static final String TEXT = ".variant";

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
   * The one of a key, or the one that a text describes, which may extend an installed one.
   *
   * @param key the key, or the path of a file whose name ends with {@code .variant}
   * @throws IllegalArgumentException if there is none, or the text is wrong
   * @throws java.io.UncheckedIOException if the text cannot be read
   */
  public static Variant require(String key) {
    Map<String, Variant> installed = installed();
    if (key.endsWith(TEXT)) {
      return VariantTexts.read(
          VariantTexts.text(Path.of(key)), base -> Optional.ofNullable(installed.get(base)));
    }
    Variant variant = installed.get(key);
    if (variant == null) {
      throw new IllegalArgumentException(
          "no variant '" + key + "'; there are " + String.join(", ", installed.keySet())
              + ", and texts by the path of their file, NAME" + TEXT);
    }
    return variant;
  }
}
