package org.komabako.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/**
 * The time from the arrival of a variant's bundle to a ready board, in a process that has not seen
 * another variant: a framework with kernel and platform is started, then the bundle is installed and
 * started, the platform checks the variant and registers it, and a board of its start position answers
 * how many moves there are.
 *
 * <pre>
 * ReadyTime FRAMEWORK-FOLDER VARIANT-JAR
 * </pre>
 *
 * <p>Runs on the class path, with the framework on it. Prints the number of moves and seconds: of processor
 * time of all threads but the compilers ({@link ProcessorTime}; a variant is made and checked in a thread of its own),
 * those of the clock, which of these went by until the variant was registered, which for the board, and the processor
 * time of the compilers. These are kept alive, or what they used would go with them.
 */
public final class ReadyTime {
  private static final String VARIANT = "org.komabako.kernel.rules.Variant";
  private static final String FRAMEWORK = "org.eclipse.osgi";

  private ReadyTime() {}

  /** Runs. */
  public static void main(String[] args) throws Exception {
    if (args.length != 2) {
      System.err.println("ReadyTime: needs FRAMEWORK-FOLDER VARIANT-JAR");
      System.exit(2);
    }
    Path storage = Files.createTempDirectory("komabako-bench");
    try {
      measure(Path.of(args[0]), Path.of(args[1]), storage);
    } finally {
      delete(storage);
    }
  }

  private static void measure(Path folder, Path jar, Path storage) throws Exception {
    Framework framework = ServiceLoader.load(FrameworkFactory.class)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no framework on the class path"))
        .newFramework(Map.of(
            Constants.FRAMEWORK_STORAGE, storage.toString(), "komabako.data", storage.toString()));
    framework.start();
    try {
      BundleContext context = framework.getBundleContext();
      Bundle positions = startAll(context, folder);
      ProcessorTime before = ProcessorTime.now();
      long arrival = System.nanoTime();
      context.installBundle(jar.toUri().toString()).start();
      ServiceReference<?> found = context.getServiceReference(VARIANT);
      if (found == null) {
        throw new IllegalStateException(jar + " has brought no variant");
      }
      Object variant = context.getService(found);
      long registered = System.nanoTime();
      int moves = movesAtStart(positions, variant);
      long ready = System.nanoTime();
      ProcessorTime used = ProcessorTime.now().since(before);
      System.out.printf(
          Locale.ROOT,
          "%d %.9f %.9f %.9f %.9f %.9f%n",
          moves,
          used.own(),
          (ready - arrival) / 1e9,
          (registered - arrival) / 1e9,
          (ready - registered) / 1e9,
          used.compilers());
    } finally {
      framework.stop();
      framework.waitForStop(0);
    }
  }

  /** Installs and starts the bundles of a folder; answers the one with the positions. */
  private static Bundle startAll(BundleContext context, Path folder)
      throws IOException, BundleException {
    List<Bundle> bundles = new ArrayList<>();
    try (Stream<Path> jars = Files.list(folder)) {
      for (Path jar : jars.sorted().toList()) {
        if (!jar.getFileName().toString().startsWith(FRAMEWORK)) {
          bundles.add(context.installBundle(jar.toUri().toString()));
        }
      }
    }
    for (Bundle bundle : bundles) {
      bundle.start();
    }
    return bundles.stream()
        .filter(bundle -> "org.komabako.position".equals(bundle.getSymbolicName()))
        .findFirst()
        .orElseThrow();
  }

  /** What {@link BenchBoard#count} does, with the classes that the framework has loaded. */
  private static int movesAtStart(Bundle positions, Object variant)
      throws ReflectiveOperationException {
    Class<?> type = positions.loadClass("org.komabako.position.Rules");
    Object rules = type.getMethod("of", positions.loadClass(VARIANT)).invoke(null, variant);
    Object position = type.getMethod("start").invoke(rules);
    Object board = position.getClass().getMethod("board").invoke(position);
    Class<?> generators = positions.loadClass("org.komabako.position.board.MoveGenerator");
    Object generator = generators.getMethod("of", board.getClass()).invoke(null, board);
    return (int) generators.getMethod("count").invoke(generator);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
