package org.komabako.platform.internal.shelf;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;

/** Fetches a file of a source: no more bytes and no longer than it may, and from nowhere else. */
final class Download {
  private static final Set<String> THIS_MACHINE = Set.of("127.0.0.1", "localhost", "[::1]");
  private static final int TIMEOUT_MILLIS = 20_000;
  private static final int MOST_REDIRECTS = 5;

  private final URI source;
  private final Duration longest;
  private volatile @Nullable HttpURLConnection connection;

  /** From a source, which ends with a slash, for at most so long for each file. */
  Download(URI source, Duration longest) {
    this.source = source;
    this.longest = longest;
  }

  /** Whether something can be fetched from there: a file, or an address that nobody else can read along. */
  static boolean isAllowed(URI address) {
    String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
    String host = address.getHost();
    return switch (scheme) {
      case "file" -> address.getPath() != null;
      case "https" -> host != null;
      case "http" -> host != null && THIS_MACHINE.contains(host);
      default -> false;
    };
  }

  /** Whether it is a part of the source: in the folder, or on the same server. */
  private boolean isInside(URI place) {
    return isAllowed(place)
        && place.getScheme().equalsIgnoreCase(source.getScheme())
        && String.valueOf(place.getHost()).equalsIgnoreCase(String.valueOf(source.getHost()))
        && place.getPort() == source.getPort();
  }

  /**
   * All bytes of a file.
   *
   * @throws FileNotFoundException if there is none
   * @throws RequestException if it is not where it may be, or too large
   * @throws FileException if it cannot be had
   */
  byte[] bytes(URI place, long most) throws FileNotFoundException {
    if (!isInside(place)) {
      throw elsewhere(place, source);
    }
    try {
      return "file".equalsIgnoreCase(place.getScheme())
          ? copy(file(place), place, most)
          : fetch(place, most);
    } catch (FileNotFoundException e) {
      throw e;
    } catch (IOException e) {
      throw FileException.unreadable(told(place), e);
    }
  }

  /** A server may keep one waiting at each step, so the time is taken of all of them. */
  private byte[] fetch(URI place, long most) throws IOException {
    try {
      return Deadline.within(longest, () -> copy(address(place), place, most), this::hangUp);
    } catch (TimeoutException e) {
      throw slow(place);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw interrupted(place);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException problem) {
        throw problem;
      } else if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new IOException(e.getCause());
    }
  }

  private void hangUp() {
    HttpURLConnection open = connection;
    if (open != null) {
      open.disconnect();
    }
  }

  private RequestException slow(URI place) {
    return RequestException.of(Download.class, "shelf.slow", told(place), longest.toSeconds());
  }

  private static StateException interrupted(URI place) {
    return new StateException(Sentence.of(Download.class, "shelf.interrupted", told(place)));
  }

  private static RequestException elsewhere(URI place, URI source) {
    return RequestException.of(Download.class, "shelf.elsewhere", told(source), told(place));
  }

  static String told(URI place) {
    String user = place.getRawUserInfo();
    String text = "file".equals(place.getScheme()) ? place.getPath() : place.toString();
    return SafeText.line(user == null ? text : text.replace(user + "@", ""), 300);
  }

  private InputStream file(URI place) throws IOException {
    Path file = Path.of(place);
    if (!Files.exists(file)) {
      throw new FileNotFoundException(file.toString());
    }
    // A link may lead out of the folder, and a pipe would wait for its writer.
    if (!file.toRealPath().startsWith(Path.of(source).toRealPath()) || !Files.isRegularFile(file)) {
      throw elsewhere(place, source);
    }
    return Files.newInputStream(file);
  }

  private InputStream address(URI place) throws IOException {
    URI at = place;
    for (int i = 0; i <= MOST_REDIRECTS; i++) {
      URLConnection begun = at.toURL().openConnection();
      begun.setConnectTimeout(TIMEOUT_MILLIS);
      begun.setReadTimeout((int) Math.min(TIMEOUT_MILLIS, longest.toMillis()));
      begun.setUseCaches(false);
      if (!(begun instanceof HttpURLConnection http)) {
        throw elsewhere(at, source);
      }
      connection = http;
      http.setInstanceFollowRedirects(false);
      int status = http.getResponseCode();
      if (status / 100 == 2) {
        return http.getInputStream();
      }
      String location = http.getHeaderField("Location");
      http.disconnect();
      if (status == HttpURLConnection.HTTP_NOT_FOUND || status == HttpURLConnection.HTTP_GONE) {
        throw new FileNotFoundException(told(at));
      } else if (status / 100 != 3 || location == null) {
        throw new IOException("the server answered " + status);
      }
      at = redirect(at, location);
    }
    throw new IOException("the server sends from one address to the next");
  }

  private URI redirect(URI from, String location) {
    URI to;
    try {
      to = from.resolve(location);
    } catch (IllegalArgumentException e) {
      throw RequestException.of(
          Download.class, "shelf.elsewhere", told(source), SafeText.line(location, 200));
    }
    if (!isInside(to)) {
      throw elsewhere(to, source);
    }
    return to;
  }

  private byte[] copy(InputStream from, URI place, long most) throws IOException {
    long end = System.nanoTime() + longest.toNanos();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    try (from) {
      for (int read = from.read(buffer); read >= 0; read = from.read(buffer)) {
        if (out.size() + read > most) {
          throw RequestException.of(Download.class, "shelf.longer", told(place), most);
        } else if (System.nanoTime() > end) {
          throw slow(place);
        } else if (Thread.currentThread().isInterrupted()) {
          throw interrupted(place);
        }
        out.write(buffer, 0, read);
      }
    }
    return out.toByteArray();
  }
}
