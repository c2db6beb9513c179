package org.komabako.platform.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.base.Registration;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/**
 * What keeps the code of variants from taking the program away: the time limit, the marks on the disk,
 * what was set aside, and the watch at the end of the process.
 */
@Component(service = Guards.class)
public final class Guards {
  /** The framework property with the processor time that code of a variant may take, in milliseconds. */
  static final String LIMIT = "komabako.variant.limit";

  private static final Logger LOG = System.getLogger(Guards.class.getName());
  private static final Duration USUAL_LIMIT = Duration.ofMillis(2_500);

  private final ForeignCode code;
  private final TryingMarks marks;
  private final SetAside setAside;
  private final ExitWatch exits;

  /** The digests of the users' own jars, by the number of the bundle. */
  private final Map<Long, String> digests = new ConcurrentHashMap<>();

  /** The numbers of the bundles that are shipped with the program. */
  private final Set<Long> shipped = ConcurrentHashMap.newKeySet();

  /** The marks by digest. */
  private final Map<String, Running> running = new HashMap<>();

  /** Sets aside what was being tried when the process before ended. */
  @Activate
  public Guards(BundleContext context) {
    DataFolder data = DataFolder.of(context::getProperty);
    code = new ForeignCode(limit(context.getProperty(LIMIT)));
    marks = new TryingMarks(data.resolve("trying-variants"));
    setAside = new SetAside(data.resolve("set-aside-variants"));
    for (TryingMarks.Trial trial : marks.left()) {
      setAside.ended(trial.digest(), trial.name());
    }
    exits = new ExitWatch(setAside, marks, code);
    exits.open();
  }

  private static Duration limit(@Nullable String millis) {
    try {
      return millis == null ? USUAL_LIMIT : Duration.ofMillis(Long.parseLong(millis.strip()));
    } catch (NumberFormatException e) {
      LOG.log(Level.WARNING, "{0} is a number of milliseconds, not ''{1}''", LIMIT, millis);
      return USUAL_LIMIT;
    }
  }

  @Deactivate
  void close() {
    exits.close();
  }

  /** The limit that code runs under. */
  ForeignCode code() {
    return code;
  }

  /** What is not tried any more. */
  SetAside setAside() {
    return setAside;
  }

  /** A bundle is the user's own: its code is marked on the disk while it runs. */
  void watch(Bundle bundle, String digest) {
    digests.put(bundle.getBundleId(), digest);
    exits.add(VariantTracker.nameOf(bundle), digest);
  }

  /** A bundle is shipped with the program, and so was tested with it. */
  void trust(Bundle bundle) {
    shipped.add(bundle.getBundleId());
  }

  /** Whether a bundle is shipped with the program. */
  boolean trusts(Bundle bundle) {
    return shipped.contains(bundle.getBundleId());
  }

  /** A bundle is gone. */
  void forget(Bundle bundle) {
    shipped.remove(bundle.getBundleId());
    digests.remove(bundle.getBundleId());
  }

  /** Code of a bundle begins to run; closed when it has ended. */
  Registration begin(Bundle bundle) {
    String digest = digests.get(bundle.getBundleId());
    if (digest == null) {
      return () -> {};
    }
    synchronized (running) {
      Running one = running.computeIfAbsent(
          digest, any -> new Running(marks.begin(VariantTracker.nameOf(bundle), digest)));
      one.count++;
    }
    return () -> end(digest);
  }

  private void end(String digest) {
    synchronized (running) {
      Running one = running.get(digest);
      if (one != null && --one.count == 0) {
        running.remove(digest);
        one.mark.close();
      }
    }
  }

  /** A mark, and how often its code runs now, as in one thread for another. */
  private static final class Running {
    private final Registration mark;
    private int count;

    Running(Registration mark) {
      this.mark = mark;
    }
  }
}
