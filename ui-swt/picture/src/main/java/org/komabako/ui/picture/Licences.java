package org.komabako.ui.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The licences of the outlines of the characters, which are not our own. */
public final class Licences {
  private Licences() {}

  /** The text of each, with a word before it that says what it is for. */
  public static List<String> texts() {
    return Stream.of("mincho", "text", "gothic").map(Licences::text).toList();
  }

  private static String text(String folder) {
    return read(folder + "/README.md").strip() + "\n\n"
        + read(folder + "/OFL.txt").strip();
  }

  private static String read(String name) {
    try (InputStream in = Licences.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the licence " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
