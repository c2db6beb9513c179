package org.komabako.platform.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.DataFolder;
import org.komabako.platform.Extensions;
import org.mockito.Mockito;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.framework.hooks.bundle.CollisionHook;

/** Bundles that bring no variant: kept, started again, and refused where they bring nothing or do harm. */
class ExtensionBundlesServiceTest {
  private static final String TYPE = "java.util.function.Supplier";
  private static final Map<String, byte[]> LANGUAGE =
      Map.of("OSGI-INF/l10n/org.komabako/messages_eo.properties", "a.b=c".getBytes(UTF_8));

  @TempDir
  Path folder;

  private final Map<String, String> properties = new HashMap<>();
  private BundleContext context = TestFramework.context();
  private ExtensionBundlesService extensions;
  private ServiceRegistration<CollisionHook> collisions;

  @BeforeEach
  void open() throws Exception {
    properties.put(DataFolder.PROPERTY, folder.resolve("data").toString());
    properties.put(Guards.LIMIT, "300");
    context = TestFramework.context(TestFramework.context(), properties, name -> {});
    collisions =
        TestFramework.context().registerService(CollisionHook.class, new Collisions(), null);
    start();
  }

  private void start() throws Exception {
    Path jar = shipped();
    FeaturesService features = Mockito.mock(FeaturesService.class);
    Whiteboards whiteboards = new Whiteboards(context, () -> Set.of(jar));
    Mockito.when(features.whiteboards()).thenReturn(whiteboards);
    Mockito.when(features.listen(Mockito.any())).thenReturn(() -> {});
    extensions = new ExtensionBundlesService(context, new Guards(context), features);
  }

  /** A bundle of the program that takes suppliers from others. */
  private Path shipped() throws IOException {
    return Jars.pack(
        folder.resolve("shipped.jar"),
        Map.of(
            "Bundle-SymbolicName",
            "org.shipped",
            "Export-Package",
            "org.shipped.window;version=\"1.0\"",
            "Provide-Capability",
            "komabako.whiteboard;komabako.whiteboard=\"whiteboard.test\";service=\"" + TYPE + "\""),
        Map.of(
            "OSGI-INF/l10n/org.shipped/messages_en.properties",
            "whiteboard.test=a test".getBytes(UTF_8)));
  }

  @AfterEach
  void close() throws Exception {
    extensions.close();
    collisions.unregister();
    TestFramework.clear();
  }

