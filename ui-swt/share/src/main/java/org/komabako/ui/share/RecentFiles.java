package org.komabako.ui.share;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** The files of games that were opened or saved last, the newest first, kept in the settings. For the display thread. */
public final class RecentFiles {
  /** So many are kept. */
  public static final int MOST = 10;

  static final Setting<List<Path>> FILES =
      new Setting<>("files.recent", List.of(), RecentFiles::parse, RecentFiles::print);

  /** Of a label; a folder is cut to it from the left. */
  private static final int LONGEST_FOLDER = 40;

  private final Settings settings;

  /** Those of a user. */
  public RecentFiles(Settings settings) {
    this.settings = settings;
  }

  /** All, the newest first. */
  public List<Path> all() {
    return settings.get(FILES);
  }

  /** A file was opened or saved. */
  public void add(Path file) {
    Path whole = whole(file);
    settings.set(
        FILES,
        Stream.concat(Stream.of(whole), all().stream().filter(each -> !each.equals(whole)))
            .limit(MOST)
            .toList());
  }

  /** A file is there no more. */
  public void remove(Path file) {
    settings.set(FILES, all().stream().filter(each -> !each.equals(whole(file))).toList());
  }

  /** Forgets all. */
  public void clear() {
    settings.set(FILES, List.of());
  }

  /** How a file is named in a menu: its name, and its folder behind. */
  public static String label(Path file) {
    Path folder = file.getParent();
    String name = String.valueOf(file.getFileName());
    if (folder == null) {
      return name;
    }
    String where = folder.toString();
    int left = where.length() - LONGEST_FOLDER;
    return name + "  (" + (left > 0 ? "…" + where.substring(left) : where) + ")";
  }

  private static Path whole(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private static List<Path> parse(String text) {
    List<Path> files = new ArrayList<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).limit(MOST).toList()) {
      try {
        files.add(Path.of(line));
      } catch (InvalidPathException e) {
        // A name of another system; the others are still good.
        continue;
      }
    }
    return List.copyOf(files);
  }

  private static String print(List<Path> files) {
    return files.stream()
        .map(Path::toString)
        .filter(name -> name.indexOf('\n') < 0 && name.indexOf('\r') < 0)
        .collect(Collectors.joining("\n"));
  }
}
