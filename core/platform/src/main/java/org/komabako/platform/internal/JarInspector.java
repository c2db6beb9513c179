package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipException;
import org.komabako.kernel.variant.Variant;

/**
 * Looks into a jar before it is installed.
 *
 * @param symbolicName of the bundle
 * @param version of the bundle
 */
record JarInspector(String symbolicName, String version) {
  private static final int CLASS_FILE_OFFSET = 44;
  private static final String DESCRIPTOR = "module-info.class";

  /**
   * What a variant bundle says of itself.
   *
   * @throws IllegalArgumentException if the file is none that can be used; the message says why
   */
  static JarInspector inspect(Path file) {
    String name = String.valueOf(file.getFileName());
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      String symbolicName =
          manifest == null ? null : manifest.getMainAttributes().getValue("Bundle-SymbolicName");
      if (manifest == null || symbolicName == null) {
        throw refuse(name, "is no OSGi bundle: its manifest has no Bundle-SymbolicName");
      }
      for (String provider : providers(name, jar)) {
        String path = provider.replace('.', '/') + ".class";
        JarEntry entry = jar.getJarEntry(path);
        if (entry == null) {
          throw refuse(name, "is not complete: it has no " + path);
        }
        checkJava(name, jar, entry);
      }
      String version = manifest.getMainAttributes().getValue("Bundle-Version");
      return new JarInspector(
          symbolicName.split(";", -1)[0].strip(), version == null ? "0.0.0" : version);
    } catch (ZipException e) {
      throw refuse(name, "is no jar, or is not complete: " + e.getMessage());
    } catch (IOException | SecurityException e) {
      throw refuse(name, "cannot be read: " + e.getMessage());
    }
  }

  private static List<String> providers(String name, JarFile jar) throws IOException {
    JarEntry entry = jar.getJarEntry(DESCRIPTOR);
    if (entry == null) {
      throw refuse(name, "is no variant bundle: it has no " + DESCRIPTOR);
    }
    checkJava(name, jar, entry);
    List<String> providers;
    try (InputStream in = jar.getInputStream(entry)) {
      providers =
          ModuleDescriptor.read(in).provides().stream()
              .filter(provides -> provides.service().equals(Variant.class.getName()))
              .flatMap(provides -> provides.providers().stream())
              .toList();
    } catch (RuntimeException e) {
      throw refuse(name, "has a damaged " + DESCRIPTOR + ": " + e.getMessage());
    }
    if (providers.isEmpty()) {
      throw refuse(
          name,
          "is no variant bundle: its module descriptor does not provide " + Variant.class.getName());
    }
    return providers;
  }

  private static void checkJava(String name, JarFile jar, JarEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      byte[] head = in.readNBytes(8);
      int java = head.length < 8 ? 0 : ByteBuffer.wrap(head).getShort(6) - CLASS_FILE_OFFSET;
      int running = Runtime.version().feature();
      if (java < 1) {
        throw refuse(name, "has a damaged " + entry.getName());
      }
      if (java > running) {
        throw refuse(name, "was built for Java " + java + ", this is Java " + running);
      }
    }
  }

  private static IllegalArgumentException refuse(String name, String reason) {
    return new IllegalArgumentException(name + " " + reason);
  }
}