  private static Map<String, String> headers(String name, String version, String... more) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Bundle-ManifestVersion", "2");
    headers.put("Bundle-SymbolicName", name);
    headers.put("Bundle-Version", version);
    for (int i = 0; i < more.length; i += 2) {
      headers.put(more[i], more[i + 1]);
    }
    return headers;
  }

  private Path language(String name, String version) throws IOException {
    return Jars.pack(
        folder.resolve(name + "-" + version + ".jar"), headers(name, version), LANGUAGE);
  }

  /** A bundle whose activator runs some code when it starts. */
  private Path active(String name, String code) throws IOException {
    Path sources = Files.createTempDirectory(folder, "src");
    Path source = Files.createDirectories(sources.resolve("c")).resolve("Start.java");
    Files.writeString(source, """
        package c;
        import org.osgi.framework.*;
        public class Start implements BundleActivator {
          public void start(BundleContext context) throws Exception { %s }
          public void stop(BundleContext context) {}
        }
        """.formatted(code));
    ToolProvider compiler = ToolProvider.findFirst("javac").orElseThrow();
    String path = Path.of(
            Bundle.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .toString();
    assertEquals(
        0,
        compiler.run(
            System.out,
            System.err,
            "--release",
            "17",
            "-proc:none",
            "-cp",
            path,
            "-d",
            sources.toString(),
            source.toString()));
    return Jars.pack(
        folder.resolve(name + ".jar"),
        headers(name, "1.0", "Bundle-Activator", "c.Start", "Import-Package", "org.osgi.framework"),
        Map.of("c/Start.class", Files.readAllBytes(sources.resolve("c/Start.class"))));
  }

  private String refused(Path jar) {
    return assertThrows(IllegalArgumentException.class, () -> extensions.install(jar.toUri()))
        .getMessage();
  }

  private List<String> told() {
    return extensions.list().stream()
        .map(each -> each.name() + " " + each.version() + " "
            + String.join(
                ",", each.brings().stream().map(text -> text.in(Locale.ENGLISH)).toList())
            + each.problem().in(Locale.ENGLISH))
        .toList();
  }

  private static long running(String name) {
    return Arrays.stream(TestFramework.context().getBundles())
        .filter(bundle -> name.equals(bundle.getSymbolicName()))
        .filter(bundle -> bundle.getState() == Bundle.ACTIVE)
        .count();
  }

  @Test
  void aLanguageIsKeptUsedAtTheNextStartUpdatedAndRemoved() throws Exception {
    Extensions.Entry entry = extensions.install(language("eo", "1.0").toUri());
    assertTrue(entry.problem().isEmpty());
    assertEquals(64, entry.came().digest().length());
    assertEquals(List.of("eo 1.0.0 a language (esperanto)"), told());
    extensions.close();
    start();
    assertEquals(List.of("eo 1.0.0 a language (esperanto)"), told());
    assertEquals(1, running("eo"));
    assertTrue(refused(language("eo", "1.1")).contains("extension:update"));
    extensions.update("eo", language("eo", "1.1").toUri(), false);
    assertEquals(1, running("eo"));
    assertThrows(
        IllegalArgumentException.class,
        () -> extensions.update("eo", language("eo", "1.0").toUri(), false));
    assertEquals(List.of("eo 1.1.0 a language (esperanto)"), told());
    extensions.uninstall("eo");
    assertEquals(List.of(), told());
    assertEquals(0, running("eo"));
    extensions.close();
    start();
    assertEquals(List.of(), told());
  }

  @Test
  void anUpdateIsTakenBackAndThatToo() throws Exception {
    extensions.install(language("eo", "1.0").toUri());
    assertEquals(Optional.empty(), extensions.earlier("eo"));
    String none = assertThrows(IllegalArgumentException.class, () -> extensions.rollback("eo"))
        .getMessage();
    assertEquals("no earlier version of eo is kept; only an update keeps one", none);
    extensions.update("eo", language("eo", "1.1").toUri(), false);
    assertEquals(Optional.of("1.0.0"), extensions.earlier("eo"));
    assertEquals("1.0.0", extensions.rollback("eo").version());
    assertEquals(Optional.of("1.1.0"), extensions.earlier("eo"));
    extensions.close();
    start();
    assertEquals("1.1.0", extensions.rollback("eo").version());
    assertEquals(1, running("eo"));
    extensions.uninstall("eo");
    assertEquals(Optional.empty(), extensions.earlier("eo"));
    String gone = assertThrows(IllegalArgumentException.class, () -> extensions.rollback("eo"))
        .getMessage();
    assertEquals("no extension is named 'eo'; none is installed", gone);
  }

  @Test
  void anEarlierFileThatIsDamagedIsRefusedAndTheNewOneStaysInUse() throws Exception {
    extensions.install(language("eo", "1.0").toUri());
    extensions.update("eo", language("eo", "1.1").toUri(), false);
    Files.writeString(folder.resolve("data/earlier-extensions/eo.jar"), "no jar");
    assertEquals(Optional.empty(), extensions.earlier("eo"));
    assertThrows(IllegalArgumentException.class, () -> extensions.rollback("eo"));
    assertEquals(List.of("eo 1.1.0 a language (esperanto)"), told());
    assertEquals(1, running("eo"));
  }

  @Test
  void inTheSafeModeNoneIsUsed() throws Exception {
    extensions.install(language("eo", "1.0").toUri());
    extensions.close();
    properties.put(VariantFolders.SAFE, "true");
    start();
    assertEquals(0, running("eo"));
    assertTrue(told().get(0).contains("--safe"), told().toString());
    assertTrue(refused(language("oc", "1.0")).contains("--safe"));
    extensions.uninstall("eo");
    assertEquals(List.of(), told());
  }

  @Test
  void whatAnActivatorRegistersCountsIfABundleOfTheProgramTakesIt() throws Exception {
    Path good = active(
        "good", "context.registerService(java.util.function.Supplier.class, () -> 1, null);");
    assertEquals("a test", extensions.install(good.toUri()).brings().get(0).in(Locale.ENGLISH));
    Path idle = active("idle", "context.registerService(Runnable.class, () -> {}, null);");
    assertEquals(
        "idle brings neither a variant nor anything that this program knows of", refused(idle));
    assertEquals(0, running("idle"));
    assertEquals(List.of("good 1.0.0 a test"), told());
  }

  @Test
  void whatIsNoExtensionIsRefusedAndNothingOfItIsKept() throws Exception {
    Path plain = Jars.pack(folder.resolve("plain.jar"), headers("plain", "1.0"), Map.of());
    assertTrue(refused(plain).contains("brings neither"), refused(plain));
    Path variant =
        Jars.pack(folder.resolve("variant.jar"), headers("variant", "1.0"), Jars.provider(folder));
    assertTrue(refused(variant).contains("variant:install"), refused(variant));
    assertFalse(extensions.isExtension(variant));
    assertTrue(extensions.isExtension(plain));
    Path fragment = Jars.pack(
        folder.resolve("fragment.jar"),
        headers("fragment", "1.0", "Fragment-Host", "org.komabako.base"),
        LANGUAGE);
    assertTrue(refused(fragment).contains("it is a fragment"), refused(fragment));
    Path shipped = Jars.pack(folder.resolve("ours.jar"), headers("org.shipped", "9.0"), LANGUAGE);
    assertTrue(refused(shipped).contains("is called org.shipped already"), refused(shipped));
    Path needy = Jars.pack(
        folder.resolve("needy.jar"),
        headers("needy", "1.0", "Import-Package", "no.where"),
        LANGUAGE);
    assertTrue(refused(needy).contains("it needs the package no.where"), refused(needy));
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
    assertTrue(refused(text).contains("no jar"), refused(text));
    assertEquals(List.of(), told());
    try (var left = Files.list(folder.resolve("data/extensions"))) {
      assertEquals(0, left.count());
    }
  }

  @Test
  void whatNeedsAPartThatDoesNotRunWaitsForIt() throws Exception {
    Path window = Jars.pack(
        folder.resolve("window.jar"),
        headers("window", "1.0", "Import-Package", "org.shipped.window;version=\"[1.0,2)\""),
        LANGUAGE);
    assertTrue(
        extensions.install(window.toUri()).problem().in(Locale.ENGLISH).contains("it waits"));
    assertEquals(0, running("window"));
  }

  @Test
  void anUpdateThatFailsLeavesTheOldOneInUse() throws Exception {
    extensions.install(language("eo", "1.0").toUri());
    Path broken = Jars.pack(
        folder.resolve("broken.jar"), headers("eo", "2.0", "Import-Package", "no.where"), LANGUAGE);
    assertThrows(
        IllegalArgumentException.class, () -> extensions.update("eo", broken.toUri(), false));
    assertEquals(List.of("eo 1.0.0 a language (esperanto)"), told());
    assertEquals(1, running("eo"));
  }

  @Test
  void whatHangsAtStartIsRefusedAndOneThatHangsLaterIsSetAsideAndTriedAgain() throws Exception {
    Path marker = folder.resolve("hang");
    String code = "if (new java.io.File(\"" + marker + "\").exists()) {"
        + " Thread.sleep(60_000); }"
        + " context.registerService(java.util.function.Supplier.class, () -> 1, null);";
    Path jar = active("moody", code);
    Files.writeString(marker, "");
    assertTrue(refused(jar).contains("did not come back in time"), refused(jar));
    assertEquals(List.of(), told());
    Files.delete(marker);
    extensions.install(jar.toUri());
    extensions.close();
    Files.writeString(marker, "");
    start();
    assertTrue(told().get(0).contains("it is set aside"), told().toString());
    assertTrue(told().get(0).contains("extension:retry moody"), told().toString());
    Files.delete(marker);
    extensions.close();
    start();
    assertTrue(told().get(0).contains("it is set aside"), "it is not tried by itself");
    assertTrue(extensions.retry("moody").problem().isEmpty());
    assertEquals(List.of("moody 1.0.0 a test"), told());
  }
}
