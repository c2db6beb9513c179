package org.komabako.ui.share;

import java.nio.file.Path;
import java.util.List;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;

/**
 * Where a game is saved and how.
 *
 * @param file with an ending that tells the format
 * @param format the way to write it
 */
public record SavedName(Path file, GameFormat format) {
  /**
   * From what a file dialog answers: the chosen format, unless the name tells another one.
   *
   * @param offered the formats in the order of the dialog
   * @param chosen the index of one of them
   */
  public static SavedName of(String name, List<GameFormat> offered, int chosen) {
    GameFormat wanted = offered.get(Math.max(0, chosen));
    if (wanted.extensions().stream().anyMatch(end -> name.endsWith("." + end))) {
      return new SavedName(Path.of(name), wanted);
    }
    return new Formats()
        .ofFile(name)
        .map(told -> new SavedName(Path.of(name), told))
        .orElseGet(() -> new SavedName(Path.of(name + "." + wanted.extensions().get(0)), wanted));
  }
}
