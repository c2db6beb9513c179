package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody writes a variant in Java in a project of his own: installs what it is written against, lets the archetype make
 * the project, tests it by the contract of all variants, and plays it. Needs the network, and minutes.
 */
@EnabledIfSystemProperty(named = "komabako.deep", matches = "true")
class OutsideProjectIT {
  @TempDir
  private Path folder;

  @Test
  void aProjectOfTheArchetypeKeepsTheContractAndIsPlayed() throws Exception {
    Path repository = repository();
    String local = "-Dmaven.repo.local=" + repository;
    run(Distribution.ROOT, Distribution.ROOT.resolve("features/install-api").toString(), local);
    Path kernel = repository.resolve("org/komabako/org.komabako.kernel/" + Distribution.VERSION);
    for (String kind : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
      assertTrue(
          Files.exists(kernel.resolve("org.komabako.kernel-" + Distribution.VERSION + kind)), kind);
    }
    run(
        folder,
        "mvn",
        "-B",
        "-q",
        local,
        "org.apache.maven.plugins:maven-archetype-plugin:3.4.1:generate",
        "-DarchetypeGroupId=org.komabako",
        "-DarchetypeArtifactId=org.komabako.archetype",
        "-DarchetypeVersion=" + Distribution.VERSION,
        "-DarchetypeCatalog=local",
        "-DgroupId=com.example",
        "-DartifactId=outside",
        "-Dpackage=com.example.outside",
        "-Dkey=outside");
    Path project = folder.resolve("outside");
    run(project, "mvn", "-B", "-q", local, "verify");
    String tests = Files.readString(
        project.resolve("target/surefire-reports/com.example.outside.MyGameTest.txt"));
    assertTrue(tests.contains("Failures: 0, Errors: 0"), tests);
    String said = run(
        folder,
        Distribution.TREE.resolve("bin/komabako").toString(),
        "--data",
        folder.resolve("data").toString(),
        "-c",
        "variant:install " + project.resolve("target/outside-1.0.0.jar") + "; game:new outside");
    assertTrue(said.contains("game 1, outside, at the start"), said);
  }

  /** A local repository with all that the user's has but what is ours. */
  private Path repository() throws IOException {
    Path users = Path.of(System.getProperty("user.home"), ".m2/repository");
    Path own = Files.createDirectories(folder.resolve("repository/org")).getParent();
    link(users, own, "org");
    link(users.resolve("org"), own.resolve("org"), "komabako");
    return own;
  }

  /** So that nobody who deletes the folder meets the user's. */
  @AfterEach
  void unlink() throws IOException {
    try (Stream<Path> entries = Files.walk(folder.resolve("repository"), 2)) {
      for (Path link : entries.filter(Files::isSymbolicLink).toList()) {
        Files.delete(link);
      }
    }
  }

  private static void link(Path from, Path to, String without) throws IOException {
    try (DirectoryStream<Path> entries =
        Files.newDirectoryStream(from, each -> !each.endsWith(without))) {
      for (Path each : entries) {
        Files.createSymbolicLink(to.resolve(each.getFileName()), each);
      }
    }
  }

  private String run(Path place, String... command) throws Exception {
    Path said = folder.resolve("said.txt");
    Process process = new ProcessBuilder(command)
        .directory(place.toFile())
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start();
    assertTrue(process.waitFor(10, TimeUnit.MINUTES), () -> String.join(" ", command));
    String text = Files.readString(said);
    assertEquals(0, process.exitValue(), text);
    return text;
  }
}
