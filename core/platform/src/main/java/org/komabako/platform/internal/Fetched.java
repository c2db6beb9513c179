package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLConnection;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;

/**
 * A jar that was fetched from a file or an address and looked into. Until it is closed it lies in a folder of
 * the user's under a name that is not watched, on the disk.
 *
 * @param source where it came from
 * @param part where it lies
 * @param jar what it says of itself
 */
record Fetched<T>(URI source, Path part, T jar) implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 20_000;
  private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(5);
  private static final Set<String> SCHEMES = Set.of("file", "http", "https");
  private static final int LONGEST_REASON = 200;

  /** Sections of Fairy-Stockfish's {@code variants.ini} can be written as texts, and are none. */
  private static final String LIST = ".ini";

  /**
   * Fetches a variant.
   *
   * @throws IllegalArgumentException if it is none that can be used
   * @throws java.io.UncheckedIOException if it cannot be had
   * @throws StateException if it was interrupted
   */
  static Fetched<JarInspector> from(URI source, Path folder) {
    return from(source, folder, JarInspector::inspect);
  }

  /** The same for what is looked into in some way. */
  static <T> Fetched<T> from(URI source, Path folder, Function<Path, T> look) {
    if (!source.isAbsolute()) {
      throw RequestException.of(Fetched.class, "fetched.noUrl", source);
    }
    if (!SCHEMES.contains(source.getScheme().toLowerCase(Locale.ROOT))) {
      throw RequestException.of(
          Fetched.class, "fetched.variantsFetchedFromFiles", source.getScheme());
    }
    if (Sources.name(source).endsWith(LIST)) {
      throw RequestException.of(Fetched.class, "fetched.list", Sources.name(source));
    }
    Path part = null;
    try {
      part = part(source, folder);
      copy(source, part);
      Fetched<T> fetched = new Fetched<>(source, part, look.apply(part));
      part = null;
      return fetched;
    } catch (IllegalArgumentException e) {
      throw part == null ? e : Sources.rename(e, part, source);
    } catch (ClosedByInterruptException e) {
      throw new StateException(
          Sentence.of(Fetched.class, "fetched.wasNotFetchedCommand", Sources.name(source)));
    } catch (IOException e) {
      throw FileException.unreadable(Sources.name(source), e);
    } finally {
      delete(part);
    }
  }

  /** A new file that it may lie in. */
  private static Path part(URI source, Path folder) {
    try {
      AtomicFiles.createPrivateFolders(folder);
      String ending = Sources.name(source).endsWith(TextBundle.ENDING) ? TextBundle.ENDING : "";
      return Files.createTempFile(folder, "new-", ending + AtomicFiles.PART);
    } catch (IOException e) {
      throw FileException.unwritable(folder, e);
    }
  }

  /** What it is called where it came from, for people. */
  String origin() {
    return Sources.name(source);
  }

  /**
   * Does something with it. What is wrong with it is told by the name that it has where it came from.
   *
   * @param failed the key of the sentence that the disk refused it, with {@link #origin} and the reason
   */
  <R> R use(String failed, Unbroken.Work<R> step) {
    try {
      return step.run();
    } catch (IllegalArgumentException e) {
      throw Sources.rename(e, part, source);
    } catch (IOException e) {
      throw FileException.of(Fetched.class, failed, origin(), e);
    }
  }

  /** Deletes it, if it was not put elsewhere. */
  @Override
  public void close() {
    delete(part);
  }

  private static void delete(@Nullable Path part) {
    if (part != null) {
      try {
        Files.deleteIfExists(part);
      } catch (IOException e) {
        System.getLogger(Fetched.class.getName()).log(System.Logger.Level.DEBUG, "a part stays", e);
      }
    }
  }

  private static void copy(URI source, Path part) throws IOException {
    if (source.getScheme().equalsIgnoreCase("file")) {
      Path file = Path.of(source);
      // To open a pipe would wait for its writer.
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw RequestException.of(Fetched.class, "fetched.noFile", Sources.name(source));
      }
      try (InputStream in = Files.newInputStream(file)) {
        copy(in, part, source);
      }
      return;
    }
    URLConnection connection = source.toURL().openConnection();
    connection.setConnectTimeout(TIMEOUT_MILLIS);
    connection.setReadTimeout(TIMEOUT_MILLIS);
    connection.setUseCaches(false);
    if (connection instanceof HttpURLConnection http && http.getResponseCode() >= 300) {
      String reason = http.getResponseMessage();
      throw new IOException("the server answered " + http.getResponseCode()
          + (reason == null ? "" : " " + SafeText.line(reason, LONGEST_REASON)));
    }
    try (InputStream in = connection.getInputStream()) {
      copy(in, part, source);
    }
  }

  private static void copy(InputStream in, Path part, URI source) throws IOException {
    long end = System.nanoTime() + LONGEST_NANOS;
    long left = JarInspector.LARGEST_JAR;
    byte[] buffer = new byte[1 << 16];
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE);
        OutputStream out = Channels.newOutputStream(channel)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        left -= read;
        if (left < 0) {
          throw RequestException.of(
              Fetched.class,
              "fetched.largerThanMbVariant",
              Sources.name(source),
              JarInspector.LARGEST_JAR >> 20);
        }
        if (System.nanoTime() > end) {
          throw new IOException("the server took longer than five minutes");
        }
        write(out, buffer, read, part);
      }
    }
    AtomicFiles.force(part);
  }

  /** What the disk refuses is no fault of the source. */
  private static void write(OutputStream out, byte[] buffer, int length, Path part)
      throws ClosedByInterruptException {
    try {
      out.write(buffer, 0, length);
    } catch (ClosedByInterruptException e) {
      throw e;
    } catch (IOException e) {
      throw FileException.unwritable(Objects.requireNonNullElse(part.getParent(), part), e);
    }
  }
}
