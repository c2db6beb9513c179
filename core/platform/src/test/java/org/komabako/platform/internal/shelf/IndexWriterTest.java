package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Signatures;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.internal.shelf.Resource.Capability;
import org.komabako.platform.internal.shelf.Resource.Need;
import org.osgi.framework.Version;

/** What is written into an index is what is read out of it. */
class IndexWriterTest {
  @TempDir
  Path folder;

  private void jar(String name, Map<String, String> headers) throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.forEach(manifest.getMainAttributes()::putValue);
    try (OutputStream out = Files.newOutputStream(folder.resolve(name))) {
      new JarOutputStream(out, manifest).close();
    }
  }

  private List<Resource> written() {
    return written(List.of(
        new TextKind(mock(VariantBundles.class)),
        new JarKind(mock(VariantBundles.class)),
        new ExtensionKind(mock(Extensions.class))));
  }

  private List<Resource> written(List<ShelfKind> kinds) {
    return IndexReader.read(IndexWriter.write(folder, kinds)).resources();
  }

  @Test
  void aJarIsToldByItsManifest() throws Exception {
    jar(
        "a game.jar",
        Map.of(
            "Bundle-SymbolicName", "org.game; singleton:=true",
            "Bundle-Version", "1.2.3",
            "Bundle-Name", "A game",
            "Bundle-Description", "%described.elsewhere",
            "Export-Package", "org.game.api;version=\"1.1\";uses:=\"a,b\",org.game.more",
            "Import-Package",
                "org.base;version=\"[1.0,2)\",org.any,org.maybe;resolution:=optional"));
    Resource game = written().get(0);
    assertEquals("org.game", game.name());
    assertEquals(new Version(1, 2, 3), game.version());
    assertEquals(VariantShelf.JAR, game.kind());
    assertEquals("a%20game.jar", game.url());
    assertEquals(Files.size(folder.resolve("a game.jar")), game.size());
    assertEquals(
        Signatures.digest(Files.readAllBytes(folder.resolve("a game.jar"))), game.digest());
    assertEquals(
        List.of(
            new Need(
                "osgi.wiring.package",
                "(&(osgi.wiring.package=org.base)(&(version>=1.0.0)(!(version>=2.0.0))))"),
            new Need("osgi.wiring.package", "(&(osgi.wiring.package=org.any)(version>=0.0.0))")),
        game.needs());
    assertEquals(
        List.of(
            new Capability("komabako.bundle", Map.of("title.en", "A game")),
            new Capability(
                "osgi.wiring.package",
                Map.of("osgi.wiring.package", "org.game.api", "version", new Version(1, 1, 0))),
            new Capability(
                "osgi.wiring.package",
                Map.of("osgi.wiring.package", "org.game.more", "version", Version.emptyVersion))),
        game.provides().subList(2, game.provides().size()));
  }

  @Test
  void aVariantAsAJarIsToldByItsPagesAsATextIs() throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Bundle-SymbolicName", "org.duel");
    manifest.getMainAttributes().putValue("Bundle-Name", "Artifact 7");
    try (OutputStream file = Files.newOutputStream(folder.resolve("duel.jar"));
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      put(out, "README.md", "# Duel (決闘)\n\nTwo kings meet. One goes.\n");
      put(out, "README.ja.md", "# 決闘\n\n玉が会う。一つ去る。\n");
    }
    assertEquals(
        Map.of(
            "title.en", "Duel",
            "about.en", "Two kings meet.",
            "title.ja", "決闘",
            "about.ja", "玉が会う。"),
        written().get(0).provides().get(2).attributes());
  }

  @Test
  void aTextIsToldByItsHeadAndItsPage() throws Exception {
    Files.writeString(folder.resolve("duel.variant"), """
        [variant]
        key = duel
        version = 1.1
        name = duel
        name.ja = 決闘
        extends = toy
        """);
    Resource duel = written().get(0);
    assertEquals(VariantShelf.TEXT, duel.kind());
    assertEquals(new Version(1, 1, 0), duel.version());
    assertEquals(
        Map.of("komabako.variant", "duel", "title.en", "duel", "title.ja", "決闘", "extends", "toy"),
        duel.provides().get(2).attributes());
    assertEquals(
        new Need("komabako.variant", "(komabako.variant=toy)"), duel.needs().get(1));
  }

  @Test
  void aJarThatMayBringSomethingButNoVariantIsAnExtensionInTheLanguagesThatItSpeaks()
      throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Bundle-SymbolicName", "dots");
    manifest.getMainAttributes().putValue("Bundle-Name", "%name");
    manifest.getMainAttributes().putValue("Service-Component", "OSGI-INF/dots.xml");
    try (OutputStream file = Files.newOutputStream(folder.resolve("dots.jar"));
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      put(out, "OSGI-INF/l10n/bundle.properties", "name=Dots");
      put(out, "OSGI-INF/l10n/bundle_ja.properties", "name=点");
    }
    Resource dots = written().get(0);
    assertEquals(VariantShelf.EXTENSION, dots.kind());
    assertEquals(
        Map.of("title.en", "Dots", "title.ja", "点"), dots.provides().get(2).attributes());
  }

  private static void put(JarOutputStream out, String name, String text) throws Exception {
    out.putNextEntry(new ZipEntry(name));
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aKindOfOthersSaysWhatItsFilesAre() throws Exception {
    Files.writeString(folder.resolve("duel.weights"), "12");
    ShelfKind weights = mock(ShelfKind.class);
    when(weights.suffix()).thenReturn(".weights");
    when(weights.type()).thenReturn("some.weights");
    when(weights.describe(folder.resolve("duel.weights")))
        .thenReturn(Optional.of(new ShelfEntry(
            "duel",
            "3.0",
            "text/plain",
            List.of(new ShelfKind.Part(ShelfKind.BESIDE, Map.of(ShelfKind.BESIDE, "duel"))),
            List.of(ShelfKind.Part.requirement("a.b", "(a.b=duel)")))));
    Resource duel = written(List.of(weights)).get(0);
    assertEquals("some.weights", duel.kind());
    assertEquals(new Version(3, 0, 0), duel.version());
    assertEquals(List.of(new Need("a.b", "(a.b=duel)")), duel.needs());
    assertEquals(Map.of(ShelfKind.BESIDE, "duel"), duel.provides().get(2).attributes());
    assertEquals(List.of(), written(List.of()));
  }

  @Test
  void whatIsNoBundleIsLeftOut() throws Exception {
    jar("plain.jar", Map.of());
    Files.writeString(folder.resolve("notes.txt"), "no game");
    assertEquals(List.of(), written());
  }
}
