package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.RandomAccessFile;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
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
  void itsGameIsCalledAsTheHeadsOfItsPages() throws Exception {
    assertTrue(JarInspector.inspect(Jars.pack(jar, HEADERS, classes)).title().isEmpty());
    classes.put("README.md", bytes("<!-- a page -->\n# Toy shogi (玩具将棋)\n\n# Rules\n"));
    classes.put("README.ja.md", bytes("# 玩具将棋\n"));
    classes.put("README.eo.md", bytes("no head\n"));
    LocalizedText title = JarInspector.inspect(Jars.pack(jar, HEADERS, classes)).title();
    assertEquals("Toy shogi", title.in(Locale.ENGLISH));
    assertEquals("玩具将棋", title.in(Locale.JAPANESE));
    assertEquals("Toy shogi", title.in(Locale.forLanguageTag("eo")));
    classes.put("README.md", bytes("# " + "long ".repeat(100)));
    assertTrue(JarInspector.inspect(Jars.pack(jar, HEADERS, classes))
            .title()
            .in(Locale.ENGLISH)
            .length()
        < 70);
  }

  private static byte[] bytes(String page) {
    return page.getBytes(StandardCharsets.UTF_8);
  }

  /** There may be many jars, and what is known of each is kept as long as it lies there. */
  @Test
  void nothingOfTheContentIsRemembered() throws Exception {
    classes.put("large", new byte[4 << 20]);
    JarInspector found = JarInspector.inspect(Jars.pack(jar, HEADERS, classes));
    assertTrue(found.toString().length() < 1_000, found::toString);
    assertEquals(
        Set.of(
            String.class,
            Version.class,
            boolean.class,
            Set.class,
            Optional.class,
            LocalizedText.class),
        Stream.of(JarInspector.class.getRecordComponents())
            .map(RecordComponent::getType)
            .collect(Collectors.toSet()));
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
    assertRefused("does not provide org.komabako.kernel.rules.Variant");
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

  @Test
  void aJarThatIsTooLargeIsNotRead() throws Exception {
    try (RandomAccessFile file = new RandomAccessFile(jar.toFile(), "rw")) {
      file.setLength(JarInspector.LARGEST_JAR + 1);
      assertRefused("is larger than the 64 MB that a variant may have");
      file.setLength(JarInspector.LARGEST_JAR);
      assertRefused("is no jar");
    }
  }

  @Test
  void aClassThatIsTooLargeIsNotRead() throws Exception {
    byte[] large = Arrays.copyOf(classes.get("a/b/C.class"), 8 << 20);
    classes.put("a/b/Large.class", large);
    assertEquals("a.b", JarInspector.inspect(Jars.pack(jar, HEADERS, classes)).symbolicName());
    classes.put("a/b/Large.class", Arrays.copyOf(large, large.length + 1));
    Jars.pack(jar, HEADERS, classes);
    assertRefused("a/b/Large.class is larger than 8192 kB");
  }

  @Test
  void aManifestThatIsTooLargeIsNotRead() throws Exception {
    Map<String, String> headers = new HashMap<>(HEADERS);
    headers.put("X-Large", "x".repeat(1 << 20));
    Jars.pack(jar, headers, classes);
    assertRefused("META-INF/MANIFEST.MF is larger than 1024 kB");
  }

  @Test
  void entriesAreCounted() throws Exception {
    for (int i = 0; i < 10_000 - 3; i++) {
      classes.put("many/" + i, new byte[0]);
    }
    assertEquals("a.b", JarInspector.inspect(Jars.pack(jar, HEADERS, classes)).symbolicName());
    classes.put("many/more", new byte[0]);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("has more than 10000 entries");
  }

  @Tag("slow")
  @Test
  void whatIsTooLargeUnpackedIsNotReadToItsEnd() throws Exception {
    classes.put("bomb", new byte[257 << 20]);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("unpacked it is larger than 256 MB");
  }

  @Test
  void aNameInAJarIsNotTooLong() throws Exception {
    classes.put("a".repeat(500), new byte[0]);
    assertEquals("a.b", JarInspector.inspect(Jars.pack(jar, HEADERS, classes)).symbolicName());
    classes.put("a".repeat(501), new byte[0]);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("which is no place in a jar");
  }

  @Test
  void whatTheFrameworkRunsAtTheStartIsKnown() throws Exception {
    for (String header : List.of("Bundle-Activator", "Service-Component")) {
      Map<String, String> headers = new HashMap<>(HEADERS);
      headers.put(header, "a.b.C");
      assertTrue(JarInspector.inspect(Jars.pack(jar, headers, classes)).runsAtStart(), header);
    }
  }

  @Test
  void aSingletonSaysSo() throws Exception {
    for (String name : List.of("a.b", "a.b;singleton:=false", "a.b;x=singleton")) {
      Jars.pack(jar, Map.of("Bundle-SymbolicName", name), classes);
      assertFalse(JarInspector.inspect(jar).singleton(), name);
    }
    Jars.pack(jar, Map.of("Bundle-SymbolicName", "a.b; singleton := \"true\""), classes);
    assertTrue(JarInspector.inspect(jar).singleton());
  }

  @Test
  void nativeLibrariesAreTold() throws Exception {
    for (String name : List.of("x/a.so", "a.DLL", "b.dylib", "c.jnilib")) {
      Map<String, byte[]> entries = new LinkedHashMap<>(classes);
      entries.put(name, new byte[1]);
      Jars.pack(jar, HEADERS, entries);
      assertEquals(Set.of(JarCalls.NATIVE), JarInspector.inspect(jar).calls(), name);
    }
  }

  @Test
  void whatIsNoClassIsDamaged() throws Exception {
    classes.put("a/b/D.class", new byte[] {1, 2, 3});
    Jars.pack(jar, HEADERS, classes);
    assertRefused("is damaged: a/b/D.class is no class");
    byte[] cut = Arrays.copyOf(classes.get("a/b/C.class"), 40);
    classes.put("a/b/D.class", cut);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("is damaged: a/b/D.class is no class");
    byte[] other = classes.get("a/b/C.class").clone();
    other[0] = 0;
    classes.put("a/b/D.class", other);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("is damaged: a/b/D.class is no class");
  }

  @Test
  void aDamagedDescriptorIsTold() throws Exception {
    byte[] descriptor = classes.get("module-info.class").clone();
    // The number of attributes, the first of which says what the module is.
    descriptor[descriptor.length - 1] ^= 0x7f;
    classes.put("module-info.class", descriptor);
    Jars.pack(jar, HEADERS, classes);
    assertRefused("has a damaged module-info.class: ");
  }

  /** What stands in a constant pool beside classes and methods has many sizes. */
  @Test
  void callsAreFoundBehindConstantsOfAllKinds() throws Exception {
    classes.putAll(Jars.withCode(
        folder,
        "long l = 1234567890123L; double d = 1.5e300; float f = 1.25f; int i = 1234567;"
            + " String s = \"x\" + l + d + f + i; Runnable r = () -> System.out.println(s);"
            + " r.run(); java.util.function.Supplier<Object> m = Object::new; m.get();"
            + " Class.forName(s); long after = 9876543210987L; System.out.println(after);"
            + " new Thread(r).start();"));
    Jars.pack(jar, HEADERS, classes);
    assertEquals(
        Set.of(JarCalls.REFLECTION, JarCalls.THREADS), JarInspector.inspect(jar).calls());
  }

  @Tag("slow")
  @Test
  void whatASignedJarSaysOfItsSigner() throws Exception {
    Path keys = folder.resolve("keys");
    Jars.pack(jar, HEADERS, classes);
    tool(
        "keytool",
        "-genkeypair",
        "-keystore",
        keys.toString(),
        "-storepass",
        "secret",
        "-alias",
        "a",
        "-keyalg",
        "EC",
        "-dname",
        "CN=Somebody",
        "-validity",
        "9");
    tool("jarsigner", "-keystore", keys.toString(), "-storepass", "secret", jar.toString(), "a");
    assertEquals("CN=Somebody", JarInspector.inspect(jar).signer());
    try (FileSystem content = FileSystems.newFileSystem(jar)) {
      Files.write(
          content.getPath("a/b/C.class"),
          Jars.withCode(folder, "System.out.println();").get("a/b/C.class"));
    }
    assertRefused("was changed after it had been signed: ");
  }

  private static void tool(String name, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
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
