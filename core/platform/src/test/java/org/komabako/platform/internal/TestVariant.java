package org.komabako.platform.internal;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;
import org.komabako.base.AtomicFiles;
import org.komabako.base.Registration;
import org.komabako.kernel.rules.Variant;
import org.osgi.framework.Bundle;

/**
 * Makes the jars of small variants. They all have the same classes, compiled once against the kernel, and a file
 * beside that says what those do.
 */
final class TestVariant {
  /** What code can be told to do. */
  enum Does {
    NOTHING,
    THROW,
    LOOP,
    TAKE_ITS_TIME,
    LEAVE_A_THREAD
  }

  private static final String SOURCE = """
      package a.b;
      import java.util.List;
      import org.komabako.kernel.rules.RuleBook;
      import org.komabako.kernel.model.*;
      import org.komabako.kernel.rules.*;
      import org.osgi.framework.*;
      public class Tiny implements Variant, BundleActivator {
        private final java.util.Properties told = new java.util.Properties();
        private final VariantTable table;
        public Tiny() throws Exception {
          try (var in = Tiny.class.getResourceAsStream("/told.properties")) { told.load(in); }
          table = VariantTable.of(told.getProperty("key"), "tiny", "小")
              .board(3, 3, 1)
              .start(told.getProperty("position"))
              .piece(PieceType.row("K", "king", "王", "ō").kanji("王", "王将").abbreviations("K")
                  .moves("K").flags(PieceType.Flag.ROYAL))
              .build();
          run("made");
        }
        private void run(String when) {
          switch (told.getProperty(when)) {
            case "THROW" -> throw new IllegalArgumentException("not today");
            case "LOOP" -> { while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); } }
            case "TAKE_ITS_TIME" -> {
              System.setProperty("a.b", "runs");
              try { Thread.sleep(150); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
            }
            case "LEAVE_A_THREAD" -> {
              Thread thread = new Thread(() -> {
                try { Thread.sleep(1_000); } catch (InterruptedException e) { return; }
              });
              thread.setDaemon(true);
              thread.start();
            }
            default -> { }
          }
        }
        @Override public VariantTable table() { return table; }
        @Override public List<RuleOption> options() {
          return List.of(RuleOption.of("gate", "A gate.", "open", "Yes.", "shut", "No."));
        }
        @Override public RuleBook rules(OptionValues values) {
          if (values.asMap().toString().contains("touch=strict")) { run("asked"); }
          if (values.asMap().toString().contains("gate=shut")) { run("examined"); }
          return RuleBook.PLAIN;
        }
        @Override public void start(BundleContext context) {
          run("started");
          if (told.getProperty("serves").equals("true")) {
            context.registerService(Variant.class, this, null);
          }
        }
        @Override public void stop(BundleContext context) { run("stopped"); }
      }
      """;

  private static final Map<String, byte[]> CLASSES = compile();

  private final Map<String, String> headers = new LinkedHashMap<>();
  private final Map<String, String> told = new TreeMap<>();
  private boolean descriptor = true;

  private TestVariant(String version) {
    headers.put("Bundle-ManifestVersion", "2");
    headers.put("Bundle-SymbolicName", "a.b");
    headers.put("Bundle-Version", version);
    headers.put(
        "Import-Package", "org.komabako.kernel.model,org.komabako.kernel.rules,org.osgi.framework");
    told.put("key", "tiny");
    told.put("position", "1k1/3/1K1 b - 1");
    told.put("serves", "false");
    for (String when : List.of("made", "asked", "examined", "started", "stopped")) {
      told.put(when, Does.NOTHING.name());
    }
  }

  /** One that can be used. */
  static TestVariant of(String version) {
    return new TestVariant(version);
  }

  TestVariant named(String symbolicName) {
    headers.put("Bundle-SymbolicName", symbolicName);
    return this;
  }

  TestVariant header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  TestVariant keyed(String key) {
    told.put("key", key);
    return this;
  }

  /** Its table says so and cannot be used. */
  TestVariant faulty() {
    told.put("position", "1k1/3/1K2 b - 1");
    return this;
  }

  /**
   * What its code does at a time: {@code made}, {@code started}, {@code stopped}; {@code examined}, when it is asked for
   * the rules under its own option, or {@code asked}, for those under one that all variants have.
   */
  TestVariant when(String time, Does what) {
    told.put(time, what.name());
    return time.startsWith("st") ? header("Bundle-Activator", "a.b.Tiny") : this;
  }

  /** It has no module descriptor, so that nobody knows what it provides. */
  TestVariant withoutDescriptor() {
    descriptor = false;
    return this;
  }

  /** It registers itself as a service. */
  TestVariant serving() {
    told.put("serves", "true");
    return header("Bundle-Activator", "a.b.Tiny");
  }

  /** Makes the jar, each time the same; one that is there already is replaced in one step. */
  Path build(Path jar) {
    try {
      AtomicFiles.write(jar, pack());
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] pack() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.forEach((name, value) -> manifest.getMainAttributes().putValue(name, value));
    StringBuilder words = new StringBuilder();
    told.forEach((name, value) -> words.append(name + "=" + value + "\n"));
    Map<String, byte[]> entries = new LinkedHashMap<>(CLASSES);
    if (!descriptor) {
      entries.remove("module-info.class");
    }
    entries.put("told.properties", words.toString().getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    manifest.write(lines);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream content = bytes;
        JarOutputStream out = new JarOutputStream(content)) {
      put(out, JarFile.MANIFEST_NAME, lines.toByteArray());
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        put(out, entry.getKey(), entry.getValue());
      }
    }
    return bytes.toByteArray();
  }

  private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setLastModifiedTime(FileTime.fromMillis(0));
    out.putNextEntry(entry);
    out.write(content);
  }

  private static Map<String, byte[]> compile() {
    try {
      Path folder = Files.createTempDirectory("test-variant");
      String modules =
          String.join(File.pathSeparator, place(Variant.class), place(Registration.class));
      String descriptor = "module a.b { requires org.komabako.kernel; exports a.b;"
          + " provides org.komabako.kernel.rules.Variant with a.b.Tiny; }";
      String[] arguments = {
        "--release",
        "17",
        "-proc:none",
        "-encoding",
        "UTF-8",
        "-Xlint:none",
        "-d",
        folder.resolve("out").toString(),
        "-p",
        modules,
        "-cp",
        place(Bundle.class),
        "--add-reads",
        "a.b=ALL-UNNAMED",
        Files.writeString(folder.resolve("module-info.java"), descriptor).toString(),
        Files.writeString(folder.resolve("Tiny.java"), SOURCE).toString()
      };
      ToolProvider compiler = ToolProvider.findFirst("javac").orElseThrow();
      if (compiler.run(System.out, System.err, arguments) != 0) {
        throw new IllegalStateException("does not compile");
      }
      Map<String, byte[]> classes = new LinkedHashMap<>();
      for (String name : List.of("module-info.class", "a/b/Tiny.class")) {
        classes.put(name, Files.readAllBytes(folder.resolve("out").resolve(name)));
      }
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
