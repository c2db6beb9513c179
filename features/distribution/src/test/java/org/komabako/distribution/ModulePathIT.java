package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The same jars without OSGi: core, what variants share, and the variants on a plain module path. */
class ModulePathIT {
  private static final Set<String> CORE = Set.of(
      "base",
      "kernel",
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
      "matches",
      "library");

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
