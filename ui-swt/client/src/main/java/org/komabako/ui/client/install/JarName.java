package org.komabako.ui.client.install;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Which bundle a jar says that it is, to tell an update from something new. */
final class JarName {
  private JarName() {}

  /** The symbolic name; empty for what is no jar or no bundle, which the platform says better. */
  static Optional<String> of(Path file) {
    try (JarFile jar = new JarFile(file.toFile())) {
      return Optional.ofNullable(jar.getManifest())
          .map(Manifest::getMainAttributes)
          .map(headers -> headers.getValue("Bundle-SymbolicName"))
          .map(name -> name.split(";", -1)[0].strip());
    } catch (IOException | SecurityException e) {
      return Optional.empty();
    }
  }
}
