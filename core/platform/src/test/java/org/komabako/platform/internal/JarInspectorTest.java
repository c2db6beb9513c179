package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
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
    JarInspector found = JarInspector.inspect(Jars.pack(jar, HEADERS, classes));
    assertEquals("a.b", found.symbolicName());
    assertEquals(new Version(1, 2, 3), found.version());
    assertEquals(JarInspector.digest(jar), found.digest());
    assertEquals(64, found.digest().length());
    assertEquals("", found.signer());
    assertTrue(found.singleton());
    assertFalse(found.runsAtStart());
    assertEquals(Set.of(), found.calls());
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

  private void assertNameRefused(String name) throws Exception {
    Jars.pack(jar, Map.of("Bundle-SymbolicName", name), classes);
    assertRefused("Bundle-SymbolicName");
  }

  @Test
  void aNameIsNeverAPath() throws Exception {
    for (String name : List.of("../../pwned", "/tmp/pwned", "a/b", "..", ".a", "a\\b", "a b", "")) {
      assertNameRefused(name);
    }
    assertNameRefused("a".repeat(129));
    assertNameRefused("a\u001b[31m");
    Jars.pack(jar, Map.of("Bundle-SymbolicName", "a".repeat(128)), classes);
    assertEquals(128, JarInspector.inspect(jar).symbolicName().length());
    Jars.pack(
        jar,
        Map.of("Bundle-SymbolicName", "a.b", "Bundle-Version", "1.0.0." + "x".repeat(80)),
        classes);
    assertRefused("has a wrong Bundle-Version");
  }

  @Tag("slow")
  @Test
  void whatIsTooLargeIsNotRead() throws Exception {
    try (var file = new java.io.RandomAccessFile(jar.toFile(), "rw")) {
      file.setLength(JarInspector.LARGEST_JAR + 1);
    }
    assertRefused("is larger than the 64 MB");
    classes.put("a/b/Large.class", new byte[9 << 20]);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("a/b/Large.class is larger than 8192 kB");
    classes.remove("a/b/Large.class");
    classes.put("bomb", new byte[257 << 20]);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("unpacked it is larger than 256 MB");
    classes.remove("bomb");
    for (int i = 0; i < 10_001; i++) {
      classes.put("many/" + i, new byte[0]);
    }
    Jars.pack(jar, HEADERS, classes);
    assertRefused("has more than 10000 entries");
  }

  @Test
  void entriesLieInTheJar() throws Exception {
    for (String name : List.of("../a", "a/../../b", "/a", "a\\b", "a\u001b[31m")) {
      classes.put(name, new byte[1]);
      Jars.pack(jar, HEADERS, classes);
      assertRefused("which is no place in a jar");
      classes.remove(name);
    }
  }

  @Test
  void whatWouldBecomeAPartOfAnotherBundleOrIsNativeIsRefused() throws Exception {
    Jars.pack(jar, Map.of("Bundle-SymbolicName", "a.b", "Fragment-Host", "c"), classes);
    assertRefused("it is a fragment");
    Jars.pack(jar, Map.of("Bundle-SymbolicName", "a.b", "Bundle-NativeCode", "a.so"), classes);
    assertRefused("brings native code");
  }

  @Test
  void whatItsClassesCallIsTold() throws Exception {
    classes.putAll(Jars.withCode(
        folder,
        "new java.net.Socket().close(); Runtime.getRuntime()"
            + ".exec(\"x\"); System.out.println(java.nio.file.Files.exists(null));"));
    Jars.pack(jar, HEADERS, classes);
    assertEquals(
        Set.of(JarCalls.NETWORK, JarCalls.PROGRAMS, JarCalls.FILES),
        JarInspector.inspect(jar).calls());
  }

  @Test
  void whatCallsForTheEndOfTheProgramIsRefused() throws Exception {
    for (String code : List.of(
        "System.exit(1);", "Runtime.getRuntime().exit(1);", "Runtime.getRuntime().halt(1);")) {
      classes.putAll(Jars.withCode(folder, code));
      Jars.pack(jar, HEADERS, classes);
      assertRefused("and a variant may not end the program");
    }
  }
}
