package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs that measure start, with the paths that the scripts beside them give them. What they measure is not looked at. */
class BenchmarksIT {
  private static final Path BENCH = Distribution.ROOT.resolve("core/bench");
  private static final Path TARGET = BENCH.resolve("target");
  private static final Path VARIANTS = Distribution.TREE.resolve("variants");
  private static final String MODULE = "org.komabako.bench";

  @TempDir
  private Path folder;

  private static Path jar() {
    return TARGET.resolve(MODULE + "-" + Distribution.VERSION + ".jar");
  }

  private String lastLine(List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(arguments);
    Path said = folder.resolve("said.txt");
    Process process = new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start();
    try {
      assertTrue(process.waitFor(2, TimeUnit.MINUTES), () -> command + " does not end");
      List<String> lines = Files.readAllLines(said);
      assertEquals(0, process.exitValue(), lines::toString);
      return lines.get(lines.size() - 1);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void allModulesAreOnThePath() {
    ModuleFinder path = ModuleFinder.of(TARGET.resolve("lib"), jar(), VARIANTS);
    Configuration resolved =
        ModuleLayer.boot().configuration().resolve(path, ModuleFinder.of(), Set.of(MODULE));
    assertTrue(resolved.findModule(MODULE).isPresent());
  }

  @Test
  void aPerftIsMeasured() throws Exception {
    String[] position =
        Files.readAllLines(BENCH.resolve("src/main/resources/org/komabako/bench/positions.txt"))
            .stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .findFirst()
            .orElseThrow()
            .split("\t", -1);
    String path = String.join(
        File.pathSeparator,
        TARGET.resolve("lib").toString(),
        jar().toString(),
        VARIANTS.toString());
    String task = position[0] + ",1,bulk";
    String line = lastLine(
        List.of("-p", path, "-m", MODULE + "/" + MODULE + ".PerftFigures", "--rounds", "1", task));
    assertTrue(line.matches("\\S+ " + position[3].split(" ", 2)[0] + " .*"), line);
  }

  @Test
  void theArrivalOfEachVariantIsMeasured() throws Exception {
    Path framework = TARGET.resolve("framework");
    for (Path variant : Distribution.jars(VARIANTS)) {
      String line = lastLine(List.of(
          "-cp",
          framework.resolve("org.eclipse.osgi.jar") + File.pathSeparator + jar(),
          MODULE + ".ReadyTime",
          framework.toString(),
          variant.toString()));
      assertTrue(line.matches("[1-9][0-9]*( [0-9.]+){5}"), line);
    }
  }
}
