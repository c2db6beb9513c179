package org.komabako.console.commands.extension;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.commands.Shell;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;

/** The commands about extensions: files at once, addresses only with agreement, names from the shelves. */
class ExtensionCommandsTest {
  private static final String ADDRESS = "https://example.org/dots.jar";

  private final Shell shell = new Shell();
  private final Extensions extensions = shell.core.extensions;

  @TempDir
  Path folder;

  @AfterEach
  void close() {
    shell.close();
  }

  private static Extensions.Entry dots(String version, String problem) {
    return new Extensions.Entry(
        "dots",
        version,
        List.of(LocalizedText.of("a set of pieces", "駒の形")),
        "/data/dots.jar",
        problem.isEmpty() ? LocalizedText.NONE : LocalizedText.same(problem),
        new VariantBundles.Came("", "0123", "", List.of()));
  }

  @Test
  void aFileIsInstalledUpdatedListedTriedAgainAndRemoved() throws Exception {
    Path jar = Files.createFile(folder.resolve("dots.jar"));
    when(extensions.install(jar.toUri())).thenReturn(dots("1.0.0", ""));
    when(extensions.update("dots", jar.toUri(), true)).thenReturn(dots("0.9.0", ""));
    when(extensions.retry("dots")).thenReturn(dots("1.0.0", ""));
    when(extensions.list()).thenReturn(List.of(dots("1.0.0", "it hung")));
    assertEquals(0, shell.script("extension:install $1", jar.toString()), shell.err());
    assertTrue(shell.out().contains("dots 1.0.0  brings a set of pieces  from /data/dots.jar"));
    assertEquals(
        0, shell.script("extension:update dots $1 --downgrade", jar.toString()), shell.err());
    assertTrue(shell.out().contains("dots 0.9.0"));
    assertEquals(0, shell.script("extension:retry dots; extension:uninstall dots"), shell.err());
    verify(extensions).uninstall("dots");
    when(extensions.rollback("dots")).thenReturn(dots("0.8.0", ""));
    assertEquals(0, shell.script("extension:rollback dots"), shell.err());
    assertTrue(shell.out().contains("dots 0.8.0"), shell.out());
    shell.script("extension:list");
    assertTrue(shell.out().contains("dots 1.0.0  not used: it hung"));
  }

  @Test
  void anAddressIsShownFirst() {
    Extensions.Offer offer = mock(Extensions.Offer.class);
    when(extensions.offer(URI.create(ADDRESS))).thenReturn(offer);
    when(offer.name()).thenReturn("dots");
    when(offer.version()).thenReturn("1.0.0");
    when(offer.came()).thenReturn(new VariantBundles.Came(ADDRESS, "0123", "", List.of()));
    when(offer.accept(false)).thenReturn(dots("1.0.0", ""));
    assertEquals(1, shell.script("extension:install " + ADDRESS));
    String said = shell.err();
    assertTrue(said.contains("extension:install --yes " + ADDRESS), said);
    assertTrue(said.contains("SHA-256 0123"), said);
    verify(offer, never()).accept(anyBoolean());
    assertEquals(0, shell.script("extension:install --yes " + ADDRESS), shell.err());
    verify(offer).accept(false);
  }

  private static VariantShelf.Item item(String kind, String installed) {
    return new VariantShelf.Item(
        new VariantShelf.Source(
            URI.create("file:///s/"), VariantShelf.Trust.UNSIGNED, "", List.of()),
        "dots",
        "2.0.0",
        kind,
        LocalizedText.NONE,
        LocalizedText.NONE,
        URI.create("file:///s/dots.jar"),
        "beef",
        5,
        installed,
        List.of(),
        List.of(),
        LocalizedText.NONE);
  }

  @Test
  void aNameComesFromTheShelvesAndAllMeansExtensions() {
    VariantShelf.Seen seen = new VariantShelf.Seen(List.of(), List.of());
    VariantShelf.Item dots = item(VariantShelf.EXTENSION, "1.0.0");
    when(shell.core.shelf.look()).thenReturn(seen);
    when(shell.core.shelf.require(
            eq(seen), eq("dots"), eq(Set.of(VariantShelf.EXTENSION)), eq(Optional.empty())))
        .thenReturn(dots);
    when(shell.core.shelf.install(any(), anyBoolean()))
        .thenReturn(new VariantBundles.Entry("dots", "2.0.0", List.of(), "/data/dots.jar"));
    when(shell.core.shelf.newer(seen)).thenReturn(List.of(item(VariantShelf.TEXT, "1.0.0"), dots));
    when(extensions.list()).thenReturn(List.of(dots("2.0.0", "")));
    assertEquals(0, shell.script("extension:install dots --trust"), shell.err());
    assertEquals(0, shell.script("extension:update dots --trust"), shell.err());
    assertEquals(0, shell.script("extension:update --all --trust"), shell.err());
    verify(shell.core.shelf, org.mockito.Mockito.times(3)).install(dots, true);
    assertTrue(shell.out().contains("dots 2.0.0"), shell.out());
  }
}
