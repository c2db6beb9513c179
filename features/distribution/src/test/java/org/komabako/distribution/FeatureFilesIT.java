package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.felix.feature.impl.FeatureServiceImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.rules.Variant;
import org.osgi.service.feature.Feature;
import org.osgi.service.feature.FeatureBundle;
import org.osgi.service.feature.ID;

/** The feature files are well formed, and the distribution holds what they name: no less and no more. */
class FeatureFilesIT {
  /** What others wrote and lies in a bundle of ours. */
  private static final List<String> INSIDE = List.of(
      "com.github.kagkarlsson:db-scheduler", "org.slf4j:slf4j-api", "org.slf4j:slf4j-jdk14");

  @ParameterizedTest
  @ValueSource(strings = {"console", "desktop"})
  void theFeatureServiceReadsTheFile(String name) throws IOException {
    Feature feature = read(name);
    assertEquals(
        new FeatureServiceImpl().getID("org.komabako", name, Distribution.VERSION),
        feature.getID());
    for (FeatureBundle bundle : feature.getBundles()) {
      Object level = bundle.getMetadata().get("bundleStartLevel");
      assertTrue(level instanceof Number, () -> bundle.getID() + " has no bundleStartLevel");
    }
  }

  @Test
  void theRepositoryHoldsTheBundlesOfTheFeatures() throws IOException {
    List<String> named = new ArrayList<>();
    for (String name : List.of("console", "desktop")) {
      read(name).getBundles().forEach(bundle -> named.add(path(bundle.getID())));
    }
    List<String> held = Distribution.jars(Distribution.REPOSITORY).stream()
        .map(jar -> Distribution.REPOSITORY.relativize(jar).toString().replace('\\', '/'))
        .toList();
    assertEquals(lines(named), lines(held));
    assertEquals(named.size(), new TreeSet<>(named).size(), "a bundle is named twice");
  }

  /** The distribution takes what lies packed when its turn comes; with several modules at a time that could be less. */
  @Test
  void everyVariantOfTheSourcesIsShipped() throws IOException {
    long shipped = Distribution.jars(Distribution.TREE.resolve("variants")).size();
    long sources = 0;
    try (Stream<Path> files = Files.walk(Distribution.ROOT.resolve("variants"), 5)) {
      for (Path file : files.filter(path -> path.endsWith("module-info.java")).toList()) {
        sources += Files.readString(file).contains("provides " + Variant.class.getName()) ? 1 : 0;
      }
    }
    assertEquals(sources, shipped);
  }

  @ParameterizedTest
  @CsvSource({"variants, variants", "variants/shelf, shelf"})
  void everyTextOfTheSourcesIsShippedWithItsNetwork(String source, String target)
      throws IOException {
    List<String> written = new ArrayList<>();
    try (Stream<Path> folders = Files.list(Distribution.ROOT.resolve(source))) {
      for (Path folder : folders.filter(Files::isDirectory).toList()) {
        List<String> names = names(folder);
        if (names.stream().anyMatch(name -> name.endsWith(".variant"))) {
          written.addAll(names);
        }
      }
    }
    assertFalse(written.isEmpty());
    assertEquals(lines(written), lines(names(Distribution.TREE.resolve(target))));
  }

  /** The texts of variants in a folder, and the networks. */
  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".variant") || name.endsWith(".net"))
          .toList();
    }
  }

  @Test
  void noticeBillOfMaterialsAndLicenceTextsAreThereForAllThatOthersWrote() throws IOException {
    String notice = Files.readString(Distribution.TREE.resolve("NOTICE"));
    String bill = Files.readString(Distribution.TREE.resolve("sbom.cdx.json"));
    List<String> texts;
    try (Stream<Path> folders = Files.list(Distribution.TREE.resolve("licenses"))) {
      texts = folders.map(folder -> folder.getFileName().toString()).toList();
    }
    List<String> missing = new ArrayList<>();
    for (String name : List.of("console", "desktop")) {
      for (FeatureBundle bundle : read(name).getBundles()) {
        ID id = bundle.getID();
        if (id.getGroupId().equals("org.komabako")) {
          continue;
        }
        String line = id.getGroupId() + ":" + id.getArtifactId() + " " + id.getVersion();
        String url =
            "pkg:maven/" + id.getGroupId() + "/" + id.getArtifactId() + "@" + id.getVersion();
        boolean text = texts.stream().anyMatch(file -> file.startsWith(id.getArtifactId()));
        if (!notice.contains(line) || !bill.contains(url) || !text) {
          missing.add(line);
        }
      }
    }
    for (String name : INSIDE) {
      String artifact = name.substring(name.indexOf(':') + 1);
      if (texts.stream().noneMatch(file -> file.startsWith(artifact))) {
        missing.add(name);
      }
    }
    assertEquals(List.of(), missing);
    assertEquals(lines(ofOthers()), lines(told(notice, "(?m)^([\\w.]+:[\\w.-]+) \\d")));
    assertFalse(notice.contains("org.komabako:"), "our own are not others'");
    assertFalse(bill.contains("timestamp"), "two builds are equal");
    assertTrue(Files.isRegularFile(Distribution.TREE.resolve("licenses/jline-LICENSE.txt")));
  }

  /** Of the jars that lie in the distribution, those that are not ours, as {@code group:artifact}. */
  private static List<String> ofOthers() throws IOException {
    Stream<String> bundles = Distribution.jars(Distribution.REPOSITORY).stream()
        .map(Distribution.REPOSITORY::relativize)
        .map(jar -> {
          int names = jar.getNameCount();
          String group = jar.subpath(0, names - 3).toString().replace('\\', '/').replace('/', '.');
          return group + ":" + jar.getName(names - 3);
        })
        .filter(name -> !name.startsWith("org.komabako:"));
    return Stream.of(bundles, Stream.of("org.eclipse.platform:org.eclipse.osgi"), INSIDE.stream())
        .flatMap(each -> each)
        .toList();
  }

  /** All that a pattern finds in a text. */
  private static List<String> told(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static Feature read(String name) throws IOException {
    Path file = Distribution.TREE.resolve("lib/features").resolve(name).resolve("feature.json");
    try (Reader reader = Files.newBufferedReader(file)) {
      return new FeatureServiceImpl().readFeature(reader);
    }
  }

  private static String path(ID id) {
    String file = id.getArtifactId() + "-" + id.getVersion() + ".jar";
    return String.join(
        "/", id.getGroupId().replace('.', '/'), id.getArtifactId(), id.getVersion(), file);
  }

  /** One line each, so that a failure shows the difference. */
  private static String lines(List<String> names) {
    return String.join("\n", new TreeSet<>(names));
  }
}
