package org.komabako.launcher;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** Framework properties: those of the installation, over them those of the user. */
final class FrameworkSettings {
  private static final String FILE = "komabako.properties";

  private FrameworkSettings() {}

  /** Reads both files; either may be absent. The folders always win, a file cannot move them. */
  static Map<String, String> load(Folders folders) throws IOException {
    Map<String, String> settings = new HashMap<>();
    addAll(settings, folders.home().resolve("etc").resolve(FILE));
    addAll(settings, folders.config().resolve(FILE));
    settings.putAll(folders.properties());
    return settings;
  }

  private static void addAll(Map<String, String> settings, Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return;
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
    for (String name : properties.stringPropertyNames()) {
      settings.put(name, properties.getProperty(name));
    }
  }
}
