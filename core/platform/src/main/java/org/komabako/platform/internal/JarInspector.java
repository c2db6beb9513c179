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
import org.komabako.kernel.RequestException;
import org.komabako.kernel.variant.Sentence;
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
      throw refuse(name, "is no file", "はファイルではありません");
    }
    try (JarFile jar = new JarFile(file.toFile())) {
      JarInspector found = describe(name, jar.getManifest());
      for (JarEntry entry : Collections.list(jar.entries())) {
        readThrough(name, jar, entry);
      }
      for (String provider : providers(name, jar)) {
        String path = provider.replace('.', '/') + ".class";
        if (jar.getEntry(path) == null) {
          throw refuse(name, "is not complete: it has no {0}", "は完全ではありません。{0} がありません", path);
        }
      }
      return found;
    } catch (ZipException e) {
      throw refuse(
          name,
          "is no jar, or is damaged or not complete: {0}",
          "は jar ではないか、壊れているか、途中で切れています（{0}）",
          String.valueOf(e.getMessage()));
    } catch (IOException | SecurityException e) {
      throw refuse(name, "cannot be read: {0}", "を読めません（{0}）", String.valueOf(e.getMessage()));
    }
  }

  private static JarInspector describe(String name, @Nullable Manifest manifest) {
    Attributes headers = manifest == null ? new Attributes() : manifest.getMainAttributes();
    String symbolicName = headers.getValue(Constants.BUNDLE_SYMBOLICNAME);
    if (symbolicName == null) {
      throw refuse(
          name,
          "is no OSGi bundle: its manifest has no Bundle-SymbolicName",
          "は OSGi バンドルではありません。マニフェストに Bundle-SymbolicName がありません");
    }
    try {
      Version version = Version.parseVersion(headers.getValue(Constants.BUNDLE_VERSION));
      return new JarInspector(symbolicName.split(";", -1)[0].strip(), version);
    } catch (IllegalArgumentException e) {
      throw refuse(
          name,
          "has a wrong Bundle-Version: {0}",
          "の Bundle-Version が正しくありません（{0}）",
          String.valueOf(e.getMessage()));
    }
  }

  private static List<String> providers(String name, JarFile jar) throws IOException {
    JarEntry entry = jar.getJarEntry(Providers.DESCRIPTOR);
    if (entry == null) {
      throw refuse(
          name,
          "is no variant bundle: it has no {0}",
          "は将棋のバンドルではありません。{0} がありません",
          Providers.DESCRIPTOR);
    }
    List<String> providers;
    try (InputStream in = jar.getInputStream(entry)) {
      providers = Providers.read(in);
    } catch (RuntimeException e) {
      throw refuse(
          name,
          "has a damaged {0}: {1}",
          "の {0} が壊れています（{1}）",
          Providers.DESCRIPTOR,
          String.valueOf(e.getMessage()));
    }
    if (providers.isEmpty()) {
      throw refuse(
          name,
          "is no variant bundle: its module descriptor does not provide {0}",
          "は将棋のバンドルではありません。モジュール記述子が {0} を提供していません",
          Variant.class.getName());
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
      throw refuse(name, "is damaged: {0} is no class", "は壊れています。{0} はクラスではありません", entry);
    }
    int java = ByteBuffer.wrap(head).getShort(6) - CLASS_FILE_OFFSET;
    int running = Runtime.version().feature();
    if (java > running) {
      throw refuse(
          name,
          "was built for Java {0}, this is Java {1}",
          "は Java {0} 用です。ここで動いているのは Java {1} です",
          java,
          running);
    }
  }

  private static IllegalArgumentException refuse(
      String name, String english, String japanese, Object... parts) {
    return RequestException.of("{0} {1}", "{0} {1}", name, Sentence.of(english, japanese, parts));
  }
}
