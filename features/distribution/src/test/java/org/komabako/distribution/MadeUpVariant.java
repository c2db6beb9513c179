package org.komabako.distribution;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Makes the jar of a variant that nothing in the product knows: compiled from test resources against
 * the shipped kernel, as a stranger would do it. Each method spoils it in one way.
 */
final class MadeUpVariant {
  static final String NAME = "org.komabako.fifth";
  static final String KEY = "fifth";
  private static final String CLASS = "FifthGame";
  private static final String MODULE = "module-info.java";

  /** What the compiler made of each set of sources: the names of files and what is in them. */
  private static final Map<Map<String, String>, SortedMap<String, byte[]>> COMPILED =
      new ConcurrentHashMap<>();

  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, String> headers = new LinkedHashMap<>();
  private final Map<String, byte[]> more = new LinkedHashMap<>();
  private UnaryOperator<byte[]> classFile = bytes -> bytes;
  private boolean descriptor = true;

  private MadeUpVariant(String edition, String version) {
    sources.put(MODULE, resource(MODULE));
    sources.put(CLASS + ".java", resource(edition + "/" + CLASS + ".java"));
    headers.put("Bundle-ManifestVersion", "2");
    headers.put("Bundle-SymbolicName", NAME);
    headers.put("Bundle-Version", version);
    importing("[1.0,2)");
  }

  static MadeUpVariant first() {
    return new MadeUpVariant("one", "1.0.0");
  }

  static MadeUpVariant second() {
    return new MadeUpVariant("two", "2.0.0");
  }

  /** One that says nothing in its descriptor and registers itself as a service. */
  static MadeUpVariant registeringItself() {
    return first()
        .providingNothing()
        .header("Bundle-Activator", "org.komabako.fifth.Start")
        .header(
            "Import-Package",
            "org.komabako.kernel.model,org.komabako.kernel.rules,org.osgi.framework")
        .alsoWith(
            "Start",
            "package org.komabako.fifth; public class Start implements"
                + " org.osgi.framework.BundleActivator {"
                + " public void start(org.osgi.framework.BundleContext c) { c.registerService("
                + "org.komabako.kernel.rules.Variant.class, new FifthGame(), null); }"
                + " public void stop(org.osgi.framework.BundleContext c) {} }");
  }

  /** With other words in its class. */
  MadeUpVariant with(String old, String words) {
    sources.computeIfPresent(CLASS + ".java", (name, source) -> {
      if (!source.contains(old)) {
        throw new IllegalArgumentException("the source has no " + old);
      }
      return source.replace(old, words);
    });
    return this;
  }

  /** With a header of its manifest. */
  MadeUpVariant header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  /** With a class beside the variant's that knows the framework. */
  MadeUpVariant alsoWith(String className, String source) {
    sources.computeIfPresent(
        MODULE,
        (name, module) -> module.replace(
            "requires org.komabako.kernel;",
            "requires org.komabako.kernel; requires static org.eclipse.osgi;"));
    sources.put(className + ".java", source);
    return this;
  }

  /** With another entry in the jar. */
  MadeUpVariant containing(String name, byte[] content) {
    more.put(name, content);
    return this;
  }

  MadeUpVariant named(String symbolicName) {
    headers.put("Bundle-SymbolicName", symbolicName);
    return this;
  }

  MadeUpVariant withoutHeader(String name) {
    headers.remove(name);
    return this;
  }

  MadeUpVariant importing(String range) {
    List<String> packages = new ArrayList<>();
    for (String name : List.of("model", "rules")) {
      packages.add("org.komabako.kernel." + name + ";version=\"" + range + "\"");
    }
    headers.put("Import-Package", String.join(",", packages));
    return this;
  }

  MadeUpVariant withoutDescriptor() {
    descriptor = false;
    return this;
  }

  MadeUpVariant providingNothing() {
    sources.put(MODULE, "module org.komabako.fifth { requires org.komabako.kernel; }");
    return this;
  }

  /** Its classes say that they need a Java that does not exist yet. */
  MadeUpVariant forJava(int release) {
    classFile = bytes -> {
      bytes[7] = (byte) (44 + release);
      return bytes;
    };
    return this;
  }

  /** Builds the jar; a file that is there already is replaced in one step. */
  Path build(Path jar) {
    try {
      Files.createDirectories(jar.getParent());
      Path beside = jar.resolveSibling(jar.getFileName() + ".part");
      pack(COMPILED.computeIfAbsent(Map.copyOf(sources), MadeUpVariant::compile), beside);
      Files.move(beside, jar, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SortedMap<String, byte[]> compile(Map<String, String> sources) {
    try {
      Path folder = Files.createTempDirectory("made-up-variant");
      SortedMap<String, byte[]> classes = new TreeMap<>();
      Path compiled = compile(sources, folder);
      for (Path file : files(compiled)) {
        classes.put(compiled.relativize(file).toString(), Files.readAllBytes(file));
      }
      delete(folder);
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static Path compile(Map<String, String> sources, Path folder) throws IOException {
    List<String> arguments = new ArrayList<>();
    Path classes = folder.resolve("classes");
    List<String> modules = new ArrayList<>();
    for (String name : List.of("org.komabako.base", "org.komabako.kernel")) {
      modules.add(Distribution.jars(Distribution.REPOSITORY.resolve("org/komabako/" + name))
          .get(0)
          .toString());
    }
    modules.add(Distribution.TREE.resolve("lib/boot/org.eclipse.osgi.jar").toString());
    arguments.addAll(List.of("--release", "17", "-proc:none", "-encoding", "UTF-8", "-Xlint:none"));
    arguments.addAll(
        List.of("-d", classes.toString(), "-p", String.join(File.pathSeparator, modules)));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      arguments.add(
          Files.writeString(folder.resolve(source.getKey()), source.getValue()).toString());
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler.run(null, null, null, arguments.toArray(String[]::new)) != 0) {
      throw new IllegalStateException("the made-up variant does not compile");
    }
    return classes;
  }

  /** Every entry has the same time, as in builds that give the same file each time. */
  private void pack(SortedMap<String, byte[]> classes, Path jar) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.forEach((name, value) -> manifest.getMainAttributes().putValue(name, value));
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    manifest.write(lines);
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      put(out, JarFile.MANIFEST_NAME, lines.toByteArray());
      for (Map.Entry<String, byte[]> each : classes.entrySet()) {
        if (descriptor || !each.getKey().equals("module-info.class")) {
          put(out, each.getKey(), classFile.apply(each.getValue().clone()));
        }
      }
      for (Map.Entry<String, byte[]> entry : more.entrySet()) {
        put(out, entry.getKey(), entry.getValue());
      }
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setLastModifiedTime(FileTime.fromMillis(0));
    out.putNextEntry(entry);
    out.write(content);
  }

  private static String resource(String name) {
    String path = "/made-up-variant/" + name + ".txt";
    try (var in = MadeUpVariant.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("no test resource " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Builds the jar in a folder of its own, for the commands that take a URI. */
  URI uri(Path folder) {
    return build(folder.resolve(NAME + "-" + headers.get("Bundle-Version") + ".jar"))
        .toUri();
  }
}
