package org.komabako.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;

/** The pictures that were looked at and found good, among the test resources. */
final class Goldens {
  private static final Path FOLDER =
      Distribution.ROOT.resolve("features/distribution/src/test/resources/golden");
  private static final Path FAILED = Distribution.TREE.resolveSibling("golden");
  private static final boolean WRITE = Boolean.getBoolean("komabako.golden.write");

  private Goldens() {}

  /** Fails unless a picture is as its golden one; writes that instead if the build says so. */
  static void check(String name, Raster actual) {
    if (WRITE) {
      actual.write(path(FOLDER, name, ""));
      return;
    }
    Path file = path(FOLDER, name, "");
    if (!Files.exists(file)) {
      keep(name, actual);
      Assertions.fail("there is no golden picture " + file);
    }
    Raster golden = Raster.read(file);
    if (golden.width() != actual.width() || golden.height() != actual.height()) {
      keep(name, actual);
      Assertions.fail(name + " is " + actual.width() + " x " + actual.height() + " points, not "
          + golden.width() + " x " + golden.height());
    }
    Difference difference = Difference.of(golden, actual);
    if (!difference.isTolerable()) {
      keep(name, actual);
      Path picture = path(FAILED, name, "-difference");
      Difference.picture(golden, actual).write(picture);
      Assertions.fail(name + ": " + difference + "; see " + picture);
    }
  }

  private static void keep(String name, Raster actual) {
    actual.write(path(FAILED, name, "-actual"));
  }

  private static Path path(Path folder, String name, String suffix) {
    return folder.resolve(name + suffix + ".png");
  }

  /** The names of all that there are. */
  static Set<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString().replace(".png", ""))
          .collect(Collectors.toSet());
    }
  }
}
