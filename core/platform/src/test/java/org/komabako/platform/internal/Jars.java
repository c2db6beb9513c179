package org.komabako.platform.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;

/** Makes small jars for tests; the module descriptor is compiled, as the real one is. */
final class Jars {
  private static final String STUB =
      "package org.komabako.kernel.rules; public interface Variant {}";
  private static final String PROVIDER =
      "package a.b; public class C implements org.komabako.kernel.rules.Variant {}";
  private static final String MODULE = "module a.b { exports org.komabako.kernel.rules;"
      + " provides org.komabako.kernel.rules.Variant with a.b.C; }";

  /** What the compiler made of the sources of a module and of its class. */
  private static final Map<List<String>, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

  private Jars() {}

  /** The classes of a module that provides a variant, by their names in the jar. */
  static Map<String, byte[]> provider(Path folder) throws IOException {
    return compile(folder, MODULE);
  }

  /** The same with some code in the class that is provided. */
  static Map<String, byte[]> withCode(Path folder, String code) throws IOException {
    return compile(
        folder,
        MODULE,
        PROVIDER.replace("Variant {}", "Variant { public C() throws Exception { " + code + " } }"));
  }

  /** The classes of a module that provides nothing. */
  static Map<String, byte[]> module(Path folder) throws IOException {
    return compile(folder, "module a.b { }");
  }

  private static Map<String, byte[]> compile(Path folder, String module) throws IOException {
    return compile(folder, module, PROVIDER);
  }

  private static Map<String, byte[]> compile(Path folder, String module, String provider)
      throws IOException {
    Map<String, byte[]> known = COMPILED.get(List.of(module, provider));
    Map<String, byte[]> classes = known == null ? compiled(folder, module, provider) : known;
    COMPILED.put(List.of(module, provider), classes);
    Map<String, byte[]> copies = new LinkedHashMap<>();
    classes.forEach((name, bytes) -> copies.put(name, bytes.clone()));
    return copies;
  }

  private static Map<String, byte[]> compiled(Path folder, String module, String provider)
      throws IOException {
    Path sources = Files.createTempDirectory(folder, "src");
    Files.createDirectories(sources.resolve("a/b"));
    String[] arguments = {
      "--release",
      "17",
      "-proc:none",
      "-d",
      sources.resolve("out").toString(),
      Files.writeString(sources.resolve("module-info.java"), module).toString(),
      Files.writeString(sources.resolve("Variant.java"), STUB).toString(),
      Files.writeString(sources.resolve("C.java"), provider).toString()
    };
    ToolProvider compiler = ToolProvider.findFirst("javac").orElseThrow();
    if (compiler.run(System.out, System.err, arguments) != 0) {
      throw new IllegalStateException("does not compile");
    }
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (String name : new String[] {"module-info.class", "a/b/C.class"}) {
      classes.put(name, Files.readAllBytes(sources.resolve("out").resolve(name)));
    }
    return classes;
  }

  /** Packs a jar with these headers. */
  static Path pack(Path jar, Map<String, String> headers, Map<String, byte[]> entries)
      throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.forEach((name, value) -> manifest.getMainAttributes().putValue(name, value));
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
    return jar;
  }
}
