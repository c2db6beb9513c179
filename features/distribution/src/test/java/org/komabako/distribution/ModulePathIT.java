package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same jars without OSGi: core, what variants share, and the variants on a plain module path. */
class ModulePathIT {
  private static final Set<String> CORE = Set.of(
      "base",
      "kernel",
      "position",
      "varianttext",
      "game",
      "lionfamily",
      "notation",
      "formats",
      "engine",
      "engine.search",
      "session",
      "platform",
      "protocol",
      "opponents",
      "dbscheduler",
      "grid",
      "matches",
      "training",
      "library",
      "libraryanalysis");

  /** What the core needs of others, besides the framework's own. */
  private static final List<String> OTHERS =
      List.of("org/glassfish/jakarta.json", "org/xerial/sqlite-jdbc", "org/postgresql/postgresql");

  @Test
  void serviceLoaderFindsEveryVariant() throws Exception {
    List<Path> variants = Distribution.jars(Distribution.TREE.resolve("variants"));
    List<?> found = found(variants, "kernel", "kernel.rules.Variant");
    assertEquals(4, variants.size(), variants::toString);
    assertEquals(variants.size(), found.size(), found::toString);
  }

  /** As somebody would who writes a program of his own: nothing but java, the jars and a main class. */
  @Test
  void aPlainJavaPlaysAGameOfEachVariant(@TempDir Path folder) throws Exception {
    List<Path> path = new ArrayList<>(Distribution.jars(Distribution.TREE.resolve("variants")));
    for (String part : List.of("base", "kernel", "position", "lionfamily")) {
      path.addAll(
          Distribution.jars(Distribution.REPOSITORY.resolve("org/komabako/org.komabako." + part)));
    }
    Path said = folder.resolve("said.txt");
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "--module-path",
            path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
            "--add-modules",
            "ALL-MODULE-PATH",
            "-cp",
            System.getProperty("komabako.test.classes"),
            ModulesToPlay.class.getName(),
            "7")
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start();
    assertTrue(process.waitFor(1, TimeUnit.MINUTES), "it ends");
    List<String> games = Files.readAllLines(said);
    assertEquals(0, process.exitValue(), games::toString);
    assertEquals(4, games.size(), games::toString);
    for (String game : games) {
      assertTrue(game.matches("org\\.komabako\\.variant\\.\\w+ \\d{2,3}"), game);
    }
  }

  @Test
  void serviceLoaderFindsTheEngine() throws Exception {
    List<?> found = found(List.of(), "engine", "engine.Engine");
    assertEquals(1, found.size(), found::toString);
    assertEquals("komabako", new Remote(found.get(0)).text("id"));
  }

  private static List<?> found(List<Path> more, String module, String type) throws Exception {
    List<Path> path = new ArrayList<>(more);
    for (String part : CORE) {
      path.addAll(
          Distribution.jars(Distribution.REPOSITORY.resolve("org/komabako/org.komabako." + part)));
    }
    for (String other : OTHERS) {
      path.addAll(Distribution.jars(Distribution.REPOSITORY.resolve(other)));
    }
    ModuleLayer layer = layer(ModuleFinder.of(path.toArray(Path[]::new)));
    Class<?> service = layer.findLoader("org.komabako." + module).loadClass("org.komabako." + type);
    return ServiceLoader.load(layer, service).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  @Test
  void everyBundleOfOursIsAModuleOfTheSameName() throws IOException {
    List<Path> jars =
        new ArrayList<>(Distribution.jars(Distribution.REPOSITORY.resolve("org/komabako")));
    jars.addAll(Distribution.jars(Distribution.TREE.resolve("variants")));
    // Others wrote what is in it, and named its module.
    jars.removeIf(jar -> jar.getFileName().toString().startsWith("org.komabako.dbscheduler-"));
    List<String> problems = new ArrayList<>();
    for (Path jar : jars) {
      ModuleDescriptor module = ModuleFinder.of(jar).findAll().iterator().next().descriptor();
      String wanted = module.name() + "-" + Distribution.VERSION + ".jar";
      if (module.isAutomatic() || !jar.endsWith(wanted)) {
        problems.add(jar.getFileName() + " is " + module);
      }
    }
    assertEquals(List.of(), problems);
  }

  private static ModuleLayer layer(ModuleFinder finder) {
    Set<String> roots = finder.findAll().stream()
        .map(module -> module.descriptor().name())
        .collect(Collectors.toSet());
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration = boot.configuration().resolve(finder, ModuleFinder.of(), roots);
    return boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
  }
}
