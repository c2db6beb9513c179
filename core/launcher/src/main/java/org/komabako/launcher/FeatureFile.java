package org.komabako.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The bundles that a feature file names (OSGi Compendium chapter 159). Of the rest of such a file nothing
 * concerns the start.
 *
 * @param bundles in the order of the file
 */
record FeatureFile(List<Entry> bundles) {
  private static final double DEFAULT_START_LEVEL = 6;

  /**
   * One bundle of a feature.
   *
   * @param group Maven's group id
   * @param artifact Maven's artifact id
   * @param version the exact version
   * @param startLevel the metadata {@code bundleStartLevel} of the bundle
   * @param engine the metadata {@code engine}: whether it is needed where nothing but a protocol is
   *     spoken
   */
  record Entry(String group, String artifact, String version, int startLevel, boolean engine) {

    /** Where the bundle lies below a repository with Maven's layout. */
    String path() {
      return String.join(
          "/", group.replace('.', '/'), artifact, version, artifact + "-" + version + ".jar");
    }
  }

  /**
   * Reads a feature file.
   *
   * @throws IOException if it cannot be read or is not a feature file; the message names the file
   */
  static FeatureFile read(Path file) throws IOException {
    try {
      return parse(Files.readString(file));
    } catch (IllegalArgumentException e) {
      throw new IOException("not a feature file: " + file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Understands the text of a feature file.
   *
   * @throws IllegalArgumentException if it is not one
   */
  static FeatureFile parse(String text) {
    List<Entry> entries = new ArrayList<>();
    if (!(Json.parse(text) instanceof Map<?, ?> feature)
        || !(feature.get("bundles") instanceof List<?> bundles)) {
      throw new IllegalArgumentException("no list of bundles");
    }
    for (Object bundle : bundles) {
      entries.add(entry(bundle));
    }
    return new FeatureFile(List.copyOf(entries));
  }

  private static Entry entry(Object bundle) {
    if (!(bundle instanceof Map<?, ?> map) || !(map.get("id") instanceof String id)) {
      throw new IllegalArgumentException("a bundle without an id: " + bundle);
    }
    String[] parts = id.split(":", -1);
    if (parts.length != 3) {
      throw new IllegalArgumentException("a bundle id is group:artifact:version, not " + id);
    }
    double level =
        map.get("bundleStartLevel") instanceof Double number ? number : DEFAULT_START_LEVEL;
    return new Entry(
        parts[0], parts[1], parts[2], (int) level, Boolean.TRUE.equals(map.get("engine")));
  }
}
