package org.komabako.distribution;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/**
 * A bundle with one file: a few sentences of the console, of core and of the window in Esperanto. It is a
 * fragment, or a bundle of its own.
 */
final class MadeUpLanguage {
  private static final String TEXTS = """
      # of the console
      help.game.move=movas pecojn
      word.none=neniu
      # of core
      variantRegistry.variantNotInstalled=''{0}'' mankas; estas {1}
      # of the window
      start.play=Nova ludo
      menu.game=&Ludo
      """;

  private MadeUpLanguage() {}

  /** Writes it to a folder. */
  static URI jar(Path folder, boolean fragment) throws IOException {
    Manifest manifest = new Manifest();
    Attributes head = manifest.getMainAttributes();
    head.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    head.putValue("Bundle-ManifestVersion", "2");
    head.putValue("Bundle-SymbolicName", "made.up.language");
    head.putValue("Bundle-Version", "1.0.0");
    if (fragment) {
      head.putValue("Fragment-Host", "org.komabako.base");
    }
    Path jar = folder.resolve("language.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream content = new JarOutputStream(out, manifest)) {
      for (String each :
          new String[] {"OSGI-INF/", "OSGI-INF/l10n/", "OSGI-INF/l10n/org.komabako/"}) {
        content.putNextEntry(new ZipEntry(each));
        content.closeEntry();
      }
      content.putNextEntry(new ZipEntry("OSGI-INF/l10n/org.komabako/messages_eo.properties"));
      content.write(TEXTS.getBytes(StandardCharsets.UTF_8));
      content.closeEntry();
    }
    return jar.toUri();
  }
}
