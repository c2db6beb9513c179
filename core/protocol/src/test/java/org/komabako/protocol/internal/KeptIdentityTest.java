package org.komabako.protocol.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of the greeting holds as long as nothing has changed that it is made of. */
class KeptIdentityTest {
  private static final List<String> LINES = List.of("id name Komabako", "usiok");

  @TempDir
  private Path folder;

  private final MadeUpFramework framework = new MadeUpFramework();

  @BeforeEach
  void keep() throws IOException {
    Files.createDirectories(folder.resolve("cache"));
    framework.properties.put("komabako.cache", folder.resolve("cache").toString());
    framework.properties.put("komabako.data", folder.resolve("data").toString());
    framework.properties.put(
        "komabako.variants", folder.resolve("one") + File.pathSeparator + folder.resolve("two"));
    write("bundle one.jar", "bundle");
    write("one/shogi.jar", "variant");
    write("two/chu.jar", "variant");
    write("data/engines/other.properties", "engine");
    framework.install(folder.resolve("bundle one.jar"));
    new KeptIdentity(framework.context()).keep(LINES);
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** What is known at the next start. */
  private Optional<List<String>> known() {
    return new KeptIdentity(framework.context()).lines();
  }

  @Test
  void itHoldsWhileNothingChanges() {
    assertEquals(Optional.of(LINES), known());
  }

  @Test
  void anotherVariantChangesIt() throws IOException {
    write("two/dai.jar", "variant");
    assertEquals(Optional.empty(), known());
  }

  @Test
  void aVariantOfTheSameNameChangesIt() throws IOException {
    Path variant = folder.resolve("one/shogi.jar");
    FileTime time = Files.getLastModifiedTime(variant);
    write("one/shogi.jar", "a longer one");
    Files.setLastModifiedTime(variant, time);
    assertEquals(Optional.empty(), known());
  }

  @Test
  void aBundleThatWasBuiltAnewChangesIt() throws IOException {
    Path bundle = folder.resolve("bundle one.jar");
    Files.setLastModifiedTime(
        bundle, FileTime.fromMillis(Files.getLastModifiedTime(bundle).toMillis() + 5_000));
    assertEquals(Optional.empty(), known());
  }

  @Test
  void aBundleThatIsGoneChangesIt() throws IOException {
    Files.delete(folder.resolve("bundle one.jar"));
    assertEquals(Optional.empty(), known());
  }

  @Test
  void anotherBundleChangesIt() throws IOException {
    write("more.jar", "bundle");
    framework.install(folder.resolve("more.jar"));
    assertEquals(Optional.empty(), known());
  }

  @Test
  void aVariantThatWasRemovedChangesIt() throws IOException {
    write("data/removed-variants", "shogi");
    assertEquals(Optional.empty(), known());
  }

  @Test
  void whatWasChosenForOurEngineChangesIt() throws IOException {
    write("data/engine.properties", "USI_Hash=8");
    assertEquals(Optional.empty(), known());
  }

  @Test
  void anEngineOfOthersChangesIt() throws IOException {
    write("data/engines/more.properties", "engine");
    assertEquals(Optional.empty(), known());
  }

  @Test
  void foldersThatAreNotThereAreNoHarm() throws IOException {
    framework.properties.put("komabako.variants", folder.resolve("none").toString());
    assertEquals(Optional.empty(), known());
    new KeptIdentity(framework.context()).keep(LINES);
    assertEquals(Optional.of(LINES), known());
    framework.properties.remove("komabako.variants");
    framework.properties.remove("komabako.data");
    assertEquals(Optional.empty(), known());
    new KeptIdentity(framework.context()).keep(LINES);
    assertEquals(Optional.of(LINES), known());
  }

  @Test
  void itMayBeDeletedOrDamagedAtAnyTime() throws IOException {
    Path kept = folder.resolve("cache/usi-greeting.txt");
    String first = Files.readAllLines(kept).get(0);
    Files.writeString(kept, first + "\n");
    assertEquals(Optional.empty(), known(), "there is no greeting in it");
    Files.writeString(kept, "");
    assertEquals(Optional.empty(), known());
    Files.write(kept, new byte[] {(byte) 0xff, (byte) 0xfe});
    assertEquals(Optional.empty(), known());
    Files.delete(kept);
    assertEquals(Optional.empty(), known());
    Files.createDirectory(kept);
    assertEquals(Optional.empty(), known());
    new KeptIdentity(framework.context()).keep(LINES);
    assertEquals(Optional.empty(), known(), "what cannot be kept is no problem");
  }

  @Test
  void withoutACacheNothingIsKept() {
    framework.properties.remove("komabako.cache");
    KeptIdentity nowhere = new KeptIdentity(framework.context());
    nowhere.keep(LINES);
    assertFalse(nowhere.lines().isPresent());
  }
}
