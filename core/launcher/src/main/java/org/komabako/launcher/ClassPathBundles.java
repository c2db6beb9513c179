package org.komabako.launcher;

import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.connect.ConnectModule;
import org.osgi.framework.connect.ModuleConnector;

/**
 * The bundles whose jars stand on the JVM's own class path (OSGi Core, chapter 60, Connect). The framework resolves,
 * starts and stops them as all others and asks them for their entries; only their classes are loaded by the loader of
 * the class path, so that they, and what the JVM makes of them, can come out of an archive of classes. Every other
 * bundle is loaded by a loader of its own.
 */
final class ClassPathBundles implements ModuleConnector {
  private final Map<String, Path> jars = new HashMap<>();

  /**
   * With the jars of a class path that lie in a repository.
   *
   * @param repository laid out as Maven does
   * @param classPath as in the property {@code java.class.path}; it may name the repository in another way, as by an
   *     open file
   */
  ClassPathBundles(Path repository, String classPath) {
    String inside = "/" + repository.getFileName() + "/";
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      String path = entry.replace(File.separatorChar, '/');
      int at = path.lastIndexOf(inside);
      if (at >= 0) {
        Path jar = repository.resolve(path.substring(at + inside.length()));
        jars.put(location(jar), jar);
      }
    }
  }

  /** The location that a jar is installed from. */
  static String location(Path jar) {
    return jar.toUri().toString();
  }

  @Override
  public void initialize(File storage, Map<String, String> configuration) {
    // Nothing is kept.
  }

  @Override
  public Optional<ConnectModule> connect(String location) {
    return Optional.ofNullable(jars.get(location)).map(jar -> {
      JarContent content = new JarContent(jar);
      return () -> content;
    });
  }

  @Override
  public Optional<BundleActivator> newBundleActivator() {
    return Optional.empty();
  }
}
