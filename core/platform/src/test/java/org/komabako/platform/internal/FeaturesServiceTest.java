package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.komabako.base.message.RequestException;
import org.komabako.platform.Features;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.service.feature.Feature;
import org.osgi.service.feature.FeatureBundle;
import org.osgi.service.feature.FeatureService;
import org.osgi.service.feature.ID;

/** Features come and go as a whole, in a real framework; a feature file here has a bundle on each line. */
class FeaturesServiceTest {
  @TempDir
  Path folder;

  private final Map<String, String> properties = new HashMap<>();
  private final FeatureService reader = mock(FeatureService.class);

  @BeforeEach
  void start() throws Exception {
    properties.put("komabako.data", folder.resolve("data").toString());
    properties.put("komabako.features", folder.resolve("features").toString());
    properties.put("komabako.repository", folder.resolve("repository").toString());
    when(reader.readFeature(any(Reader.class))).thenAnswer(call -> parse(call.getArgument(0)));
  }

  @AfterEach
  void end() throws Exception {
    TestFramework.clear();
  }

  private static Feature parse(Reader file) throws IOException {
    List<FeatureBundle> bundles = new ArrayList<>();
    for (String line : new BufferedReader(file).lines().toList()) {
      String[] words = line.split(" ", -1);
      if (words[0].isEmpty()) {
        throw new IOException("no bundle");
      }
      ID id = id(words[0]);
      FeatureBundle bundle = mock(FeatureBundle.class);
      when(bundle.getID()).thenReturn(id);
      when(bundle.getMetadata())
          .thenReturn(
              words.length == 1 ? Map.of() : Map.of("bundleStartLevel", Long.valueOf(words[1])));
      bundles.add(bundle);
    }
    Feature feature = mock(Feature.class);
    ID id = id("f");
    when(feature.getID()).thenReturn(id);
    when(feature.getBundles()).thenReturn(bundles);
    when(feature.getDescription()).thenReturn(Optional.of("A sentence."));
    return feature;
  }

  private static ID id(String name) {
    ID id = mock(ID.class);
    when(id.getGroupId()).thenReturn("org.g");
    when(id.getArtifactId()).thenReturn(name);
    when(id.getVersion()).thenReturn("1.0");
    when(id.toString()).thenReturn("org.g:" + name + ":1.0");
    return id;
  }

  private void feature(String name, String... lines) throws IOException {
    Path file = folder.resolve("features").resolve(name).resolve("feature.json");
    Files.createDirectories(file.getParent());
    Files.write(file, List.of(lines));
  }

  private Path jar(String name, String... header) throws IOException {
    Path jar = folder.resolve("repository/org/g/" + name + "/1.0/" + name + "-1.0.jar");
    Files.createDirectories(jar.getParent());
    Map<String, String> headers =
        new HashMap<>(Map.of("Bundle-ManifestVersion", "2", "Bundle-SymbolicName", name));
    if (header.length > 0) {
      headers.put(header[0], header[1]);
    }
    return Jars.pack(jar, headers, Map.of());
  }

  private FeaturesService open() {
    return open(TestFramework.context());
  }

  private FeaturesService open(BundleContext context) {
    return new FeaturesService(TestFramework.context(context, properties, method -> {}), reader);
  }

  private static List<String> bundles() {
    return Arrays.stream(TestFramework.context().getBundles())
        .filter(bundle -> bundle.getBundleId() != 0)
        .map(bundle ->
            bundle.getSymbolicName() + (bundle.getState() == Bundle.ACTIVE ? " runs" : ""))
        .sorted()
        .toList();
  }

  private static String refused(Executable command) {
    return assertThrows(RequestException.class, command).getMessage();
  }

  @Test
  void aFeatureIsInstalledAndRemovedWhole() throws Exception {
    jar("a");
    jar("b");
    jar("c");
    feature("one", "a 1", "b 7", "c");
    Features features = open();
    assertEquals(
        new Features.Entry(
            "one",
            "1.0",
            "A sentence.",
            List.of("org.g:a:1.0", "org.g:b:1.0", "org.g:c:1.0"),
            false),
        features.list().get(0));
    assertTrue(features.install("one").installed());
    assertEquals(List.of("a runs", "b", "c"), bundles(), "the framework is at start level 1");
    assertEquals(List.of(1, 6, 7), levels());
    assertTrue(features.list().get(0).installed());
    assertFalse(features.uninstall("one").installed());
    assertEquals(List.of(), bundles());
  }

  private static List<Integer> levels() {
    return Arrays.stream(TestFramework.context().getBundles())
        .filter(bundle -> bundle.getBundleId() != 0)
        .map(bundle -> bundle.adapt(BundleStartLevel.class).getStartLevel())
        .sorted()
        .toList();
  }

