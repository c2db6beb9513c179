package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Version;

/** What is no variant bundle is told so before the framework sees it. */
class JarInspectorTest {
  private static final Map<String, String> HEADERS =
      Map.of("Bundle-SymbolicName", "a.b;singleton:=true", "Bundle-Version", "1.2.3");

  @TempDir
  Path folder;

  private Path jar;
  private Map<String, byte[]> classes;

  @BeforeEach
  void start() throws Exception {
    jar = folder.resolve("x.jar");
    classes = Jars.provider(folder);
  }

  private void assertRefused(String words) {
    String message =
        String.valueOf(assertThrows(IllegalArgumentException.class, () -> JarInspector.inspect(jar))
            .getMessage());
    assertTrue(message.startsWith("x.jar ") && message.contains(words), message);
  }

  @Test
  void aVariantBundleTellsItsNameAndVersion() throws Exception {
    assertEquals(
        new JarInspector("a.b", new Version(1, 2, 3)),
        JarInspector.inspect(Jars.pack(jar, HEADERS, classes)));
  }

  @Test
  void aVersionIsNotNeeded() throws Exception {
    Jars.pack(jar, Map.of("Bundle-SymbolicName", "a.b"), classes);
    assertEquals(Version.emptyVersion, JarInspector.inspect(jar).version());
  }

  @Test
  void whatIsNotThere() {
    assertRefused("is no file");
  }

  @Test
  void whatIsNoJar() throws Exception {
    Files.writeString(jar, "");
    assertRefused("is no jar");
    Files.writeString(jar, "good morning, ".repeat(100));
    assertRefused("is no jar");
  }

  @Test
  void everyTruncatedJarIsRefused() throws Exception {
    byte[] whole = Files.readAllBytes(Jars.pack(jar, HEADERS, classes));
    for (int length = 0; length < whole.length; length += 7) {
      Files.write(jar, Arrays.copyOf(whole, length));
      assertRefused("");
    }
  }

  @Test
  void aDamagedEntryIsFound() throws Exception {
    byte[] whole = Files.readAllBytes(Jars.pack(jar, HEADERS, classes));
    int damaged = 0;
    for (int at = 60; at < whole.length / 2; at += 11) {
      byte[] copy = whole.clone();
      copy[at] ^= 0x55;
      Files.write(jar, copy);
      try {
        JarInspector.inspect(jar);
      } catch (IllegalArgumentException e) {
        damaged++;
      }
    }
    // Some bytes, like times, say nothing; the content is most of it.
    assertTrue(damaged > whole.length / 2 / 11 / 2, damaged + " found");
  }

  @Test
  void whatIsNoBundle() throws Exception {
    Jars.pack(jar, Map.of(), classes);
    assertRefused("is no OSGi bundle: its manifest has no Bundle-SymbolicName");
    Jars.pack(jar, Map.of("Bundle-SymbolicName", "a.b", "Bundle-Version", "one"), classes);
    assertRefused("has a wrong Bundle-Version");
  }

  @Test
  void whatIsNoModule() throws Exception {
    classes.remove("module-info.class");
    Jars.pack(jar, HEADERS, classes);
    assertRefused("it has no module-info.class");
    classes.put("module-info.class", "hello, here I am".getBytes());
    Jars.pack(jar, HEADERS, classes);
    assertRefused("module-info.class is no class");
  }

  @Test
  void whatProvidesNoVariant() throws Exception {
    Jars.pack(jar, HEADERS, Jars.module(folder));
    assertRefused("does not provide org.komabako.kernel.variant.Variant");
    classes.remove("a/b/C.class");
    Jars.pack(jar, HEADERS, classes);
    assertRefused("it has no a/b/C.class");
  }

  @Test
  void whatIsForALaterJava() throws Exception {
    classes.get("a/b/C.class")[7] = 44 + 70;
    Jars.pack(jar, HEADERS, classes);
    assertRefused("was built for Java 70, this is Java " + Runtime.version().feature());
  }

  @Test
  void classesForALaterJavaInAMultiReleaseJarAreNotUsed() throws Exception {
    byte[] later = classes.get("a/b/C.class").clone();
    later[7] = 44 + 70;
    classes.put("META-INF/versions/70/a/b/C.class", later);
    Jars.pack(jar, HEADERS, classes);
    assertEquals("a.b", JarInspector.inspect(jar).symbolicName());
  }
}
