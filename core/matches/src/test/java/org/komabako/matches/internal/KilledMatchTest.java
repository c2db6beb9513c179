package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.notation.GameText;

/** A kill in the middle of a match loses no game that was told, and the match goes on. */
@Timeout(300)
@Tag("slow")
class KilledMatchTest {
  private static final int KILLS = Boolean.getBoolean("komabako.deep") ? 40 : 4;

  @TempDir
  private Path folder;

  private final long seed = Long.getLong("komabako.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private final Set<Integer> told = new TreeSet<>();

  @Test
  void everyGameThatWasToldIsThere() throws Exception {
    for (int kill = 0; kill < KILLS; kill++) {
      live();
      check();
    }
    assertTrue(told.size() > KILLS, told.size() + " games; seed " + seed);
    System.out.printf("%d kills, %d games told and there; seed %d%n", KILLS, told.size(), seed);
  }

  private void live() throws Exception {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            classPath(),
            MatchToKill.class.getName(),
            folder.toString())
        .redirectErrorStream(true)
        .start();
    try (BufferedReader out = process.inputReader()) {
      StringBuilder other = new StringBuilder();
      String line = out.readLine();
      while (line != null && !line.startsWith("goes on")) {
        read(line, other);
        line = out.readLine();
      }
      assertTrue(line != null, () -> "seed " + seed + ": " + other);
      // Half of the kills come when games are being kept, the others at any time.
      if (random.nextBoolean() || told.isEmpty()) {
        read(String.valueOf(out.readLine()), other);
      }
      Thread killer = new Thread(() -> {
        try {
          // It is killed at any time: that is what is tested.
          TimeUnit.MILLISECONDS.sleep(random.nextInt(400));
        } catch (InterruptedException e) {
          // Then at once.
        }
        process.toHandle().destroyForcibly();
      });
      killer.start();
      while ((line = out.readLine()) != null) {
        read(line, other);
      }
      assertEquals("", other.toString(), "seed " + seed);
    }
    assertEquals(137, process.waitFor());
  }

  /** Of this process, whether its classes are modules or not. */
  private static String classPath() throws Exception {
    URL self = Objects.requireNonNull(MatchToKill.class.getResource("MatchToKill.class"));
    int depth = MatchToKill.class.getName().split("\\.", -1).length;
    Path classes = Path.of(self.toURI());
    for (int i = 0; i < depth; i++) {
      classes = Objects.requireNonNull(classes.getParent());
    }
    return String.join(
        File.pathSeparator,
        classes.toString(),
        System.getProperty("jdk.module.path", ""),
        System.getProperty("java.class.path"));
  }

  private void read(String line, StringBuilder other) {
    if (line.matches("played [0-9]+")) {
      told.add(Integer.parseInt(line.substring(7)));
    } else {
      other.append(line).append('\n');
    }
  }

  private void check() throws Exception {
    MatchService matches = MatchToKill.service(folder);
    MatchReport report = matches.report("1");
    Set<Integer> there = new TreeSet<>();
    for (GameResult game : report.games()) {
      there.add(game.number());
      String text = Files.readString(report.status().folder().resolve(game.file()));
      GameText.read(new SmallGame(), text);
    }
    assertTrue(there.containsAll(told), () -> "seed " + seed + ": " + told + " in " + there);
    assertEquals(List.of("1"), matches.list().stream().map(each -> each.id()).toList());
    matches.close();
  }
}
