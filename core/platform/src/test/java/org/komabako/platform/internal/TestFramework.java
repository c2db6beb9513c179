package org.komabako.platform.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/** One framework for all tests of the process; each leaves no bundle behind. */
final class TestFramework {
  private static final Framework FRAMEWORK = launch();

  private TestFramework() {}

  private static Framework launch() {
    String packages = "org.komabako.base,org.komabako.base.message,org.komabako.position.board,"
        + "org.komabako.kernel.model,org.komabako.kernel.rules";
    try {
      Framework framework = ServiceLoader.load(FrameworkFactory.class)
          .findFirst()
          .orElseThrow()
          .newFramework(Map.of(
              Constants.FRAMEWORK_STORAGE,
              Files.createTempDirectory("test-framework").toString(),
              Constants.FRAMEWORK_STORAGE_CLEAN,
              Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT,
              Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA,
              packages,
              "osgi.parentClassloader",
              "fwk"));
      framework.start();
      return framework;
    } catch (BundleException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The framework's own context. */
  static BundleContext context() {
    return FRAMEWORK.getBundleContext();
  }

  /**
   * A context with other properties.
   *
   * @param watcher is told the name of each method that is called, by the thread that calls it
   */
  static BundleContext context(
      BundleContext real, Map<String, String> properties, Consumer<String> watcher) {
    return (BundleContext) Proxy.newProxyInstance(
        TestFramework.class.getClassLoader(),
        new Class<?>[] {BundleContext.class},
        (proxy, method, arguments) -> {
          if (method.getName().equals("getProperty")) {
            return properties.get(arguments[0]);
          }
          watcher.accept(method.getName());
          try {
            return method.invoke(real, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }

  /** Removes what a test has left. */
  static void clear() throws BundleException {
    for (Bundle bundle : context().getBundles()) {
      if (bundle.getBundleId() != Constants.SYSTEM_BUNDLE_ID) {
        bundle.uninstall();
      }
    }
  }
}
