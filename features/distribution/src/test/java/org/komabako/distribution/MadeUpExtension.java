package org.komabako.distribution;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/**
 * Makes the jar of a bundle that nothing in the product knows, with four Declarative Services components: a
 * contribution to the window, a piece set, a theme, a file format. It is compiled from test resources against the shipped
 * bundles, as a stranger would do it.
 */
final class MadeUpExtension {
  static final String NAME = "foreign.extension";
  private static final List<String> COMPONENTS =
      List.of("ForeignContribution", "DotSet", "NightSky", "MovesFormat");
  private static final List<String> IMPORTS = List.of(
      "org.eclipse.swt",
      "org.eclipse.swt.widgets",
      "org.komabako.base",
      "org.komabako.base.message",
      "org.komabako.formats",
      "org.komabako.game",
      "org.komabako.kernel.model",
      "org.komabako.position",
      "org.komabako.kernel.rules",
      "org.komabako.notation",
      "org.komabako.ui.picture",
      "org.komabako.ui.widgets.action",
      "org.komabako.ui.widgets.text",
      "org.komabako.ui.workbench",
      "org.komabako.ui.workbench.dialog",
      "org.komabako.ui.workbench.extension",
      "org.komabako.ui.workbench.game");

  private MadeUpExtension() {}

  /** Builds it in a folder of its own. */
  static URI build(Path folder) throws IOException {
    Files.createDirectories(folder);
    List<String> arguments = new ArrayList<>(
        List.of("--release", "17", "-proc:none", "-encoding", "UTF-8", "-Xlint:none"));
    Path classes = folder.resolve("classes");
    String jars = Distribution.jars(Distribution.REPOSITORY).stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
    arguments.addAll(List.of("-d", classes.toString(), "-cp", jars));
    for (String each : COMPONENTS) {
      Path source = folder.resolve(each + ".java");
      arguments.add(Files.write(source, resource(each + ".java.txt")).toString());
    }
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))
        != 0) {
      throw new IllegalStateException("the made-up extension does not compile");
    }
    return pack(classes, folder.resolve(NAME + ".jar")).toUri();
  }

  private static Path pack(Path classes, Path jar) throws IOException {
    Manifest manifest = new Manifest();
    Attributes headers = manifest.getMainAttributes();
    headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.putValue("Bundle-ManifestVersion", "2");
    headers.putValue("Bundle-SymbolicName", NAME);
    headers.putValue("Bundle-Version", "1.0.0");
    headers.putValue("Import-Package", String.join(",", IMPORTS));
    headers.putValue(
        "Service-Component",
        COMPONENTS.stream()
            .map(each -> "OSGI-INF/" + each + ".xml")
            .collect(Collectors.joining(",")));
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest);
        Stream<Path> found = Files.walk(classes)) {
      for (Path each : found.filter(Files::isRegularFile).sorted().toList()) {
        put(out, classes.relativize(each).toString(), Files.readAllBytes(each));
      }
      for (String each : COMPONENTS) {
        put(out, "OSGI-INF/" + each + ".xml", resource(each + ".xml"));
      }
    }
    return jar;
  }

  private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(content);
  }

  private static byte[] resource(String name) throws IOException {
    try (var in = MadeUpExtension.class.getResourceAsStream("/made-up-extension/" + name)) {
      if (in == null) {
        throw new IllegalStateException("no test resource " + name);
      }
      return in.readAllBytes();
    }
  }

  /** A game in its format. */
  static Path game(Path file, String variant, String... moves) throws IOException {
    return Files.writeString(
        file,
        "FOREIGN MOVES OF " + variant + "\n" + String.join("\n", moves) + "\n",
        StandardCharsets.UTF_8);
  }
}
