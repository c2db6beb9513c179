package org.komabako.bench;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The bundle of a variant arrives, in a fresh process.
 *
 * @param variant its key
 * @param framework the folder with the bundles that the framework consists of
 */
record OwnReady(String variant, Path framework) implements BenchContender {
  @Override
  public Timing run() throws IOException {
    String[] words = Programs.lastLine(
            Programs.java(),
            "-XX:-UseDynamicNumberOfCompilerThreads",
            "-cp",
            framework.resolve("org.eclipse.osgi.jar")
                + System.getProperty("path.separator")
                + jar(ReadyTime.class),
            ReadyTime.class.getName(),
            framework.toString(),
            jar(ModulePathVariants.require(variant).getClass()).toString())
        .split(" ", -1);
    return Timing.parse(words[0] + " " + words[1] + " " + words[2]);
  }

  private static Path jar(Class<?> type) {
    Module module = type.getModule();
    return module
        .getLayer()
        .configuration()
        .findModule(module.getName())
        .flatMap(found -> found.reference().location())
        .map(Path::of)
        .orElseThrow(() -> new IllegalStateException(type + " is in no jar"));
  }
}
