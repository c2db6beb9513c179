package org.komabako.launcher;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.connect.ConnectContent;

/** What is in a bundle on the class path: the entries of its jar, and the loader of the class path. Safe for several threads. */
final class JarContent implements ConnectContent {
  private final File jar;
  private @Nullable ZipFile open;

  JarContent(Path jar) {
    this.jar = jar.toFile();
  }

  /** Empty: they are in the manifest. */
  @Override
  public Optional<Map<String, String>> getHeaders() {
    return Optional.empty();
  }

  @Override
  public Optional<ClassLoader> getClassLoader() {
    return Optional.of(ClassLoader.getSystemClassLoader());
  }

  @Override
  public Iterable<String> getEntries() throws IOException {
    return opened().stream().map(ZipEntry::getName).toList();
  }

  @Override
  public Optional<ConnectEntry> getEntry(String path) {
    try {
      ZipFile zip = opened();
      return Optional.ofNullable(zip.getEntry(path)).map(entry -> new JarEntry(zip, entry));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public synchronized void open() throws IOException {
    if (open == null) {
      open = new ZipFile(jar);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    if (open != null) {
      open.close();
      open = null;
    }
  }

  private synchronized ZipFile opened() throws IOException {
    if (open == null) {
      throw new IOException(jar + " is closed");
    }
    return open;
  }

  /** A file or folder in the jar. */
  private record JarEntry(ZipFile zip, ZipEntry entry) implements ConnectEntry {
    @Override
    public String getName() {
      return entry.getName();
    }

    @Override
    public long getContentLength() {
      return entry.getSize();
    }

    @Override
    public long getLastModified() {
      return Math.max(0, entry.getTime());
    }

    @Override
    public InputStream getInputStream() throws IOException {
      return zip.getInputStream(entry);
    }
  }
}
