package org.komabako.base.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module of its own, whose messages get a made-up language while it speaks. */
class ThirdLanguageTest {
  private static final Locale KOMAGO = Locale.forLanguageTag("tlh");
  private static final Locale REGION = Locale.forLanguageTag("tlh-JP");

  /** What speaks. */
  static final class Speaker {}

  @TempDir
  private Path folder;

  private void write(String language, String... lines) throws IOException {
    Path messages = folder.resolve("OSGI-INF").resolve("l10n").resolve("org.komabako.base.message");
    Files.createDirectories(messages);
    Files.writeString(
        messages.resolve("messages_" + language + ".properties"), String.join("\n", lines));
  }

  /** The same class again, with a class loader that finds messages in the folder. */
  private Class<?> speaker(URLClassLoader loader) throws IOException, ClassNotFoundException {
    String name = Speaker.class.getName().replace('.', '/') + ".class";
    Path file = folder.resolve(name);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    try (InputStream in =
        Objects.requireNonNull(Speaker.class.getClassLoader().getResourceAsStream(name))) {
      Files.copy(in, file);
    }
    return loader.loadClass(Speaker.class.getName());
  }

  @Test
  void isOneFileThatMayComeLater() throws IOException, ClassNotFoundException {
    write("en", "speaker.taken={0} takes {1}", "speaker.mate=mate");
    write("ja", "speaker.taken={0}が{1}を取る", "speaker.mate=詰み");
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      Class<?> speaker = speaker(loader);
      LocalizedText mate = Sentence.of(speaker, "speaker.mate");
      LocalizedText taken =
          Sentence.of(speaker, "speaker.taken", LocalizedText.of("lion", "獅子"), mate);
      assertEquals("lion takes mate", taken.in(KOMAGO));
      assertEquals("獅子が詰みを取る", taken.in(Locale.JAPANESE));

      write("tlh", "speaker.taken={1}Daq {0} SuH");
      assertEquals("mateDaq lion SuH", taken.in(KOMAGO));
      assertEquals("mateDaq lion SuH", taken.in(REGION));
      assertEquals("mate", mate.in(KOMAGO), "what it leaves out is English");
      assertEquals("lion takes mate", taken.in(Locale.ENGLISH));
    }
  }
}
