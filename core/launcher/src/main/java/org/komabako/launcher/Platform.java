package org.komabako.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.connect.ConnectFrameworkFactory;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.util.tracker.ServiceTracker;

/** The running OSGi framework with the bundles of some features. */
final class Platform {
  /** High enough for every bundle of the features and of the variants. */
  private static final int FINAL_START_LEVEL = 10;

  /** A window may take a while to open. */
  private static final long SERVING = TimeUnit.SECONDS.toMillis(30);

  /** How often it is looked whether there is nothing more to wait for, in milliseconds. */
  private static final long LOOK = 50;

  private final Framework framework;
  private final CountDownLatch started = new CountDownLatch(1);

  private Platform(Framework framework) {
    this.framework = framework;
  }

  /**
   * Installs the bundles and starts the framework up to its last start level; all that starts by itself
   * has started when this returns. Only where a protocol is spoken it goes on starting meanwhile, for a
   * board that waits for an answer gives an engine up, and where there is a window, which is opened
   * meanwhile.
   *
   * @param settings framework properties
   * @param arguments given to the bundles as a service
   * @throws IOException if a feature file or a bundle cannot be read
   * @throws BundleException if the framework itself does not start
   */
  static Platform start(
      Map<String, String> settings, Folders folders, Mode mode, String... arguments)
      throws IOException, BundleException {
    ConnectFrameworkFactory factory = ServiceLoader.load(ConnectFrameworkFactory.class)
        .findFirst()
        .orElseThrow(() -> new IOException("no OSGi framework on the module path"));
    settings.put(Constants.FRAMEWORK_STORAGE_CLEAN, Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT);
    // A bundle whose activator hangs holds up the end for so many seconds at most.
    settings.put("osgi.module.lock.timeout", "2");
    // What a service has brought, as the variants, stays when who asked for it has gone.
    settings.put("ds.delayed.keepInstances", "true");
    settings.put(Constants.FRAMEWORK_BEGINNING_STARTLEVEL, String.valueOf(FINAL_START_LEVEL));
    Framework framework = factory.newFramework(
        settings,
        new ClassPathBundles(folders.repository(), System.getProperty("java.class.path", "")));
    framework.init(Platform::report);
    BundleContext context = framework.getBundleContext();
    context.registerService(
        Supplier.class,
        (Supplier<String[]>) arguments::clone,
        FrameworkUtil.asDictionary(Map.of("komabako.args", true)));
    for (String feature : mode.features()) {
      for (FeatureFile.Entry entry : FeatureFile.read(folders.feature(feature)).bundles()) {
        if (entry.engine() || !mode.isEngine()) {
          install(context, folders.repository(), entry);
        }
      }
    }
    Platform platform = new Platform(framework);
    if (mode.beginsEarly()) {
      Thread starter = new Thread(platform::startLater, "komabako-start");
      starter.setDaemon(true);
      starter.start();
    } else {
      framework.start();
      platform.started.countDown();
    }
    return platform;
  }

  private void startLater() {
    try {
      framework.start();
    } catch (BundleException e) {
      report("start: " + e.getMessage());
    } finally {
      started.countDown();
    }
  }

  /**
   * The service that takes the main thread in a mode.
   *
   * @param patience how long to wait for it once all has started, in milliseconds; 0 or less asks once
   * @return null if there is none
   */
  @Nullable
  Callable<?> main(Mode mode, long patience) throws InterruptedException {
    BundleContext context = framework.getBundleContext();
    ServiceTracker<?, Callable<?>> tracker = tracker(context, mode);
    tracker.open();
    Callable<?> early = null;
    while (early == null && started.getCount() > 0) {
      early = tracker.waitForService(LOOK);
    }
    if (early != null) {
      return early;
    }
    return patience > 0 ? tracker.waitForService(patience) : tracker.getService();
  }

