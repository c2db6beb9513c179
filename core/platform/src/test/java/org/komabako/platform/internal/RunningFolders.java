package org.komabako.platform.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.komabako.platform.VariantBundles;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.framework.hooks.bundle.CollisionHook;

/**
 * The variant folders in a real framework, put together as the components are in the product. Each test
 * has data of its own.
 */
final class RunningFolders implements AutoCloseable {
  final Path data;
  final Path user;
  final Path shipped;
  final Map<String, String> properties = new HashMap<>();
  private final BundleContext context;
  private volatile Consumer<String> watcher = method -> {};
  private ServiceRegistration<CollisionHook> collisions;
  private Guards guards;
  private VariantRegistry registry;
  private VariantTracker tracker;
  private VariantFolders folders;
  private VariantBundlesService bundles;

  /** Not started yet: files and properties can be put there before. */
  RunningFolders(Path folder) throws IOException {
    data = folder.resolve("data");
    user = data.resolve("variants");
    shipped = Files.createDirectories(folder.resolve("shipped"));
    properties.put("komabako.data", data.toString());
    properties.put("komabako.variants", shipped.toString());
    context = TestFramework.context(
        TestFramework.context(), properties, method -> watcher.accept(method));
  }

  /** With this much processor time for code of a variant; the usual limit is for code that works. */
  RunningFolders limit(long millis) {
    properties.put(Guards.LIMIT, String.valueOf(millis));
    return this;
  }

  /** In a process that opens a window. */
  RunningFolders withWindow() {
    properties.put("komabako.mode", "desktop");
    return this;
  }

  /** Tells the name of each method of the framework that is called, by the thread that calls it. */
  void watch(Consumer<String> calls) {
    watcher = calls;
  }

  RunningFolders start() {
    Collisions hook = new Collisions();
    collisions = context.registerService(CollisionHook.class, hook, null);
    guards = new Guards(context);
    registry = new VariantRegistry();
    tracker = new VariantTracker(context, registry, guards);
    folders = new VariantFolders(context, tracker, guards, hook);
    bundles = new VariantBundlesService(context, folders, tracker);
    return this;
  }

  /** Ends the components, and leaves their bundles as a process that ends does. */
  void stop() throws InterruptedException {
    folders.close();
    tracker.close();
    registry.close();
    guards.close();
    collisions.unregister();
  }

  @Override
  public void close() throws Exception {
    stop();
    TestFramework.clear();
  }

  BundleContext context() {
    return context;
  }

  Guards guards() {
    return guards;
  }

  VariantRegistry registry() {
    return registry;
  }

  VariantTracker tracker() {
    return tracker;
  }

  VariantFolders folders() {
    return folders;
  }

  VariantBundles bundles() {
    return bundles;
  }

  /** The keys of the variants that can be played. */
  List<String> keys() {
    return registry.list().stream().map(variant -> variant.key()).toList();
  }

  /** The bundles and refused files, each as {@code name version problem}. */
  List<String> entries() {
    return bundles.list().stream()
        .map(entry -> (entry.name() + " " + entry.version() + " "
                + entry.problem().in(Locale.ENGLISH))
            .strip())
        .toList();
  }

  /** The bundles of the framework that came from the folders, as {@code name version}. */
  List<String> installed() {
    return Arrays.stream(context.getBundles())
        .filter(bundle -> bundle.getLocation().startsWith("komabako-variant:"))
        .map(bundle -> bundle.getSymbolicName() + " " + bundle.getVersion())
        .sorted()
        .toList();
  }

  /** The names of the files in a folder. */
  static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  /** Waits until something is so. */
  static void await(String what, BooleanSupplier holds) throws InterruptedException {
    Awaitility.await(what)
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(5))
        .atMost(Duration.ofSeconds(20))
        .until(holds::getAsBoolean);
  }
}
