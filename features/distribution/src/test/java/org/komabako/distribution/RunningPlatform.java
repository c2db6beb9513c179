package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.Reader;
import java.lang.ref.WeakReference;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.felix.feature.impl.FeatureServiceImpl;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.wiring.FrameworkWiring;
import org.osgi.service.feature.FeatureBundle;
import org.osgi.service.feature.ID;

/** Assembled features in a framework, on user data of their own, as the launcher starts them. */
final class RunningPlatform implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 20_000;

  private final Framework framework;

  /** Starts the console on the user data below a folder, which may come from an earlier start. */
  RunningPlatform(Path folder) throws Exception {
    this(folder, List.of("console"), Map.of());
  }

  /**
   * Starts the desktop. The widget toolkit is that of the test: its classes come from the class path,
   * so that the test can look at the widgets.
   */
  static RunningPlatform desktop(Path folder) throws Exception {
    return new RunningPlatform(
        folder,
        List.of("console", "desktop"),
        Map.of(
            Constants.FRAMEWORK_BOOTDELEGATION,
            "org.eclipse.swt,org.eclipse.swt.*",
            Constants.FRAMEWORK_BUNDLE_PARENT,
            Constants.FRAMEWORK_BUNDLE_PARENT_APP));
  }

  private RunningPlatform(Path folder, List<String> features, Map<String, String> more)
      throws Exception {
    Path home = Distribution.TREE;
    Map<String, String> settings = new HashMap<>();
    settings.put(Constants.FRAMEWORK_STORAGE, folder.resolve("framework").toString());
    settings.put(Constants.FRAMEWORK_STORAGE_CLEAN, Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT);
    settings.put(Constants.FRAMEWORK_BEGINNING_STARTLEVEL, "10");
    settings.put("komabako.home", home.toString());
    settings.put("komabako.data", folder.resolve("data").toString());
    settings.put("komabako.config", folder.resolve("config").toString());
    settings.put("komabako.cache", folder.resolve("cache").toString());
    settings.put("komabako.features", home.resolve("lib/features").toString());
    settings.put("komabako.repository", Distribution.REPOSITORY.toString());
    settings.put(
        "komabako.variants",
        home.resolve("variants") + File.pathSeparator + folder.resolve("data/variants"));
    settings.put("gosh.home", home.toString());
    settings.put("gosh.args", "--nointeractive");
    settings.putAll(more);
    framework =
        ServiceLoader.load(FrameworkFactory.class).findFirst().orElseThrow().newFramework(settings);
    framework.init();
    framework
        .getBundleContext()
        .registerService(
            Supplier.class,
            () -> new String[0],
            FrameworkUtil.asDictionary(Map.of("komabako.args", true)));
    List<Bundle> installed = new ArrayList<>();
    for (String feature : features) {
      installed.addAll(install(home.resolve("lib/features").resolve(feature)));
    }
    for (Bundle bundle : installed) {
      if (bundle.getHeaders().get(Constants.FRAGMENT_HOST) == null) {
        bundle.start();
      }
    }
    framework.start();
  }

  private List<Bundle> install(Path feature) throws Exception {
    List<Bundle> installed = new ArrayList<>();
    try (Reader reader = Files.newBufferedReader(feature.resolve("feature.json"))) {
      for (FeatureBundle each : new FeatureServiceImpl().readFeature(reader).getBundles()) {
        Bundle bundle = framework.getBundleContext().installBundle(location(each.getID()));
        int level = ((Number) each.getMetadata().get("bundleStartLevel")).intValue();
        bundle.adapt(BundleStartLevel.class).setStartLevel(level);
        installed.add(bundle);
      }
    }
    return installed;
  }

  private static String location(ID id) {
    return Distribution.REPOSITORY
        .resolve(id.getGroupId().replace('.', '/'))
        .resolve(id.getArtifactId())
        .resolve(id.getVersion())
        .resolve(id.getArtifactId() + "-" + id.getVersion() + ".jar")
        .toUri()
        .toString();
  }

  @Override
  public void close() throws Exception {
    framework.stop();
    framework.waitForStop(PATIENCE_MILLIS);
  }

  /** Of all, also of those whose classes are not the test's: that is what {@link Remote} is for. */
  Remote service(String name) {
    try {
      ServiceReference<?>[] found =
          framework.getBundleContext().getAllServiceReferences(name, null);
      if (found == null) {
        throw new IllegalStateException("no service " + name);
      }
      return new Remote(framework.getBundleContext().getService(found[0]));
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What the launcher calls for a mode. */
  Callable<?> main(String mode) throws InvalidSyntaxException {
    ServiceReference<?> found = framework
        .getBundleContext()
        .getServiceReferences(Callable.class, "(komabako.main=" + mode + ")")
        .iterator()
        .next();
    return (Callable<?>) framework.getBundleContext().getService(found);
  }

  /** Opens a file in the window, as a second start with it does. */
  @SuppressWarnings("unchecked")
  void open(Path file) throws InvalidSyntaxException {
    ServiceReference<?> found = framework
        .getBundleContext()
        .getServiceReferences(Consumer.class, "(komabako.serve=files)")
        .iterator()
        .next();
    ((Consumer<List<Path>>) framework.getBundleContext().getService(found)).accept(List.of(file));
  }

  Optional<Bundle> bundle(String symbolicName) {
    return Arrays.stream(framework.getBundleContext().getBundles())
        .filter(bundle -> symbolicName.equals(bundle.getSymbolicName()))
        .findFirst();
  }

  /** Installs a bundle as a command of the framework does, past the variant folders. */
  Bundle installed(URI jar) throws BundleException {
    return framework.getBundleContext().installBundle(jar.toString());
  }

  /** Refreshes a bundle and all that use it; returns when the framework has done so. */
  void refresh(String symbolicName) throws InterruptedException {
    refresh(bundle(symbolicName).orElseThrow());
  }

  /** The same with one that may have been uninstalled. */
  void refresh(Bundle bundle) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    framework.adapt(FrameworkWiring.class).refreshBundles(List.of(bundle), event -> {
      if (event.getType() == FrameworkEvent.PACKAGES_REFRESHED) {
        done.countDown();
      }
    });
    if (!done.await(PATIENCE_MILLIS * 3, TimeUnit.MILLISECONDS)) {
      throw new AssertionError("the framework did not refresh " + bundle);
    }
  }

  Remote bundles() {
    return service("org.komabako.platform.VariantBundles");
  }

  Remote games() {
    return service("org.komabako.session.Games");
  }

  Remote features() {
    return service("org.komabako.platform.Features");
  }

  /** The keys of the variants that are there now. */
  List<String> keys() {
    return service("org.komabako.platform.Variants").all("list").stream()
        .map(variant -> variant.text("key"))
        .toList();
  }

  /** Begins a game of a variant. */
  Remote newGame(String key) throws ReflectiveOperationException {
    Class<?> request =
        bundle("org.komabako.session").orElseThrow().loadClass("org.komabako.session.GameRequest");
    return games().get("create", request.getMethod("of", String.class).invoke(null, key));
  }

  /** Why files are refused, and the names of the bundles in use with their versions. */
  List<String> entries() {
    List<String> lines = new ArrayList<>();
    for (Remote entry : bundles().all("list")) {
      lines.add(entry.text("name") + " " + entry.text("version") + " " + entry.text("problem"));
    }
    return lines;
  }

  /** Waits until something holds that the watching thread brings about. */
  void await(String what, BooleanSupplier holds) {
    try {
      Awaitility.await()
          .pollInSameThread()
          .pollDelay(Duration.ZERO)
          .pollInterval(Duration.ofMillis(20))
          .atMost(Duration.ofMillis(PATIENCE_MILLIS))
          .until(holds::getAsBoolean);
    } catch (ConditionTimeoutException e) {
      throw new AssertionError("in vain: " + what + "; there is " + entries(), e);
    }
  }

  /** Waits until nothing holds any of these any more. */
  static void awaitCollected(List<? extends WeakReference<?>> references) {
    Awaitility.await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(50))
        .atMost(Duration.ofMillis(PATIENCE_MILLIS))
        .untilAsserted(() -> {
          System.gc();
          long left = references.stream().filter(each -> each.get() != null).count();
          assertEquals(0, left, "are still held");
        });
  }
}
