package org.komabako.platform.internal;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.platform.Extensions.Entry;
import org.komabako.platform.VariantBundles.Came;
import org.osgi.framework.Bundle;

/**
 * A file in the folder of the extensions.
 *
 * @param name of the bundle; of the file where that is not known
 * @param jar what it says of itself; null if it says nothing that can be used
 * @param bundle null if it is not in the framework
 * @param problem why it is not used; empty if it is, or was
 */
record KeptExtension(
    String name,
    Path file,
    @Nullable ExtensionJar jar,
    @Nullable VariantBundle bundle,
    LocalizedText problem) {
  /**
   * What is said of it.
   *
   * @param origin what it was fetched from; empty if that was not now
   */
  Entry entry(ExtensionParts parts, String origin) {
    return jar == null
        ? new Entry(name, "", List.of(), file.toString(), problem, Came.UNKNOWN)
        : new Entry(
            name,
            jar.jar().version().toString(),
            bundle == null ? parts.said(jar) : parts.of(jar, bundle.bundle()),
            file.toString(),
            problemNow(),
            jar.came(origin));
  }

  private LocalizedText problemNow() {
    if (bundle == null || !problem.isEmpty()) {
      return problem;
    } else if (!bundle.isInstalled()) {
      return Sentence.of(KeptExtension.class, "extension.removed");
    }
    return isRunning(bundle)
        ? LocalizedText.NONE
        : Sentence.of(KeptExtension.class, "extension.waits");
  }

  private static boolean isRunning(VariantBundle bundle) {
    return (bundle.bundle().getState() & (Bundle.ACTIVE | Bundle.STARTING)) != 0;
  }

  /** Starts one that waits for features; false if it does not wait, or still has to. */
  boolean wake() {
    return bundle != null
        && bundle.isInstalled()
        && !isRunning(bundle)
        && bundle.start().problem().isEmpty();
  }
}
