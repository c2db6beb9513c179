package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.variant.Variant;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;

/**
 * Looks into a jar before it is installed.
 *
 * @param symbolicName of the bundle
 * @param version of the bundle
 */
record JarInspector(String symbolicName, Version version) {
  private static final int CLASS_FILE_MAGIC = 0xCAFEBABE;
  private static final int CLASS_FILE_OFFSET = 44;

  /**
   * What a variant bundle says of itself. Every entry of the jar is read, which finds a damaged one.
   *
   * @throws IllegalArgumentException if the file is none that can be used; the message says why
   */
  static JarInspector inspect(Path file) {
    String name = String.valueOf(file.getFileName());
    if (!Files.isRegularFile(file)) {
      throw refuse(name, "is no file");
    }
    try (JarFile jar = new JarFile(file.toFile())) {
      JarInspector found = describe(name, jar.getManifest());
      for (JarEntry entry : Collections.list(jar.entries())) {
        readThrough(name, jar, entry);
      }
      for (String provider : providers(name, jar)) {
        String path = provider.replace('.', '/') + ".class";
        if (jar.getEntry(path) == null) {
          throw refuse(name, "is not complete: it has no " + path);
        }
      }
      return found;
    } catch (ZipException e) {
      throw refuse(name, "is no jar, or is damaged or not complete: " + e.getMessage());
    } catch (IOException | SecurityException e) {
      throw refuse(name, "cannot be read: " + e.getMessage());
    }
  }

  private static JarInspector describe(String name, @Nullable Manifest manifest) {
    Attributes headers = manifest == null ? new Attributes() : manifest.getMainAttributes();
    String symbolicName = headers.getValue(Constants.BUNDLE_SYMBOLICNAME);
    if (symbolicName == null) {
      throw refuse(name, "is no OSGi bundle: its manifest has no Bundle-SymbolicName");
    }
    try {
      Version version = Version.parseVersion(headers.getValue(Constants.BUNDLE_VERSION));
      return new JarInspector(symbolicName.split(";", -1)[0].strip(), version);
    } catch (IllegalArgumentException e) {
      throw refuse(name, "has a wrong Bundle-Version: " + e.getMessage());
    }
  }

  private static List<String> providers(String name, JarFile jar) throws IOException {
    JarEntry entry = jar.getJarEntry(Providers.DESCRIPTOR);
    if (entry == null) {
      throw refuse(name, "is no variant bundle: it has no " + Providers.DESCRIPTOR);
    }
    List<String> providers;
    try (InputStream in = jar.getInputStream(entry)) {
      providers = Providers.read(in);
    } catch (RuntimeException e) {
      throw refuse(name, "has a damaged " + Providers.DESCRIPTOR + ": " + e.getMessage());
    }
    if (providers.isEmpty()) {
      throw refuse(
          name,
          "is no variant bundle: its module descriptor does not provide "
              + Variant.class.getName());
    }
    return providers;
  }

  /** Reading to the end compares the checksum. Classes for later Java in META-INF are not used. */
  private static void readThrough(String name, JarFile jar, JarEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
        checkJava(name, entry.getName(), in.readNBytes(8));
      }
      in.transferTo(OutputStream.nullOutputStream());
    }
  }

  private static void checkJava(String name, String entry, byte[] head) {
    if (head.length < 8 || ByteBuffer.wrap(head).getInt() != CLASS_FILE_MAGIC) {
      throw refuse(name, "is damaged: " + entry + " is no class");
    }
    int java = ByteBuffer.wrap(head).getShort(6) - CLASS_FILE_OFFSET;
    int running = Runtime.version().feature();
    if (java > running) {
      throw refuse(name, "was built for Java " + java + ", this is Java " + running);
    }
  }

  private static IllegalArgumentException refuse(String name, String reason) {
    return new IllegalArgumentException(name + " " + reason);
  }
}
