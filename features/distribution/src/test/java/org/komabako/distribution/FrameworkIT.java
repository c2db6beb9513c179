package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.apache.felix.feature.impl.FeatureServiceImpl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;
import org.osgi.service.feature.FeatureBundle;
import org.osgi.service.feature.ID;

/** The bundles of the console feature and the variants live together in a framework. */
class FrameworkIT {
  @TempDir
  Path folder;

  private Framework framework;

  @BeforeEach
  void start() throws Exception {
    Map<String, String> settings = new HashMap<>();
    settings.put(Constants.FRAMEWORK_STORAGE, folder.resolve("framework").toString());
    settings.put("komabako.home", Distribution.TREE.toString());
    settings.put("komabako.data", folder.resolve("data").toString());
    settings.put("komabako.config", folder.resolve("config").toString());
    settings.put("komabako.cache", folder.resolve("cache").toString());
    settings.put("komabako.features", Distribution.TREE.resolve("lib/features").toString());
    settings.put("komabako.repository", Distribution.REPOSITORY.toString());
    settings.put(
        "komabako.variants",
        Distribution.TREE.resolve("variants")
            + File.pathSeparator
            + folder.resolve("data/variants"));
    settings.put("gosh.home", Distribution.TREE.toString());
    framework =
        ServiceLoader.load(FrameworkFactory.class).findFirst().orElseThrow().newFramework(settings);
    framework.start();
  }

  @AfterEach
  void stop() throws Exception {
    framework.stop();
    framework.waitForStop(10_000);
  }

  @Test
  void everyBundleOfTheConsoleAndEveryVariantStarts() throws Exception {
    List<Path> jars = new ArrayList<>();
    Path file = Distribution.TREE.resolve("lib/features/console/feature.json");
    try (Reader reader = Files.newBufferedReader(file)) {
      for (FeatureBundle bundle : new FeatureServiceImpl().readFeature(reader).getBundles()) {
        jars.add(jar(bundle.getID()));
      }
    }
    jars.addAll(Distribution.jars(Distribution.TREE.resolve("variants")));
    List<Bundle> bundles = new ArrayList<>();
    for (Path jar : jars) {
      bundles.add(framework.getBundleContext().installBundle(jar.toUri().toString()));
    }
    List<String> problems = new ArrayList<>();
    for (Bundle bundle : bundles) {
      try {
        bundle.start();
      } catch (BundleException e) {
        problems.add(bundle.getSymbolicName() + ": " + e.getMessage());
      }
    }
    assertEquals(List.of(), problems);
  }

  private static Path jar(ID id) {
    return Distribution.REPOSITORY
        .resolve(id.getGroupId().replace('.', '/'))
        .resolve(id.getArtifactId())
        .resolve(id.getVersion())
        .resolve(id.getArtifactId() + "-" + id.getVersion() + ".jar");
  }
}
