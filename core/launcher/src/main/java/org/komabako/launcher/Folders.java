package org.komabako.launcher;

import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Chooses where things are, by {@code --data} or else by the XDG rules. The installation is only read; the other three belong to the user.
 *
 * @param home the installation: {@code bin lib variants etc}
 * @param data games, variants and settings of the user
 * @param config files the user edits
 * @param cache what may be deleted at any time
 */
record Folders(Path home, Path data, Path config, Path cache) {

  /**
   * The folders of this user: below {@code data} if that is given, else where the XDG rules say.
   *
   * @param environment gives a variable of the environment, or null
   */
  static Folders find(
      Path home, @Nullable Path data, UnaryOperator<@Nullable String> environment, Path userHome) {
    if (data != null) {
      return new Folders(home, data, data.resolve("etc"), data.resolve("cache"));
    }
    return new Folders(
        home,
        xdg(environment.apply("XDG_DATA_HOME"), userHome.resolve(".local/share")),
        xdg(environment.apply("XDG_CONFIG_HOME"), userHome.resolve(".config")),
        xdg(environment.apply("XDG_CACHE_HOME"), userHome.resolve(".cache")));
  }

  /** The XDG rules want relative folders ignored. */
  private static Path xdg(@Nullable String value, Path fallback) {
    boolean usable = value != null && !value.isEmpty() && Path.of(value).isAbsolute();
    return (usable ? Path.of(value) : fallback).resolve("komabako");
  }

  /** The file of a feature, whether it exists or not. */
  Path feature(String name) {
    return features().resolve(name).resolve("feature.json");
  }

  /** Holds one folder for each feature, with its {@code feature.json}. */
  Path features() {
    return home.resolve("lib/features");
  }

  /** Holds the bundles of all features, laid out as Maven does. */
  Path repository() {
    return home.resolve("lib/repository");
  }

  /** What the bundles learn, as framework properties. */
  Map<String, String> properties() {
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("komabako.home", home.toString());
    properties.put("komabako.data", data.toString());
    properties.put("komabako.config", config.toString());
    properties.put("komabako.cache", cache.toString());
    properties.put("komabako.features", features().toString());
    properties.put("komabako.repository", repository().toString());
    properties.put(
        "komabako.variants",
        home.resolve("variants") + File.pathSeparator + data.resolve("variants"));
    // The shell looks for etc/gosh_profile there.
    properties.put("gosh.home", home.toString());
    return properties;
  }
}