  /** What does the work for second starts while this process runs in a mode. */
  ServedBy serving(Mode mode) {
    return new ServedBy() {
      @Override
      @SuppressWarnings("unchecked") // As the interface says.
      public Optional<ToIntFunction<Map<String, Object>>> commands() throws InterruptedException {
        return served(ToIntFunction.class, "commands", SERVING)
            .map(each -> (ToIntFunction<Map<String, Object>>) each);
      }

      @Override
      @SuppressWarnings("unchecked") // As the interface says.
      public Optional<Consumer<List<Path>>> files() throws InterruptedException {
        return served(Consumer.class, "files", mode == Mode.DESKTOP ? SERVING : 0)
            .map(each -> (Consumer<List<Path>>) each);
      }
    };
  }

  private <S> Optional<S> served(Class<S> type, String what, long patience)
      throws InterruptedException {
    BundleContext context = framework.getBundleContext();
    try {
      String filter =
          "(&(objectClass=" + type.getName() + ")(" + ServedBy.PROPERTY + "=" + what + "))";
      ServiceTracker<S, S> tracker =
          new ServiceTracker<>(context, context.createFilter(filter), null);
      tracker.open();
      try {
        return Optional.ofNullable(
            patience > 0 ? tracker.waitForService(patience) : tracker.getService());
      } finally {
        tracker.close();
      }
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static ServiceTracker<?, Callable<?>> tracker(BundleContext context, Mode mode) {
    try {
      String filter =
          "(&(objectClass=" + Callable.class.getName() + ")(komabako.main=" + mode.id() + "))";
      return new ServiceTracker(context, context.createFilter(filter), null);
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** One line for each bundle that should run and does not, with the reason. */
  List<String> complaints() {
    List<String> lines = new ArrayList<>();
    for (Bundle bundle : framework.getBundleContext().getBundles()) {
      if (bundle.getState() == Bundle.INSTALLED
          || (bundle.getState() == Bundle.RESOLVED && !isFragment(bundle))) {
        lines.add(bundle.getSymbolicName() + " is not running" + reason(bundle));
      }
    }
    return lines;
  }

  private static String reason(Bundle bundle) {
    try {
      bundle.start(Bundle.START_TRANSIENT);
      return "";
    } catch (BundleException e) {
      return ": " + e.getMessage();
    }
  }

  /** The class loaders of all bundles; empty if the framework has stopped. */
  List<ClassLoader> loaders() {
    BundleContext context = framework.getBundleContext();
    List<ClassLoader> loaders = new ArrayList<>();
    for (Bundle bundle : context == null ? new Bundle[0] : context.getBundles()) {
      BundleWiring wiring = bundle.adapt(BundleWiring.class);
      ClassLoader loader = wiring == null ? null : wiring.getClassLoader();
      if (loader != null) {
        loaders.add(loader);
      }
    }
    return loaders;
  }

  /** Stops every bundle and the framework; waits for it, but not for ever. */
  void stop() {
    try {
      framework.stop();
      framework.waitForStop(TimeUnit.SECONDS.toMillis(10));
    } catch (BundleException e) {
      report("stop: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns when the framework has stopped for good, whoever stopped it. */
  void awaitStop() throws InterruptedException {
    int event;
    do {
      event = framework.waitForStop(0).getType();
    } while (event == FrameworkEvent.STOPPED_UPDATE || event == FrameworkEvent.WAIT_TIMEDOUT);
  }

  private static void install(BundleContext context, Path repository, FeatureFile.Entry entry)
      throws IOException, BundleException {
    Path jar = repository.resolve(entry.path());
    if (!Files.isReadable(jar)) {
      throw new IOException("the installation is not complete, " + jar + " is missing");
    }
    Bundle bundle = context.installBundle(ClassPathBundles.location(jar));
    if (!isFragment(bundle)) {
      bundle.adapt(BundleStartLevel.class).setStartLevel(entry.startLevel());
      bundle.start();
    }
  }

  private static boolean isFragment(Bundle bundle) {
    return (bundle.adapt(BundleRevision.class).getTypes() & BundleRevision.TYPE_FRAGMENT) != 0;
  }

  private static void report(FrameworkEvent event) {
    if (event.getType() == FrameworkEvent.ERROR) {
      report(event.getBundle().getSymbolicName() + ": " + event.getThrowable().getMessage());
    }
  }

  private static void report(String line) {
    System.err.println("komabako: " + line);
  }
}
