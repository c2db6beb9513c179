package org.komabako.base;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * The data folder, which the program keeps the user's data in: games, engines, variants, settings. The launcher's
 * {@code Folders} has chosen it.
 *
 * @param path where it is
 */
public record DataFolder(Path path) {
  /** The framework property that names it; the launcher sets it. */
  public static final String PROPERTY = "komabako.data";

  /**
   * As the framework's properties say, for those that can do without.
   *
   * @param properties such as {@code context::getProperty}
   */
  public static Optional<DataFolder> find(Properties properties) {
    String path = properties.get(PROPERTY);
    return path == null || path.isBlank()
        ? Optional.empty()
        : Optional.of(new DataFolder(Path.of(path)));
  }

  /**
   * As the framework's properties say.
   *
   * @throws IllegalStateException if they do not
   */
  public static DataFolder of(Properties properties) {
    return find(properties)
        .orElseThrow(
            () -> new IllegalStateException(
                "the framework property " + PROPERTY
                    + " is not set; it names the folder for the user's data, and Komabako's launcher sets it"));
  }

  /** A folder or file in it. */
  public Path resolve(String name) {
    return path.resolve(name);
  }

  /** Properties by name. */
  @FunctionalInterface
  @ConsumerType
  public interface Properties {
    /** The value of one; null if it is not set. */
    @Nullable
    String get(String name);
  }
}
