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
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;

/**
 * Chooses which of the jars in the watched folders are used.
 *
 * <ul>
 *   <li>Of several with the same symbolic name in a folder the one of the highest version is used; of
 *       those with the same version the one that is used already, or else the first. The others are
 *       refused as duplicates.
 *   <li>One of the user's with the name of a shipped one is used only where the user has said so: the
 *       shipped one is not wanted then. If his is not usable, the shipped one is used all the same.
 * </ul>
 */
final class JarChoice {
  private final Set<String> unwanted;
  private final Function<String, @Nullable Path> fileInUse;
  private final Function<String, @Nullable String> foreign;
  private final Inspection inspection;
  private final Map<String, Path> wanted = new LinkedHashMap<>();
  private final Map<Path, JarInspector> jars = new TreeMap<>();
  private final Map<Path, LocalizedText> refused = new TreeMap<>();

  /** How a jar is looked into. */
  @FunctionalInterface
  interface Inspection {
    /**
     * What it says of itself.
     *
     * @throws IllegalArgumentException if it is not to be used
     */
    JarInspector of(Path file);
  }

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
      Function<String, @Nullable String> foreign,
      Inspection inspection) {
    this.unwanted = unwanted;
    this.fileInUse = fileInUse;
    this.foreign = foreign;
    this.inspection = inspection;
  }

  /** Looks at the jars in the folders: those that are shipped, then those of the user. */
  void choose(List<Path> shipped, List<Path> own) {
    Map<Path, JarInspector> ownJars = inspect(own);
    Map<Path, JarInspector> shippedJars = inspect(shipped);
    shippedJars
        .values()
        .removeIf(jar -> unwanted.contains(jar.symbolicName())
            && (isThere(jar.symbolicName(), ownJars)
                || !isReplacedByRefused(jar.symbolicName(), own)));
    choose(shippedJars);
    choose(ownJars);
  }

  private static boolean isThere(String symbolicName, Map<Path, JarInspector> jars) {
    return jars.values().stream().anyMatch(jar -> jar.symbolicName().equals(symbolicName));
  }

  /** The file that {@code variant:update} has put there is not usable. */
  private boolean isReplacedByRefused(String symbolicName, List<Path> own) {
    return own.stream()
        .filter(refused::containsKey)
        .anyMatch(
            file -> file.getFileName().toString().equals(symbolicName + TextBundle.ending(file)));
  }

  private Map<Path, JarInspector> inspect(List<Path> files) {
    Map<Path, JarInspector> found = new TreeMap<>();
    for (Path file : files) {
      try {
        found.put(file, inspection.of(file));
      } catch (IllegalArgumentException e) {
        refused.put(file, UserMessage.of(e));
      }
    }
    return found;
  }

  private void choose(Map<Path, JarInspector> found) {
    found.entrySet().stream()
        .sorted(Comparator.comparing(
                (Map.Entry<Path, JarInspector> each) -> each.getValue().version())
            .reversed()
            .thenComparing(
                each -> !each.getKey().equals(fileInUse.apply(each.getValue().symbolicName()))))
        .forEach(each -> choose(each.getKey(), each.getValue()));
  }

  private void choose(Path file, JarInspector jar) {
    String name = jar.symbolicName();
    String elsewhere = foreign.apply(name);
    Path other = wanted.get(name);
    if (elsewhere != null) {
      refuse(file, name, elsewhere);
    } else if (other == null) {
      wanted.put(name, file);
      jars.put(file, jar);
    } else {
      JarInspector used = jars.get(other);
      refuse(file, used == null ? name : name + " " + used.version(), other.toString());
      if (file.getParent() != null && !file.getParent().equals(other.getParent())) {
        refused.computeIfPresent(
            file,
            (any, text) ->
                Sentence.of(JarChoice.class, "jarChoice.variantUpdatePutsPlace", text, name));
      }
    }
  }

  private void refuse(Path file, String which, String other) {
    refused.put(
        file,
        Sentence.of(
            JarChoice.class,
            "jarChoice.bundleInstalledAlreadyFrom",
            file.getFileName(),
            which,
            other));
  }

  /** Which file is to be used for which symbolic name. */
  Map<String, Path> wanted() {
    return wanted;
  }

  /** What a file to be used says of itself. */
  @Nullable
  JarInspector jar(Path file) {
    return jars.get(file);
  }

  /** Which files are not used, and why. */
  Map<Path, LocalizedText> refused() {
    return refused;
  }
}
