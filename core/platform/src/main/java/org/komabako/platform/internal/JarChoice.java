package org.komabako.platform.internal;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.osgi.framework.Version;

/**
 * Chooses which of the jars in the watched folders are used.
 *
 * <ul>
 *   <li>Of two with the same symbolic name the one that is used already, or else the first, stays; the
 *       other is refused as a duplicate.
 *   <li>But one in a later folder that has a higher version takes the place of one in an earlier, so
 *       that the user may have a newer one than the installation.
 * </ul>
 */
final class JarChoice {
  private final Set<String> unwanted;
  private final Function<String, @Nullable Path> fileInUse;
  private final Function<String, @Nullable String> foreign;
  private final Map<String, Path> wanted = new LinkedHashMap<>();
  private final Map<String, Version> versions = new TreeMap<>();
  private final Map<Path, Text> refused = new TreeMap<>();

  /**
   * Begins to choose.
   *
   * @param unwanted symbolic names that are not taken from shipped folders
   * @param fileInUse the file that a symbolic name is used from now, or null
   * @param foreign where a bundle with a symbolic name came from that is not from any folder, or null
   */
  JarChoice(
      Set<String> unwanted,
      Function<String, @Nullable Path> fileInUse,
      Function<String, @Nullable String> foreign) {
    this.unwanted = unwanted;
    this.fileInUse = fileInUse;
    this.foreign = foreign;
  }

  /** Looks at the jars of the next folder. */
  void add(Path folder, boolean shipped, List<Path> files) {
    Map<Path, JarInspector> found = new TreeMap<>();
    for (Path file : files) {
      try {
        found.put(file, JarInspector.inspect(file));
      } catch (IllegalArgumentException e) {
        refused.put(file, Told.of(e));
      }
    }
    found.entrySet().stream()
        .filter(entry -> !shipped || !unwanted.contains(entry.getValue().symbolicName()))
        .sorted(Comparator.comparing(
            entry -> !entry.getKey().equals(fileInUse.apply(entry.getValue().symbolicName()))))
        .forEach(entry -> choose(folder, entry.getKey(), entry.getValue()));
  }

  private void choose(Path folder, Path file, JarInspector jar) {
    String name = jar.symbolicName();
    String elsewhere = foreign.apply(name);
    Path other = wanted.get(name);
    Version version = versions.getOrDefault(name, Version.emptyVersion);
    boolean newer =
        other != null && !folder.equals(other.getParent()) && jar.version().compareTo(version) > 0;
    if (elsewhere != null) {
      refuse(file, name, Version.emptyVersion, elsewhere);
    } else if (other == null || newer) {
      wanted.put(name, file);
      versions.put(name, jar.version());
    } else {
      refuse(file, name, version, other.toString());
    }
  }

  private void refuse(Path file, String name, Version version, String other) {
    String which = version.equals(Version.emptyVersion) ? name : name + " " + version;
    refused.put(
        file,
        Sentence.of(
            "{0}: the bundle {1} is installed already, from {2}",
            "{0}：バンドル {1} は {2} からもう組み込まれています", file.getFileName(), which, other));
  }

  /** Which file is to be used for which symbolic name. */
  Map<String, Path> wanted() {
    return wanted;
  }

  /** Which files are not used, and why. */
  Map<Path, Text> refused() {
    return refused;
  }
}
