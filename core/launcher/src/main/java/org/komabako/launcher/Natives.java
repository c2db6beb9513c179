package org.komabako.launcher;

import java.nio.file.Path;
import java.util.List;

/**
 * Where libraries in Java unpack their native parts: into the folder of this process, which goes with it, and with
 * the next start if it was killed. Else each killed process would leave some in the folder for temporary files.
 */
final class Natives {
  /** The properties of SQLite's driver and of JLine. */
  private static final List<String> PROPERTIES = List.of("org.sqlite.tmpdir", "jline.tmpdir");

  private Natives() {}

  /** What the user has set stays. */
  static void unpackInto(Path folder) {
    for (String property : PROPERTIES) {
      if (System.getProperty(property) == null) {
        System.setProperty(property, folder.toString());
      }
    }
  }
}
