package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.felix.feature.impl.FeatureServiceImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.service.feature.FeatureBundle;
import org.osgi.service.feature.ID;

/** The bundles of the console feature resolve, start and answer in other frameworks than ours, too. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class OtherFrameworksIT {
  private static final Path OTHERS = Path.of(System.getProperty("komabako.others"));

  @TempDir
  Path folder;

  @Test
  void felixStartsAllBundlesAndPlays() throws Exception {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        OTHERS.resolve("org.apache.felix.framework.jar")
            + File.pathSeparator
            + System.getProperty("komabako.test.classes"),
        FelixToStart.class.getName(),
        folder.toString(),
        Distribution.TREE.toString(),
        "game:new shogi | tail -n 1; game:random --seed 7 | grep after"));
    bundles(List.of()).forEach(id -> command.add(jar(id).toString()));
    Process process = new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("felix.txt").toFile())
        .start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it ends");
    String said = Files.readString(folder.resolve("felix.txt"));
    assertTrue(said.startsWith("org.apache.felix.framework 7.0.5"), said);
    assertFalse(said.contains("not started"), said);
    assertTrue(said.contains("Black to move"), said);
    assertTrue(said.matches("(?s).* move \\d{2,}.*"), said);
    assertEquals(0, process.exitValue(), said);
  }

  @Test
  void karafStartsAllBundlesAndItsShellHasTheCommands() throws Exception {
    Path karaf = unpackedKaraf();
    // Its shell, its Gogo, its JLine; the bundles that it has already are left out.
    List<ID> ours = bundles(List.of(
        "org.osgi.util.function", "org.osgi.util.promise", "org.jline", "org.apache.felix.gogo"));
    StringBuilder start = new StringBuilder();
    for (ID id : ours) {
      Path place = karaf.resolve("system").resolve(Distribution.REPOSITORY.relativize(jar(id)));
      Files.createDirectories(place.getParent());
      Files.copy(jar(id), place);
      if (!id.getArtifactId().startsWith("org.komabako.console.")) {
        start.append("mvn\\:").append(id.getGroupId()).append('/').append(id.getArtifactId());
        start.append('/').append(id.getVersion()).append(" = 85\n");
      }
    }
    append(karaf.resolve("etc/startup.properties"), start.toString());
    append(karaf.resolve("etc/system.properties"), """

        komabako.home = HOME
        komabako.data = FOLDER/data
        komabako.config = FOLDER/config
        komabako.cache = FOLDER/cache
        komabako.features = HOME/lib/features
        komabako.repository = HOME/lib/repository
        komabako.variants = HOME/variants
        """.replace("HOME", Distribution.TREE.toString())
        .replace("FOLDER", folder.toString()));
    // Karaf starts what is installed later, as the variants are, at level 80.
    // The console needs Karaf's shell, which its features bring after the start.
    try (Karaf running = new Karaf(karaf)) {
      for (ID id : ours) {
        if (id.getArtifactId().startsWith("org.komabako.console.")) {
          running.answers("bundle:install -s " + jar(id).toUri(), "Bundle ID");
        }
      }
      for (ID id : ours) {
        if (id.getArtifactId().startsWith("org.komabako.console.")) {
          // One that was installed before Karaf's shell was there could not be started then.
          running.give("bundle:start " + id.getArtifactId());
        }
      }
      running.answers("game:new shogi", "game 1, shogi, at the start");
      String states =
          running.answers("bundle:list -t 0 -s | grep komabako; echo all-listed", "all-listed");
      long active = states.lines().filter(line -> line.contains("Active")).count();
      long named =
          ours.stream().filter(id -> id.getGroupId().equals("org.komabako")).count();
      assertTrue(active >= named, states);
      assertFalse(states.contains("Installed") || states.contains("Resolved"), states);
    }
  }

  /** Karaf in a process of its own, spoken to as by somebody at its terminal. */
  private static final class Karaf implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final Writer in;

    Karaf(Path folder) throws IOException {
      ProcessBuilder builder = new ProcessBuilder(folder.resolve("bin/karaf").toString());
      builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
      builder.environment().put("TERM", "dumb");
      builder.environment().put("EXTRA_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
      process = builder.redirectErrorStream(true).start();
      out = new BufferedReader(
          new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      in = process.outputWriter(StandardCharsets.UTF_8);
      // Reading has no time limit of its own; it ends where the process does.
      CompletableFuture.delayedExecutor(2, TimeUnit.MINUTES).execute(this::end);
      read("for a list of available commands");
    }

    /** Gives a command, whatever comes of it. */
    void give(String command) throws IOException {
      in.write(command + "\n");
      in.flush();
    }

    /**
     * Gives a command, again while the shell or the variants are still on their way, and reads until a line has
     * a text; the lines until then.
     */
    String answers(String command, String wanted) throws IOException {
      StringBuilder all = new StringBuilder();
      while (true) {
        give(command);
        String line = read(wanted, "not found", "not installed");
        all.append(line);
        if (line.contains(wanted)) {
          return all.toString();
        }
      }
    }

    private String read(String... wanted) throws IOException {
      StringBuilder all = new StringBuilder();
      try {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
          all.append(line).append('\n');
          // What was typed is printed, too.
          if (!line.contains("karaf@") && Stream.of(wanted).anyMatch(line::contains)) {
            return all.toString();
          }
        }
      } catch (IOException e) {
        all.append(e);
      }
      throw new AssertionError("Karaf ended without " + List.of(wanted) + ": " + all);
    }

    @Override
    public void close() throws InterruptedException {
      end();
      process.waitFor();
    }

    private void end() {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private Path unpackedKaraf() throws Exception {
    Process tar = new ProcessBuilder(
            "tar",
            "xzf",
            OTHERS.resolve("apache-karaf-minimal.tar.gz").toString(),
            "-C",
            folder.toString())
        .inheritIO()
        .start();
    assertEquals(0, tar.waitFor());
    try (var entries = Files.newDirectoryStream(folder, "apache-karaf*")) {
      return entries.iterator().next();
    }
  }

  private static void append(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.APPEND);
  }

  /** What the console feature names, in its order. */
  private static List<ID> bundles(List<String> without) throws IOException {
    Path file = Distribution.TREE.resolve("lib/features/console/feature.json");
    try (Reader reader = Files.newBufferedReader(file)) {
      return new FeatureServiceImpl()
          .readFeature(reader).getBundles().stream()
              .map(FeatureBundle::getID)
              .filter(id -> without.stream()
                  .noneMatch(start -> (id.getGroupId() + "." + id.getArtifactId()).contains(start)))
              .toList();
    }
  }

  private static Path jar(ID id) {
    return Distribution.REPOSITORY
        .resolve(id.getGroupId().replace('.', '/'))
        .resolve(id.getArtifactId())
        .resolve(id.getVersion())
        .resolve(id.getArtifactId() + "-" + id.getVersion() + ".jar");
  }
}
