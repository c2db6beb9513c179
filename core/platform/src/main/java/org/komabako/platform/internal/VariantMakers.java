package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.VariantTexts;
import org.osgi.framework.Bundle;

/** How the variants of bundles are made: from the classes that the module descriptor provides, or from a text. */
final class VariantMakers {
  private static final Logger LOG = System.getLogger(VariantMakers.class.getName());

  private final VariantRegistry registry;
  private final Guards guards;

  /** How a variant is made; its code runs then. */
  @FunctionalInterface
  interface Maker {
    @Nullable
    Variant make() throws ReflectiveOperationException, IOException;
  }

  /** @param registry finds the variants that a text extends */
  VariantMakers(VariantRegistry registry, Guards guards) {
    this.registry = registry;
    this.guards = guards;
  }

  /** How the variants of a bundle are made, by the names of their classes; of a text that is none. */
  Map<String, Maker> of(Bundle bundle) {
    Map<String, Maker> makers = new LinkedHashMap<>();
    providers(bundle).forEach(name -> makers.put(name, () -> create(bundle, name)));
    URL text = bundle.getEntry(TextBundle.ENTRY);
    if (text != null) {
      makers.put("", () -> read(text, guards.trusts(bundle)));
    }
    return makers;
  }

  /** @param tested whether the text is shipped with the program, and so was tested with it */
  private Variant read(URL entry, boolean tested) throws IOException {
    try (InputStream in = entry.openStream()) {
      String text = VariantTexts.text(in.readNBytes(VariantTexts.LARGEST));
      return tested
          ? VariantTexts.readTested(text, registry::find)
          : VariantTexts.read(text, registry::find);
    }
  }

  private static List<String> providers(Bundle bundle) {
    URL url = bundle.getEntry(Providers.DESCRIPTOR);
    if (url == null) {
      return List.of();
    }
    try (InputStream in = url.openStream()) {
      return Providers.read(in);
    } catch (IOException | RuntimeException e) {
      // Not ours to judge: this may be any bundle. Files in the variant folders are inspected.
      LOG.log(Level.DEBUG, "no module descriptor that can be read in " + bundle, e);
      return List.of();
    }
  }

  private static Variant create(Bundle bundle, String provider)
      throws ReflectiveOperationException {
    if (bundle.loadClass(Variant.class.getName()) != Variant.class) {
      throw RequestException.of(VariantMakers.class, "variantMakers.wiredAnotherKernelThan");
    }
    Object made = bundle.loadClass(provider).getConstructor().newInstance();
    if (!(made instanceof Variant variant)) {
      throw RequestException.of(VariantMakers.class, "variantMakers.no", Variant.class.getName());
    }
    return variant;
  }
}
