package org.komabako.platform.internal;

import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.platform.internal.ForeignCode.FailedException;
import org.komabako.platform.internal.ForeignCode.TooLongException;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;

/**
 * A bundle made of a jar from a variant folder. Where the framework runs code of it when it is started
 * or stopped, that is done under the time limit. The location is new each time, so that the old and the
 * new version of a bundle can be there at once, and one that hangs hinders no other.
 */
final class VariantBundle {
  /** What the locations of these bundles begin with. */
  static final String LOCATION = "komabako-variant:";

  private static final Logger LOG = System.getLogger(VariantBundle.class.getName());
  private static final AtomicInteger LAST = new AtomicInteger();

  private final BundleContext context;
  private final Guards guards;
  private final JarInspector jar;
  private final boolean own;
  private final Bundle bundle;

  /** Its activator did not come back: the framework lets nobody else at the bundle, and who asks would wait. */
  private volatile boolean hung;

  private VariantBundle(
      BundleContext context, Guards guards, JarInspector jar, boolean own, Bundle bundle) {
    this.context = context;
    this.guards = guards;
    this.jar = jar;
    this.own = own;
    this.bundle = bundle;
  }

  /**
   * What its start came to.
   *
   * @param problem why it does not run; empty if it does
   * @param isHarmful whether its code must not be tried again, not even after a restart
   */
  record Started(LocalizedText problem, boolean isHarmful) {
    private static Started failed(LocalizedText problem) {
      return new Started(problem, false);
    }
  }

  /**
   * Installs a jar of a variant; nothing of it runs.
   *
   * @param own whether it is the user's, not shipped
   * @throws IllegalArgumentException if the framework refuses it; the message says why
   */
  static VariantBundle install(
      BundleContext context, Guards guards, JarInspector jar, boolean own, InputStream content) {
    return install(LOCATION, context, guards, jar, own, content);
  }

  /** The same for any jar, at a location that begins so. */
  static VariantBundle install(
      String begin,
      BundleContext context,
      Guards guards,
      JarInspector jar,
      boolean own,
      InputStream content) {
    String location = begin + jar.symbolicName() + "#" + LAST.incrementAndGet();
    try {
      Bundle bundle = context.installBundle(location, content);
      return new VariantBundle(context, guards, jar, own, bundle);
    } catch (BundleException e) {
      throw new RequestException(Unresolved.explain(context, e), e);
    }
  }

  /** As the framework knows it. */
  Bundle bundle() {
    return bundle;
  }

  /** Whether it was not uninstalled by others. */
  boolean isInstalled() {
    return bundle.getState() != Bundle.UNINSTALLED;
  }

  /** Starts it; says why it provides no variant then, or nothing if it does. */
  LocalizedText start(VariantTracker tracker) {
    Started started = start();
    if (started.isHarmful()) {
      return tracker.harm(bundle, started.problem());
    } else if (!started.problem().isEmpty() || !tracker.keysOf(bundle).isEmpty()) {
      return started.problem();
    }
    LocalizedText problem = tracker.problemOf(bundle);
    return problem.isEmpty()
        ? Sentence.of(VariantBundle.class, "variantBundle.providesNoVariant")
        : problem;
  }

  /** Starts it. */
  Started start() {
    if (own) {
      guards.watch(bundle, jar.digest());
    } else {
      guards.trust(bundle);
    }
    try (Registration running = guards.begin(bundle)) {
      return Started.failed(
          jar.runsAtStart() ? guards.code().call(jar.symbolicName(), this::startNow) : startNow());
    } catch (TooLongException e) {
      hung = true;
      return new Started(
          Sentence.of(VariantBundle.class, "variantBundle.activatorDidNotCome"), true);
    } catch (FailedException e) {
      return Started.failed(e.text());
    } catch (StateException e) {
      return Started.failed(e.text());
    }
  }

  private LocalizedText startNow() {
    try {
      bundle.start(Bundle.START_TRANSIENT);
      return LocalizedText.NONE;
    } catch (BundleException e) {
      return e.getType() == BundleException.ACTIVATOR_ERROR && e.getCause() != null
          ? Sentence.of(
              VariantBundle.class,
              "variantBundle.activatorFailed",
              ForeignCode.describe(e.getCause()))
          : Unresolved.explain(context, e);
    } catch (IllegalStateException e) {
      return Sentence.of(VariantBundle.class, "variantBundle.wasRemovedMeanwhile");
    }
  }

  /** Stops it; its variants leave. */
  void stop() {
    end("stopped", () -> {
      bundle.stop(Bundle.STOP_TRANSIENT);
      return true;
    });
  }

  /** Uninstalls it; its variants leave. */
  void uninstall(List<Bundle> gone) {
    end("removed", () -> {
      bundle.uninstall();
      return true;
    });
    guards.forget(bundle);
    if (bundle.getState() == Bundle.UNINSTALLED) {
      gone.add(bundle);
    }
  }

  /** Ends a bundle in some way. */
  private interface Ending {
    boolean run() throws BundleException;
  }

  private void end(String what, Ending ending) {
    if (!isInstalled()) {
      return;
    }
    if (hung) {
      ForeignCode.tryLater(jar.symbolicName(), ending::run);
      return;
    }
    try {
      if (jar.runsAtStart()) {
        var unused = guards.code().call(jar.symbolicName(), ending::run);
      } else {
        var unused = ending.run();
      }
    } catch (BundleException | IllegalStateException e) {
      LOG.log(Level.WARNING, "{0} cannot be {1}: {2}", bundle, what, e.getMessage());
    } catch (FailedException e) {
      LOG.log(Level.WARNING, "{0} cannot be {1}: {2}", bundle, what, e.text());
    } catch (TooLongException e) {
      LOG.log(
          Level.WARNING,
          "{0} was not {1} in time; what is left of it ends with the program",
          bundle,
          what);
    }
  }

  /** Uninstalls one of which nothing else is known. */
  static void uninstall(Bundle bundle, List<Bundle> gone) {
    try {
      bundle.uninstall();
      gone.add(bundle);
    } catch (BundleException | IllegalStateException e) {
      LOG.log(Level.WARNING, "{0} cannot be removed: {1}", bundle, e.getMessage());
    }
  }
}
