package org.komabako.library.internal;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts a class of the tests as a program of its own, on a small disk if wanted. */
final class ProgramOfItsOwn {
  private static final String MOUNT = "mount -t tmpfs -o size=6m none \"$0\" && exec \"$@\"";

  private ProgramOfItsOwn() {}

  static Process start(Class<?> main, String... arguments) throws IOException {
    return new ProcessBuilder(command(main, arguments))
        .redirectErrorStream(true)
        .start();
  }

  /** In a name space of its own, where a small disk in memory lies over a folder. */
  static Process onSmallDisk(Path disk, List<String> command) throws IOException {
    List<String> words = new ArrayList<>(
        List.of("unshare", "--map-root-user", "--mount", "sh", "-c", MOUNT, disk.toString()));
    words.addAll(command);
    return new ProcessBuilder(words).redirectErrorStream(true).start();
  }

  static boolean canMount(Path disk) throws InterruptedException {
    try {
      return onSmallDisk(disk, List.of("true")).waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  static List<String> command(Class<?> main, String... arguments) {
    List<String> words = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("surefire.test.class.path", "")
            + File.pathSeparator
            + System.getProperty("java.class.path"),
        main.getName()));
    words.addAll(List.of(arguments));
    return words;
  }
}
