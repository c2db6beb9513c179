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
    try (InputStream in =
        "file".equalsIgnoreCase(place.getScheme()) ? file(place) : address(place)) {
      return copy(in, place, most);
    } catch (FileNotFoundException e) {
      throw e;
    } catch (IOException e) {
      throw FileException.unreadable(told(place), e);
    }
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
      URLConnection connection = at.toURL().openConnection();
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout((int) Math.min(TIMEOUT_MILLIS, longest.toMillis()));
      connection.setUseCaches(false);
      if (!(connection instanceof HttpURLConnection http)) {
        throw elsewhere(at, source);
      }
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

  private byte[] copy(InputStream in, URI place, long most) throws IOException {
    long end = System.nanoTime() + longest.toNanos();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
      if (out.size() + read > most) {
        throw RequestException.of(Download.class, "shelf.longer", told(place), most);
      } else if (System.nanoTime() > end) {
        throw RequestException.of(Download.class, "shelf.slow", told(place), longest.toSeconds());
      } else if (Thread.currentThread().isInterrupted()) {
        throw new StateException(Sentence.of(Download.class, "shelf.interrupted", told(place)));
      }
      out.write(buffer, 0, read);
    }
    return out.toByteArray();
  }
}
