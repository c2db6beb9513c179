package org.komabako.platform.internal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import org.komabako.base.AtomicFiles;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.internal.shelf.Readme;
import org.komabako.varianttext.VariantHead;
import org.komabako.varianttext.VariantTextException;
import org.komabako.varianttext.VariantTexts;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;

/** A variant's text as a bundle: a jar made in memory that holds the text, its pages to read, and a network for the engine. */
final class TextBundle {
  /** What the names of texts end with. */
  static final String ENDING = ".variant";

  /** Where the text stands in the bundle. */
  static final String ENTRY = "variant" + ENDING;

  /** What the name of the engine's network for it ends with, which may stand beside the text. */
  private static final String NETWORK = ".net";

  private static final long MOST_NETWORK = 64 << 20;

  private TextBundle() {}

  /** Whether a file is a text by its name, also while it is still fetched. */
  static boolean isText(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) || name.endsWith(ENDING + AtomicFiles.PART);
  }

  /** What the name of a file for it ends with. */
  static String ending(Path file) {
    return isText(file) ? ENDING : ".jar";
  }

  /**
   * What a text says of itself. Its key is the name of the bundle.
   *
   * @throws IllegalArgumentException if it is none that can be used
   */
  static JarInspector inspect(Path file) throws IOException {
    VariantHead head = said(file).head();
    return new JarInspector(
        head.key(),
        Version.parseVersion(head.version()),
        JarInspector.digest(file),
        "",
        false,
        false,
        Set.of(),
        head.base(),
        head.name());
  }

  /** What the framework installs. */
  static InputStream content(Path file) throws IOException {
    if (!isText(file)) {
      return Files.newInputStream(file);
    }
    Said said = said(file);
    VariantHead head = said.head();
    Manifest manifest = new Manifest();
    Attributes headers = manifest.getMainAttributes();
    headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
    headers.putValue(Constants.BUNDLE_SYMBOLICNAME, head.key());
    headers.putValue(Constants.BUNDLE_VERSION, head.version());
    // The type of the service that is registered for it: only so others who look for variants are
    // given this one, too.
    headers.putValue(Constants.IMPORT_PACKAGE, Variant.class.getPackageName());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream jar = new JarOutputStream(bytes, manifest)) {
      // It is unpacked at once.
      jar.setLevel(Deflater.NO_COMPRESSION);
      put(jar, ENTRY, said.text());
      for (Map.Entry<String, String> page : head.pages().entrySet()) {
        put(jar, Readme.name(page.getKey()), page.getValue());
      }
      Path network = file.resolveSibling(head.key() + NETWORK);
      if (Files.isRegularFile(network) && Files.size(network) <= MOST_NETWORK) {
        put(jar, head.key() + NETWORK, Files.readAllBytes(network));
      }
    }
    return new ByteArrayInputStream(bytes.toByteArray());
  }

  private static void put(JarOutputStream jar, String name, String text) throws IOException {
    put(jar, name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void put(JarOutputStream jar, String name, byte[] content) throws IOException {
    jar.putNextEntry(new ZipEntry(name));
    jar.write(content);
    jar.closeEntry();
  }

  /**
   * The text of a file, and what it says of itself.
   *
   * @throws IllegalArgumentException if it is none that can be used
   */
  private static Said said(Path file) {
    try {
      String text = VariantTexts.text(file);
      return new Said(text, VariantTexts.head(text));
    } catch (VariantTextException e) {
      throw RequestException.of(
          JarInspector.class,
          "jarInspector.joined",
          SafeText.line(String.valueOf(file.getFileName())),
          UserMessage.of(e));
    } catch (FileException e) {
      throw new RequestException(UserMessage.of(e), e);
    }
  }

  private record Said(String text, VariantHead head) {}
}
