package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of loaded classes that the first start makes and the next ones use. */
class SharedClassesIT {
  private static final Path PROGRAM = Distribution.TREE.resolve("bin/komabako");

  /** Since which Java an archive is made anew by Java itself. */
  private static final int BY_ITSELF = 19;

  @TempDir
  Path folder;

  private Path java = Path.of(System.getProperty("java.home"));

  private Path cache() {
    return folder.resolve("cache/komabako");
  }

  private List<Path> archives(String ending) throws IOException {
    try (Stream<Path> files = Files.list(cache())) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }

  /** Starts the program and answers whether a class of a bundle came out of an archive. */
  private boolean startsAndShares() throws Exception {
    Path classes = folder.resolve("classes.txt");
    ProcessBuilder builder = new ProcessBuilder(
        PROGRAM.toString(),
        "--data",
        folder.resolve("data").toString(),
        "-c",
        "x = (variant:list); echo here");
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    builder
        .environment()
        .put("KOMABAKO_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -Xlog:class+load:file=" + classes);
    builder.environment().remove("KOMABAKO_NO_CACHE");
    builder.environment().put("JAVA_HOME", java.toString());
    Process process = builder
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
    assertTrue(process.waitFor(3, TimeUnit.MINUTES), "it does not end");
    assertEquals("here\n", Files.readString(folder.resolve("out")));
    assertEquals("", Files.readString(folder.resolve("err")));
    assertEquals(0, process.exitValue());
    try (Stream<String> lines = Files.lines(classes)) {
      return lines.anyMatch(line -> line.contains(" org.komabako.kernel.rules.RuleBook ")
          && line.contains("shared objects file"));
    }
  }

  private static void cutOff(Path file) throws IOException {
    assertTrue(file.toFile().setWritable(true));
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(channel.size() / 3);
    }
  }

  /** The version of a Java installation; 0 if there is none. */
  private static int version(Path home) {
    try (Stream<String> lines = Files.lines(home.resolve("release"))) {
      return lines
          .filter(line -> line.startsWith("JAVA_VERSION="))
          .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D*(\\d+).*", "$1")))
          .findFirst()
          .orElse(0);
    } catch (IOException | UncheckedIOException | NumberFormatException e) {
      return 0;
    }
  }

  private static Optional<Path> newer() throws IOException {
    Path usual = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(usual)) {
      return Optional.empty();
    }
    try (Stream<Path> homes = Files.list(usual)) {
      return homes.filter(home -> version(home) >= BY_ITSELF).findFirst();
    }
  }

  @Test
  void aNewerJavaMakesItAnewByItself() throws Exception {
    Optional<Path> newer = newer();
    assumeTrue(newer.isPresent(), "no Java 19 or newer is installed");
    java = newer.get();
    assertFalse(startsAndShares());
    Path made = archives(".jsa").get(0);
    assertTrue(startsAndShares());
    cutOff(made);
    assertFalse(startsAndShares(), "one that was cut off is not used, but made anew");
    assertTrue(startsAndShares());
  }

  @Test
  void theFirstStartMakesItAndDamageStopsNoStart() throws Exception {
    assumeTrue(version(java) < BY_ITSELF, "a newer Java makes it by itself");
    assertFalse(startsAndShares());
    assertEquals(1, archives(".new").size());
    assertTrue(startsAndShares());
    Path made = archives(".jsa").get(0);
    assertEquals(List.of(), archives(".new"));

    Path framework = Distribution.TREE.resolve("lib/boot/org.eclipse.osgi.jar");
    Files.setLastModifiedTime(made, Files.getLastModifiedTime(framework));
    assertFalse(startsAndShares(), "one of another build is made anew");
    assertTrue(startsAndShares());

    made = archives(".jsa").get(0);
    cutOff(made);
    assertFalse(startsAndShares(), "one that was cut off is not used, but made anew");
    cutOff(archives(".new").get(0));
    assertFalse(startsAndShares(), "nor is one that was cut off while it was made");
    assertTrue(startsAndShares());

    Path whole = archives(".jsa").get(0);
    byte[] damaged = Files.readAllBytes(whole);
    for (int at = damaged.length / 3; at < damaged.length; at += 4099) {
      damaged[at] ^= 0x55;
    }
    assertTrue(whole.toFile().setWritable(true));
    Files.write(whole, damaged);
    assertFalse(startsAndShares(), "one that is damaged is not used");
  }

  @Test
  void whereNothingCanBeWrittenItStartsAllTheSame() throws Exception {
    Files.writeString(folder.resolve("cache"), "no folder");
    assertFalse(startsAndShares());
  }
}