  @Test
  void aBundleThatTwoFeaturesHaveStaysWithTheOther() throws Exception {
    jar("a");
    jar("b");
    feature("one", "a");
    feature("two", "a", "b");
    Features features = open();
    features.install("one");
    features.install("two");
    features.uninstall("two");
    assertEquals(List.of("a"), names());
    features.uninstall("one");
    assertEquals(List.of(), names());
  }

  private static List<String> names() {
    return bundles().stream().map(name -> name.replace(" runs", "")).toList();
  }

  @Test
  void whatIsMissingIsNamedAndNothingIsInstalled() throws Exception {
    jar("a");
    feature("one", "a", "b");
    Features features = open();
    String missing = folder.resolve("repository/org/g/b/1.0/b-1.0.jar").toString();
    assertEquals(
        "the feature one needs org.g:b:1.0, and " + missing + " is missing",
        refused(() -> features.install("one")));
    assertEquals(List.of(), bundles());
    assertEquals(
        "there is no feature 'two'; there are one", refused(() -> features.install("two")));
    assertEquals("the feature one is not installed", refused(() -> features.uninstall("one")));
  }

  @Test
  void aBundleThatDoesNotStartTakesTheOthersWithIt() throws Exception {
    jar("a");
    jar("b", "Import-Package", "x.y");
    feature("one", "a", "b 1");
    Features features = open();
    assertEquals(
        "the feature one cannot be installed: it needs the package x.y, and no bundle here has it",
        refused(() -> features.install("one")));
    assertEquals(List.of(), bundles());
    assertFalse(features.list().get(0).installed());
    assertEquals(
        List.of(), open().list().stream().filter(Features.Entry::installed).toList());
  }

  @Test
  void aFragmentIsNotStarted() throws Exception {
    jar("a");
    jar("b", "Fragment-Host", "a");
    feature("one", "a 1", "b 1");
    assertTrue(open().install("one").installed());
    assertEquals(List.of("a runs", "b"), bundles());
  }

  @Test
  void whatWasInstalledByCommandIsInstalledAgainAfterARestart() throws Exception {
    jar("a");
    feature("one", "a");
    open().install("one");
    TestFramework.clear();
    open();
    assertEquals(List.of("a"), names());
    open().uninstall("one");
    open();
    assertEquals(List.of(), names());
  }

  @Test
  void aFeatureThatHasGoneKeepsNothingElseFromStarting() throws Exception {
    jar("a");
    jar("b");
    feature("one", "a");
    feature("two", "b");
    Features features = open();
    features.install("one");
    features.install("two");
    TestFramework.clear();
    Files.delete(folder.resolve("features/one/feature.json"));
    open();
    assertEquals(List.of("b"), names());
  }

  @Test
  void aDamagedFileIsLeftOut() throws Exception {
    jar("a");
    feature("one", "a");
    feature("two", "");
    Files.createDirectories(folder.resolve("features/empty"));
    assertEquals(
        List.of("one"), open().list().stream().map(Features.Entry::name).toList());
  }

  @Test
  void withoutAFolderThereAreNone() {
    assertEquals(List.of(), open().list());
  }

  @Test
  void aListenerThatThrowsKeepsNoFeatureOut() throws Exception {
    jar("a");
    feature("one", "a");
    Features features = open();
    List<String> told = new ArrayList<>();
    var throwing = features.listen(() -> {
      throw new AssertionError("a listener fails");
    });
    var unused = features.listen(() -> told.add(names().toString()));
    features.install("one");
    features.uninstall("one");
    assertEquals(List.of("[a]", "[]"), told);
    throwing.close();
  }

  @Test
  void changesAreToldUntilNobodyListens() throws Exception {
    jar("a");
    feature("one", "a");
    Features features = open();
    List<String> told = new ArrayList<>();
    Registration listening = features.listen(() -> told.add(names().toString()));
    features.install("one");
    features.uninstall("one");
    assertEquals(List.of("[a]", "[]"), told);
    listening.close();
    features.install("one");
    assertEquals(2, told.size());
  }

  @Test
  void whatRunsTheCommandIsNotRemovedByIt() throws Exception {
    Path jar = jar("a");
    feature("one", "a 1");
    Bundle own = TestFramework.context().installBundle(jar.toUri().toString());
    own.adapt(BundleStartLevel.class).setStartLevel(1);
    own.start();
    Features features = open(own.getBundleContext());
    assertEquals(
        "the feature one is what runs this command; it cannot be removed by it",
        refused(() -> features.uninstall("one")));
    assertEquals(List.of("a runs"), bundles());
  }
}
