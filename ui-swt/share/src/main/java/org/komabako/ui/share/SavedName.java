package org.komabako.ui.share;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.game.Tags;

/**
 * Where a game is saved and how.
 *
 * @param file with an ending that tells the format
 * @param format the way to write it
 */
public record SavedName(Path file, GameFormat format) {
  /** How much of the name of a player. */
  private static final int LONGEST = 40;

  private static final Pattern DAY = Pattern.compile("(\\d{4})/(\\d{1,2})/(\\d{1,2}).*");

  /**
   * The name that is proposed for a game, without an ending: its variant, the day and the players, as far as they are known.
   *
   * @param variant its key
   * @param tags what the game says of itself
   * @param today the day that is taken where the game says none
   */
  public static String proposed(String variant, Map<String, String> tags, LocalDate today) {
    Matcher begun = DAY.matcher(tags.getOrDefault(Tags.BEGUN, ""));
    return Stream.of(
            variant,
            begun.matches() ? begun.replaceAll("$1-$2-$3") : today.toString(),
            plain(tags.getOrDefault(Tags.BLACK, "")),
            plain(tags.getOrDefault(Tags.WHITE, "")))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("-"));
  }

  /** What a file may be called anywhere: letters and digits. */
  private static String plain(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}]+", "_")
        .replaceAll("^_|_$", "")
        .replaceFirst("^(.{" + LONGEST + "}).+$", "$1");
  }

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
