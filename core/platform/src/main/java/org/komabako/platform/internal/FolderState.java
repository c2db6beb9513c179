package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.platform.internal.UsedBundles.Used;
import org.osgi.framework.Bundle;

/**
 * What those see who do not wait for the lock, as it was after the last change: the bundles in use, and the
 * files that are not used with the reasons.
 */
final class FolderState {
  private static final Logger LOG = System.getLogger(FolderState.class.getName());

  private final Listeners<Runnable> listeners = new Listeners<>();
  private volatile Snapshot snapshot = new Snapshot(Map.of(), Map.of());

  private record Snapshot(Map<String, Used> used, Map<Path, LocalizedText> problems) {}

  /**
   * Shows another state and tells of it. Problems that are new are logged.
   *
   * @param untold a file whose problem somebody is told of in another way; null if there is none
   */
  void publish(Map<String, Used> used, Map<Path, LocalizedText> problems, @Nullable Path untold) {
    problems.forEach((file, problem) -> {
      if (!problem.equals(problemOf(file)) && !file.equals(untold)) {
        LOG.log(Level.WARNING, "not used: {0} ({1})", problem, SafeText.line(String.valueOf(file)));
      }
    });
    snapshot = new Snapshot(used, problems);
    listeners.tell(Runnable::run);
  }

  /** Runs something after each change, until closed. */
  Registration listen(Runnable change) {
    return listeners.add(change);
  }

  /** The bundle and its jar in use by symbolic name. */
  Optional<Used> used(String symbolicName) {
    return Optional.ofNullable(snapshot.used().get(symbolicName));
  }

  /** The bundles in use by symbolic name. */
  Map<String, Bundle> bundles() {
    Map<String, Bundle> bundles = new TreeMap<>();
    snapshot.used().forEach((name, each) -> {
      // Another command of the framework's may have removed it.
      if (each.bundle().isInstalled()) {
        bundles.put(name, each.bundle().bundle());
      }
    });
    return bundles;
  }

  /** Why a file is not used; empty if it is. */
  LocalizedText problemOf(Path file) {
    return snapshot.problems().getOrDefault(file, LocalizedText.NONE);
  }

  /** The files that are not used, with the reasons. */
  Map<Path, LocalizedText> problems() {
    return snapshot.problems();
  }
}
