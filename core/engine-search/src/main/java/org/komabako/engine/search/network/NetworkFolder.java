package org.komabako.engine.search.network;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import org.komabako.base.RegularFiles;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;

/**
 * A folder of networks, one for each variant by its key, with their versions where they have some. What was last replaced by
 * another is kept in the folder {@code earlier} in it, to go back to.
 */
final class NetworkFolder {
  private static final Logger LOG = System.getLogger(NetworkFolder.class.getName());

  private static final String VERSIONS = "versions.properties";

  private final Path folder;

  NetworkFolder(Path folder) {
    this.folder = folder;
  }

  private NetworkFolder earlier() {
    return new NetworkFolder(folder.resolve("earlier"));
  }

  /** Where the network of a variant is. */
  Path file(String key) {
    return folder.resolve(key + ".net");
  }

  /**
   * The bytes of a network, no more than it may have.
   *
   * @throws FileException if it is there and cannot be read
   */
  Optional<byte[]> read(String key) {
    return read(file(key));
  }

  static Optional<byte[]> read(Path file) {
    try {
      return Optional.of(RegularFiles.read(file, NetworkFile.MOST_BYTES));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /**
   * Puts a network in the place of what is there, which is kept.
   *
   * @param version of it; empty if it has none
   * @throws FileException if it cannot be written; what was there still is
   */
  void put(String key, byte[] bytes, String version) {
    read(key).ifPresent(before -> earlier().write(key, before, versions().getOrDefault(key, "")));
    write(key, bytes, version);
  }

  private void write(String key, byte[] bytes, String version) {
    WholeFile.writePrivate(file(key), bytes);
    Properties versions = properties(folder.resolve(VERSIONS));
    if (!version.equals(versions.getProperty(key, ""))) {
      versions.setProperty(key, version);
      WholeFile.writePrivate(folder.resolve(VERSIONS), versions);
    }
  }

  /** The bytes that {@link #rollback} goes back to; empty if there are none. */
  Optional<byte[]> earlier(String key) {
    return earlier().read(key);
  }

  /** Puts the network that was replaced last in the place of the one that is there, which is kept then; nothing if there is none. */
  void rollback(String key) {
    earlier(key).ifPresent(bytes -> put(key, bytes, earlier().versions().getOrDefault(key, "")));
  }

  /**
   * Removes the network of a variant, and what it had replaced.
   *
   * @throws FileException if it cannot be removed
   */
  void remove(String key) {
    for (Path file : new Path[] {earlier().file(key), file(key)}) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        throw FileException.unwritable(file, e);
      }
    }
  }

  /** The versions of the networks that are there, by the keys of their variants; empty for one that has none. */
  Map<String, String> versions() {
    Map<String, String> there = new TreeMap<>();
    Properties versions = properties(folder.resolve(VERSIONS));
    for (String key : versions.stringPropertyNames()) {
      if (Files.exists(file(key))) {
        there.put(key, versions.getProperty(key));
      }
    }
    return there;
  }

  /** What a file says; nothing if there is none. */
  static Properties properties(Path file) {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "nothing was written yet");
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.toString());
    }
    return properties;
  }
}
