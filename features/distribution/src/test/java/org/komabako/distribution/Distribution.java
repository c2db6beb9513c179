package org.komabako.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the build has put what is tested here. */
final class Distribution {
  /** The sources. */
  static final Path ROOT = path("komabako.root");
  /** The assembled folder with bin, lib, variants and etc. */
  static final Path TREE = path("komabako.tree");
  /** The same as a tar.gz. */
  static final Path ARCHIVE = path("komabako.archive");

  static final Path REPOSITORY = TREE.resolve("lib/repository");
  static final String VERSION = System.getProperty("komabako.version");

  private Distribution() {}

  /** All jars below a folder, sorted. */
  static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static Path path(String property) {
    return Path.of(System.getProperty(property)).toAbsolutePath().normalize();
  }
}
